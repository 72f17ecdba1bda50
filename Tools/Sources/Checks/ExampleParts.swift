import Foundation

/// The code of an example, split into imports, declarations, and the statements or views of a body.
///
/// A part begins at the left margin and ends where the next one begins.
struct ExampleParts: Equatable {
  private(set) var imports: [String] = []
  /// Types, extensions and functions, made private to the file.
  private(set) var declarations: [String] = []
  /// What is left: views, or statements.
  private(set) var body: [String] = []

  init(_ code: String) {
    for part in Self.parts(of: code) { add(part) }
  }

  private mutating func add(_ part: String) {
    let part = part.trimmingCharacters(in: .newlines)
    switch Self.keyword(part) {
    case "import": imports.append(part)
    case "struct", "class", "enum", "protocol", "actor", "func", "typealias", "extension":
      declarations.append(Self.madePrivate(part))
    default: body.append(part)
    }
  }

  /// Whether the body is one or more views, not statements: each part begins with a capital letter, `if` or `switch`,
  /// after constants that they use.
  var isView: Bool {
    guard let last = body.last, Self.beginsView(last) else { return false }
    return body.allSatisfy { Self.beginsView($0) || $0.hasPrefix("let ") || $0.hasPrefix("//") }
  }

  private static func beginsView(_ part: String) -> Bool {
    guard let code = firstLine(part), let first = code.first else { return false }
    return first.isUppercase || code.hasPrefix("if ") || code.hasPrefix("switch ")
  }

  /// The names of the declared views that can be made without arguments.
  var completeViews: [String] {
    declarations.compactMap { part in
      guard let match = part.firstMatch(of: /private struct (\w+): (?:\w+, )*View\b/)
      else { return nil }
      let needsValue = part.components(separatedBy: "\n").contains { line in
        line.firstMatch(of: /^  (?:@\w+(?:\([^)]*\))? )*(?:private )?(?:let|var) \w+: [^={]+$/)
          != nil
          || line.contains("@Binding") || line.hasPrefix("  init")
      }
      return needsValue ? nil : String(match.1)
    }
  }

  // MARK: Parts

  private static func parts(of code: String) -> [String] {
    var parts: [[String]] = []
    for line in code.components(separatedBy: "\n") {
      if begins(line, after: parts.last) {
        parts.append([line])
      } else if !parts.isEmpty {
        parts[parts.count - 1].append(line)
      }
    }
    return parts.map { $0.joined(separator: "\n") }
  }

  /// Whether a line at the left margin begins a part: not one that continues the expression above, and not what
  /// comments and attributes on lines of their own belong to.
  private static func begins(_ line: String, after part: [String]?) -> Bool {
    guard let first = line.first, !" })].".contains(first) else { return false }
    guard let part else { return true }
    return !part.allSatisfy { $0.hasPrefix("//") || $0.hasPrefix("@") && !$0.contains(" ") }
  }

  /// The first line that is code.
  private static func firstLine(_ part: String) -> String? {
    part.components(separatedBy: "\n").first { !$0.hasPrefix("//") && !$0.hasPrefix("@") }
  }

  private static let modifiers: Set<String> = [
    "private", "fileprivate", "public", "final", "nonisolated", "indirect",
  ]

  /// The keyword of a part, after its attributes and modifiers.
  private static func keyword(_ part: String) -> String? {
    let code = part.components(separatedBy: "\n").filter { !$0.hasPrefix("//") }
    let words = code.joined(separator: " ").split(separator: " ").map(String.init)
    return words.first { !$0.hasPrefix("@") && !modifiers.contains($0) }
  }

  /// Without `@main`, and private unless it is an extension that adds a conformance.
  private static func madePrivate(_ part: String) -> String {
    let declaration = /\b(struct|class|enum|protocol|actor|func|typealias|extension)\b/
    var lines = part.replacing("@main ", with: "").components(separatedBy: "\n")
    guard
      let index = lines.firstIndex(where: {
        $0.firstMatch(of: declaration) != nil
      }), lines[index].firstMatch(of: /^extension [\w.]+:/) == nil,
      !lines[index].hasPrefix("private "), !lines[index].hasPrefix("public ")
    else { return lines.joined(separator: "\n") }
    let attributes = lines[index].prefixMatch(of: /(?:@\w+ )*/)?.output ?? ""
    lines[index] = attributes + "private " + lines[index].dropFirst(attributes.count)
    return lines.joined(separator: "\n")
  }
}
