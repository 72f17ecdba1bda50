/// The lines of a file that are built: those in no part of an `#if` that is left out.
package enum BuiltLines {
  package struct Import: Equatable {
    /// The module, with the names of what is taken from it.
    package let name: String
    package let line: Int
    package let column: Int
  }

  /// The imports in those lines, at the places of the modules' names.
  package static func imports(in text: SourceText, _ condition: Condition) -> [Import] {
    var open: [(isBuilt: Bool, wasBuilt: Bool)] = []
    var found: [Import] = []
    for (number, line) in text.lines.enumerated() {
      if let directive = Directive(line) {
        directive.apply(to: &open, condition)
      } else if line.hasBytes(of: "import"), open.allSatisfy(\.isBuilt),
        let match = line.firstMatch(of: pattern)
      {
        let column = line.distance(from: line.startIndex, to: match.1.startIndex) + 1
        found.append(Import(name: String(match.1), line: number + 1, column: column))
      }
    }
    return found
  }

  /// The numbers of those lines, from 1; directives are not among them.
  package static func numbers(in text: SourceText, _ condition: Condition) -> Set<Int> {
    var open: [(isBuilt: Bool, wasBuilt: Bool)] = []
    var numbers: Set<Int> = []
    for (number, line) in text.lines.enumerated() {
      if let directive = Directive(line) {
        directive.apply(to: &open, condition)
      } else if open.allSatisfy(\.isBuilt) {
        numbers.insert(number + 1)
      }
    }
    return numbers
  }

  private static var pattern: Regex<(Substring, Substring)> {
    /\bimport\s+(?:(?:struct|class|enum|protocol|typealias|func|let|var|actor)\s+)?([\w.]+)/
  }

  private enum Directive {
    case begin(String), another(String), rest, end

    init?(_ line: Substring) {
      let text = line.drop { $0 == " " || $0 == "\t" }
      if text.hasPrefix("#if") {
        self = .begin(String(text.dropFirst(3)))
      } else if text.hasPrefix("#elseif") {
        self = .another(String(text.dropFirst(7)))
      } else if text.hasPrefix("#else") {
        self = .rest
      } else if text.hasPrefix("#endif") {
        self = .end
      } else {
        return nil
      }
    }

    func apply(to open: inout [(isBuilt: Bool, wasBuilt: Bool)], _ condition: Condition) {
      switch self {
      case .begin(let text):
        let isTrue = condition.isTrue(text)
        open.append((isTrue, isTrue))
      case .another(let text): go(condition.isTrue(text), &open)
      case .rest: go(true, &open)
      case .end: _ = open.popLast()
      }
    }

    private func go(_ isTrue: Bool, _ open: inout [(isBuilt: Bool, wasBuilt: Bool)]) {
      guard let last = open.popLast() else { return }
      open.append((isTrue && !last.wasBuilt, isTrue || last.wasBuilt))
    }
  }
}
