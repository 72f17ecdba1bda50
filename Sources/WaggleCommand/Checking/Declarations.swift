/// Where a package declares names, whether that part is built or not.
package enum Declarations {
  /// The file and line of the first declaration of each name, such as `Sources/A.swift:3`.
  package static func places(in files: [(file: String, text: SourceText)]) -> [String: String] {
    let pattern =
      /\b(?:struct|class|enum|protocol|actor|typealias|func|let|var)\s+`?([A-Za-z_]\w*)/
    var found: [String: String] = [:]
    for file in files {
      for (number, line) in file.text.lines.enumerated() {
        for match in line.matches(of: pattern) where found[String(match.1)] == nil {
          found[String(match.1)] = "\(file.file):\(number + 1)"
        }
      }
    }
    return found
  }
}
