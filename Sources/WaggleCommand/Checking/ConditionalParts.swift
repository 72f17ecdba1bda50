/// An `#if` that asks for a system, and the part of it that is built here.
package struct ConditionalPart: Codable, Equatable {
  package let file: String
  package let line: Int
  /// The condition as it is written.
  package let condition: String
  /// The line with the condition of the part that is built, such as `#else`; nil where none is.
  package let builds: String?

  package init(file: String, line: Int, condition: String, builds: String?) {
    (self.file, self.line, self.condition, self.builds) = (file, line, condition, builds)
  }
}

extension ConditionalPart {
  /// All of a file, in the order of their lines; those inside parts that are not built are left out.
  package static func all(in text: SourceText, file: String, _ condition: Condition)
    -> [ConditionalPart]
  {
    var walk = Walk(file: file, condition: condition)
    for (number, line) in text.lines.enumerated() { walk.visit(line, number + 1) }
    return walk.found.sorted { $0.line < $1.line }
  }

  private struct Open {
    let line: Int
    let condition: String
    var asksForSystem: Bool
    var builds: String?
    /// Whether the part in which the walk is is built.
    var isBuilt: Bool
  }

  private struct Walk {
    let file: String
    let condition: Condition
    var found: [ConditionalPart] = []
    private var open: [Open] = []

    init(file: String, condition: Condition) { (self.file, self.condition) = (file, condition) }

    mutating func visit(_ line: Substring, _ number: Int) {
      let text = line.drop { $0 == " " || $0 == "\t" }
      guard text.first == "#" else { return }
      let word = text.prefix { !" \t(!".contains($0) }
      let rest = text.dropFirst(word.count).trimmed
      switch word {
      case "#if": begin(rest, number)
      case "#elseif": go("#elseif \(rest)", condition.isTrue(rest), rest)
      case "#else": go("#else", true, "")
      case "#endif": end()
      default: return
      }
    }

    private mutating func begin(_ text: String, _ number: Int) {
      let isTrue = condition.isTrue(text)
      open.append(
        Open(
          line: number, condition: text, asksForSystem: Self.asksForSystem(text),
          builds: isTrue ? "#if \(text)" : nil, isBuilt: isTrue))
    }

    private mutating func go(_ line: String, _ isTrue: Bool, _ text: String) {
      guard var part = open.popLast() else { return }
      part.isBuilt = part.builds == nil && isTrue
      if part.isBuilt { part.builds = line }
      part.asksForSystem = part.asksForSystem || Self.asksForSystem(text)
      open.append(part)
    }

    private mutating func end() {
      guard let part = open.popLast(), part.asksForSystem, open.allSatisfy(\.isBuilt) else {
        return
      }
      found.append(
        ConditionalPart(file: file, line: part.line, condition: part.condition, builds: part.builds)
      )
    }

    private static func asksForSystem(_ text: String) -> Bool {
      ["os(", "canImport(", "targetEnvironment("].contains { text.contains($0) }
    }
  }
}

extension Substring {
  fileprivate var trimmed: String {
    String(self.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }
}
