import Foundation

/// A name that a source file with `import SwiftUI` can use, and whether it may.
struct PublicName: Equatable {
  enum Kind: Int { case type, member, environment, function }

  let name: String
  let kind: Kind
  /// The file that declares it.
  let path: String
  /// What the compiler says where it is used; nil where it can be.
  let absence: String?

  /// As it is written in a program: `.padding`, `\.locale`, `withAnimation()`.
  var spelling: String {
    switch kind {
    case .type: name
    case .member: ".\(name)"
    case .environment: "\\.\(name)"
    case .function: "\(name)()"
    }
  }
}

extension PublicName {
  /// The types whose members are modifiers, by which people know SwiftUI.
  private static let modified: Set<String> = [
    "View", "Scene", "Text", "Image", "Shape", "InsettableShape", "ShapeStyle", "Gesture",
    "DynamicViewContent", "ToolbarContent", "CustomizableToolbarContent", "Commands", "TabContent",
    "TableColumnContent", "TableRowContent", "AnyTransition", "Animation", "VisualEffect", "Layout",
    "ScrollTargetBehavior", "KeyframeTrackContent", "Font", "Color",
  ]

  /// The names that a file declares for everyone: types at its top, members of what is modified, environment values and
  /// functions. Names that begin with an underscore are left out, but for those of variadic views.
  static func all(in path: String, _ source: String) -> [PublicName] {
    let tokens = Tokenizer.tokens(of: source)
    let reader = MemberReader(tokens)
    let lines = source.components(separatedBy: "\n")
    var names: [PublicName] = []
    func add(_ name: String, _ kind: Kind, line: Int) {
      guard !name.hasPrefix("_") || name.hasPrefix("_V"), name.first?.isWord ?? false else {
        return
      }
      names.append(
        PublicName(name: name, kind: kind, path: path, absence: absence(lines, before: line)))
    }
    for type in reader.types where type.isPublic && type.keyword != "extension" {
      guard !type.name.contains(".") else { continue }
      add(type.name, .type, line: type.line)
    }
    for (line, name) in aliases(lines) { add(name, .type, line: line) }
    for member in reader.members where isPublic(member, lines) {
      switch member.type {
      case nil where member.labels != nil: add(member.name, .function, line: member.line)
      case "EnvironmentValues" where member.labels == nil:
        add(member.name, .environment, line: member.line)
      case let type? where modified.contains(type) && member.labels != nil && member.name != "init":
        add(member.name, .member, line: member.line)
      default: break
      }
    }
    return names
  }

  private static func isPublic(_ member: Member, _ lines: [String]) -> Bool {
    lines[member.line - 1].contains("public ")
  }

  /// Aliases of types at the top of a file, and macros.
  private static func aliases(_ lines: [String]) -> [(Int, String)] {
    lines.enumerated().compactMap { index, line in
      line.prefixMatch(of: /public (?:typealias|macro) (\w+)/).map { (index + 1, String($0.1)) }
    }
  }

  /// The words of an unavailable declaration, whose attribute is right above it.
  private static func absence(_ lines: [String], before line: Int) -> String? {
    var at = line - 1
    var attribute = ""
    while at >= 0, line - at < 12 {
      let text = lines[at].trimmingCharacters(in: .whitespaces)
      if text.hasPrefix("///") || text.isEmpty || at < line - 1 && text == "}" { break }
      attribute = text + " " + attribute
      at -= 1
    }
    guard attribute.firstMatch(of: /@available\(\s*\*,\s*unavailable/) != nil else { return nil }
    let strings = attribute.prefix { $0 != "{" }.matches(of: /"((?:[^"\\]|\\.)*)"/).map {
      String($0.1)
    }
    return strings.joined().replacing("\\\\", with: "\\")
  }
}

extension Character {
  fileprivate var isWord: Bool { isLetter || self == "_" }
}
