/// A declaration that other code can name: a member of a type, or a function or variable of the module.
struct Member: Equatable {
  let name: String
  /// The argument labels of a function, an initialiser or a subscript, `_` for none; nil for what has no arguments.
  let labels: [String]?
  /// The type around it, such as `Path.Element`; nil at the top of a file.
  let type: String?
  /// Whether it is right in the braces of an `extension`.
  let isInExtension: Bool
  /// Whether only its own file can use it.
  let isPrivate: Bool
  /// Whether it is `package`: other targets use it, programs do not.
  let isPackage: Bool
  /// Whether it is a `static` or global variable with storage.
  let isMutableGlobal: Bool
  /// What is known of a variable or a constant; nil for other members.
  let variable: Variable?
  let line: Int

  /// Its name with that of its type: `Path.isEmpty`.
  var fullName: String { type.map { "\($0).\(name)" } ?? name }

  /// Whether a use with these argument labels can mean it: each label of the use is one of the member's, in order.
  ///
  /// A use may leave out labels, those of defaults and of trailing closures. Nil means a use without parentheses.
  func accepts(_ used: [String]?) -> Bool {
    guard let used, let labels else { return true }
    var rest = labels[...]
    for label in used {
      guard let at = rest.firstIndex(of: label) else { return false }
      rest = rest[(at + 1)...]
    }
    return true
  }
}

/// What a variable or a constant can hold, and who can set it.
struct Variable: Equatable {
  /// The types that its declaration names, without those of a function: one word of each, `Element` of `Path.Element`.
  let types: Set<String>
  /// Whether the declared type is or has that of a function, such as `(() -> Void)?`.
  let holdsFunction: Bool
  /// Whether it has storage that other files can set.
  let isSettable: Bool
}

/// A `struct`, `class`, `enum`, `actor`, `protocol` or `extension` with its inheritance list.
struct TypeHeader: Equatable {
  let keyword: String
  /// With the names of the types around it: `Path.Element`.
  let name: String
  /// The names after the colon, without generic arguments.
  let inherits: [String]
  let isPublic: Bool
  let isPackage: Bool
  let isPrivate: Bool
  let line: Int
}
