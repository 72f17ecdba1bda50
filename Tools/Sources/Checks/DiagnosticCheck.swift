package import Foundation

/// Compares the ids of diagnostics in the sources, such as W-LOOP, with the tables of the page that explains them.
package enum DiagnosticCheck {
  private static let page = "Docs/preferences.md"

  /// Checks every file below `Sources` against the page, both ways.
  package static func findings(in root: URL) throws -> [Finding] {
    let page = try String(contentsOf: root.appending(path: page), encoding: .utf8)
    return try findings(in: SourceFile.texts(below: "Sources", in: root), page: page)
  }

  /// The ids that are in the sources, comments aside, and not in a table's first column, and those that are there only.
  package static func findings(in files: [(path: String, source: String)], page text: String)
    -> [Finding]
  {
    var reported: [String: Finding] = [:]
    for (path, source) in files {
      for (index, line) in source.components(separatedBy: "\n").enumerated() {
        if line.drop(while: \.isWhitespace).hasPrefix("//") { continue }
        for match in line.matches(of: /"([EWN]-[A-Z]+(?:-[A-Z]+)*)"/) {
          let id = String(match.1)
          if reported[id] != nil { continue }
          reported[id] = Finding(
            path: path, line: index + 1, message: "\(id) is not in the tables of \(page)")
        }
      }
    }
    var listed: Set<String> = []
    var findings: [Finding] = []
    for (index, line) in text.components(separatedBy: "\n").enumerated() where line.first == "|" {
      let cell = line.dropFirst().prefix { $0 != "|" }
      for match in cell.matches(of: /\b[EWN]-[A-Z]+(?:-[A-Z]+)*\b/) {
        let id = String(match.0)
        listed.insert(id)
        guard reported[id] == nil else { continue }
        findings.append(
          Finding(path: page, line: index + 1, message: "\(id) is reported nowhere in Sources"))
      }
    }
    let unlisted = reported.filter { !listed.contains($0.key) }.values
    return unlisted.sorted { ($0.path, $0.line) < ($1.path, $1.line) } + findings
  }
}
