/// Where a package declares names, whether that part is built or not.
package enum Declarations {
  /// The file and line of the first declaration of each of these names, such as `Sources/A.swift:3`.
  package static func places(of names: Set<String>, in files: [(file: String, text: SourceText)])
    -> [String: String]
  {
    allPlaces(of: names, in: files).compactMapValues(\.first)
  }

  /// The files and lines of all declarations of each of these names.
  package static func allPlaces(
    of names: Set<String>, in files: [(file: String, text: SourceText)]
  ) -> [String: [String]] {
    var found: [String: [String]] = [:]
    for file in files {
      let wanted = names.filter(file.text.text[...].hasBytes)
      guard !wanted.isEmpty else { continue }
      for (number, line) in file.text.lines.enumerated() {
        guard wanted.contains(where: line.hasBytes) else { continue }
        for name in declared(in: line) where wanted.contains(name) {
          found[name, default: []].append("\(file.file):\(number + 1)")
        }
      }
    }
    return found
  }

  /// All names that a source declares outside of argument lists.
  package static func names(in text: SourceText) -> Set<String> {
    text.lines.filter { line in keywords.contains(where: line.hasBytes) }
      .reduce(into: []) { $0.formUnion(declared(in: $1)) }
  }

  private static let keywords = [
    "struct ", "class ", "enum ", "protocol ", "actor ", "typealias ", "func ", "let ", "var ",
    "case ",
  ]

  private static func declared(in line: Substring) -> [String] {
    let pattern =
      /\b(?:struct|class|enum|protocol|actor|typealias|func|let|var)\s+`?([A-Za-z_]\w*)/
    return line.matches(of: pattern).map { String($0.1) } + cases(in: line)
  }

  /// The cases of an enumeration that a line declares; those of a `switch` have a dot.
  private static func cases(in line: Substring) -> [String] {
    guard let match = line.firstMatch(of: /(?:^|[{;])\s*(?:indirect\s+)?case\s+(.*)/) else {
      return []
    }
    return match.1.matches(of: /(?:^|,\s*)`?([A-Za-z_]\w*)/).map { String($0.1) }
  }
}
