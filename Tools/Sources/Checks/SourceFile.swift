package import Foundation

/// One Swift file as the checks see it.
package struct SourceFile: Sendable {
  /// Relative to the repository, with `/`.
  package let path: String
  package let tokens: [Token]

  package init(path: String, source: String) {
    self.path = path
    tokens = Tokenizer.tokens(of: source)
  }

  /// Every `.swift` file below `folder`, sorted by path; a missing folder has none.
  package static func all(below folder: String, in root: URL) throws -> [SourceFile] {
    try texts(below: folder, in: root).map { SourceFile(path: $0.path, source: $0.source) }
  }

  /// The same files as text, or those with another ending; the files that `examples` writes are left out.
  package static func texts(below folder: String, ending: String = ".swift", in root: URL) throws
    -> [(path: String, source: String)]
  {
    let start = root.appending(path: folder)
    guard let names = FileManager.default.enumerator(atPath: start.path) else { return [] }
    let paths = names.compactMap { $0 as? String }.filter { $0.hasSuffix(ending) }.sorted()
    return try paths.map { "\(folder)/\($0)" }.filter { !isGenerated($0) }.map { path in
      (path, try String(contentsOf: root.appending(path: path), encoding: .utf8))
    }
  }

  /// Whether it is the folder that `examples` writes and git ignores, or in it: a check says the same with it and without
  /// it.
  static func isGenerated(_ path: String) -> Bool {
    (path + "/").hasPrefix(ExampleCheck.folder + "/")
  }
}

/// A defect that a check found, with its location.
package struct Finding: Equatable, Sendable, CustomStringConvertible {
  package let path: String
  package let line: Int
  package let message: String

  package init(path: String, line: Int, message: String) {
    self.path = path
    self.line = line
    self.message = message
  }

  package var description: String { "\(path):\(line): \(message)" }
}

/// Prints the findings and exits: with 0 for none, 1 for some, 2 for a check that could not run.
package func finish(_ name: String, _ check: () throws -> [Finding]) -> Never {
  do {
    let findings = try check()
    for finding in findings { print(finding) }
    print(findings.isEmpty ? "\(name): clean" : "\(name): \(findings.count) findings")
    exit(findings.isEmpty ? 0 : 1)
  } catch {
    print("\(name): \(error)")
    exit(2)
  }
}
