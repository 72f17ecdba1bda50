/// An attribute of a declaration, such as `@State` or `@available(iOS 17, *)`.
struct Attribute: Equatable {
  /// Its name, without `@` and arguments: `SwiftUI.State` keeps its module.
  var name: String
  /// From `@` to the end of its arguments.
  var range: Range<Int>

  /// The last part of its name.
  var baseName: Substring { name.split(separator: ".").last ?? "" }
}

/// What precedes the name of a declaration.
struct DeclarationHeader: Equatable {
  var attributes: [Attribute] = []
  /// Words such as `public`, and those with an argument, such as `private(set)`.
  var modifiers: [String] = []
  /// `var`, `struct` and so on.
  var keyword: Token

  /// The access of the declaration, if it is written.
  var access: String? { modifiers.first { Self.accessWords.contains($0) } }

  /// Whether the declaration has this attribute, with or without a module.
  func hasAttribute(_ name: String) -> Bool { attributes.contains { $0.baseName == name } }

  static let accessWords: Set<String> = [
    "open", "public", "package", "internal", "fileprivate", "private",
  ]
}

/// One `name: Type = value { … }` of a declaration of variables.
struct Binding: Equatable {
  enum Accessors { case none, observers, computed }

  /// The name as written, with its backticks; a tuple for a pattern.
  var name: Token
  /// What else than one name is bound.
  var isPattern = false
  var type: Range<Int>?
  var value: Range<Int>?
  var accessors = Accessors.none
}

/// Variables that one `var` or `let` declares.
struct VariableDeclaration: Equatable {
  var header: DeclarationHeader
  var bindings: [Binding]
  var range: Range<Int>
}
