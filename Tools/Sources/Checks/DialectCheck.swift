package import Foundation

/// Finds the phrases of `Tools/dialect.tsv` in comments, strings, pages and the names of tests, file by file.
///
/// The strings of tests are left out: they are output to compare with, and test data.
///
/// `Tools/dialect-baseline.txt` has the number that each file may still have; the number may only decrease.
package struct DialectCheck {
  package static let list = "Tools/dialect.tsv"
  package static let baseline = "Tools/dialect-baseline.txt"
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
      return (file.path, Prose.paragraphs(read).flatMap(dialect.hits(in:)))
    }
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

  /// Each phrase of each file, whatever the baseline allows.
  package var all: [Finding] { files.flatMap { findings(in: $0.path, $0.hits) } }

  private func findings(in path: String, _ hits: [Dialect.Hit]) -> [Finding] {
    hits.map { hit in
      Finding(
        path: path, line: hit.line, message: "\"\(hit.phrase)\": write instead: \(hit.instead)")
    }
  }

  /// The phrases of each file that has more of them than `baseline` allows, and each file that has fewer.
  package func findings(baseline: [String: Int]) -> [Finding] {
    files.flatMap { path, hits in
      let allowed = baseline[path] ?? 0
      if hits.count > allowed { return findings(in: path, hits) }
      return hits.count < allowed ? [tooHigh(path, allowed, hits.count)] : []
    }
      + baseline.keys.sorted().filter { path in !files.contains { $0.path == path } }
      .map { tooHigh($0, baseline[$0] ?? 0, 0) }
  }

  private func tooHigh(_ path: String, _ allowed: Int, _ found: Int) -> Finding {
    Finding(
      path: path, line: 1,
      message:
        "has \(found) phrases of \(Self.list), fewer than the \(allowed) that \(Self.baseline) allows: run "
        + "make dialect-baseline")
  }

  /// Reads a baseline: a path and a number on each line, a tab between; lines with `#` are comments.
  package static func counts(_ text: String) -> [String: Int] {
    var counts: [String: Int] = [:]
    for line in text.components(separatedBy: "\n") where !line.hasPrefix("#") {
      let columns = line.components(separatedBy: "\t")
      if columns.count == 2, let count = Int(columns[1]) { counts[columns[0]] = count }
    }
    return counts
  }

  /// A baseline of what is found now, but never more for a file than `old` allows; nil for `old` allows anything.
  package func text(loweredFrom old: [String: Int]?) -> String {
    let lines = files.compactMap { path, hits -> String? in
      let count = min(hits.count, old.map { $0[path] ?? 0 } ?? hits.count)
      return count > 0 ? "\(path)\t\(count)" : nil
    }
    return
      "# Phrases of \(Self.list) that each file may still have. The numbers may only decrease: make dialect-baseline\n"
      + lines.map { $0 + "\n" }.joined()
  }
}
