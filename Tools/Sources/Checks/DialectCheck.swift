package import Foundation

/// Finds the phrases of `Tools/dialect.tsv` in comments, strings, pages and the names of tests, file by file.
///
/// The strings of tests are left out: they are output to compare with, and test data. Of the names that are declared those
/// of the sources are read, not those of tests and examples.
package struct DialectCheck {
  package static let list = "Tools/dialect.tsv"
  /// Files below these folders are checked, Swift and Markdown.
  private static let folders = [
    "Docs", "Sources", "Benchmarks/Sources", "Examples/Sources", "Tools/Sources",
  ]
  private static let testFolders = ["Tests", "Examples/Tests", "Tools/Tests"]
  private static let pages = [
    "CHANGELOG.md", "CONTRIBUTING.md", "README.md", RuleIndex.sentences,
  ]

  private let files: [(path: String, hits: [Dialect.Hit])]

  package init(dialect: Dialect, files: [(path: String, source: String)]) {
    self.files = files.map { file in
      let prose =
        file.path.hasSuffix(".swift")
        ? Tokenizer.prose(of: file.source) : Prose.lines(ofPage: file.source)
      let isTest = Self.testFolders.contains { file.path.hasPrefix($0 + "/") }
      let read = isTest ? prose.filter { $0.kind != .string } : prose
      let hits = Prose.paragraphs(read).flatMap { dialect.hits(in: $0) }
      return (file.path, hits + Self.names(in: file, dialect))
    }
  }

  private static func names(in file: (path: String, source: String), _ dialect: Dialect)
    -> [Dialect.Hit]
  {
    let isRead =
      file.path.hasSuffix(".swift") && !testFolders.contains { file.path.hasPrefix($0 + "/") }
      && !file.path.hasPrefix("Examples/") && !file.path.hasPrefix("Benchmarks/")
    return isRead ? dialect.hits(in: Tokenizer.tokens(of: file.source)) : []
  }

  /// Reads the list, the sources and the pages of the repository at `root`.
  package init(in root: URL) throws {
    let list = try String(contentsOf: root.appending(path: Self.list), encoding: .utf8)
    let pages = try Self.pages.map { path in
      (path, try String(contentsOf: root.appending(path: path), encoding: .utf8))
    }
    let others = try (Self.folders + Self.testFolders).flatMap { folder in
      try [".swift", ".md"].flatMap { try SourceFile.texts(below: folder, ending: $0, in: root) }
    }
    self.init(dialect: Dialect(list), files: (pages + others).sorted { $0.0 < $1.0 })
  }

  /// Each phrase that was found, file by file, with the better word.
  package var findings: [Finding] {
    files.flatMap { path, hits in
      hits.map { hit in
        Finding(
          path: path, line: hit.line, message: "\"\(hit.phrase)\": write instead: \(hit.instead)")
      }
    }
  }
}
