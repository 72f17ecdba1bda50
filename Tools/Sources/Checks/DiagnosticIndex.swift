package import Foundation

/// The diagnostics of `Diagnostic.Kind`, and the page `Docs/diagnostics.md` made from its comments.
///
/// A case has a comment of three paragraphs or more: what the diagnostic means, an example of its cause that begins with
/// "Example:", and its cure, which begins with "Cure:". A `// MARK: TITLE` begins a section of the page.
package struct DiagnosticIndex {
  package static let page = "Docs/diagnostics.md"
  package static let catalogue = "Sources/Waggle/Values/Reports/DiagnosticKind.swift"
  /// The end of the names of the files whose functions make the messages.
  private static let messages = "Diagnostics.swift"

  /// One case.
  struct Kind: Equatable {
    let name: String
    let id: String
    let section: String
    /// The comment, without its markers.
    let paragraphs: [String]
    let line: Int

    /// The first sentence of the comment.
    var summary: String {
      let meaning = paragraphs.first ?? ""
      guard let end = meaning.firstRange(of: /[.:](?=\s|$)/) else { return meaning }
      return meaning[..<end.lowerBound] + "."
    }
  }

  let kinds: [Kind]
  private let sources: [(path: String, source: String)]
  private let pages: [(path: String, source: String)]

  /// - Parameters:
  ///   - catalogue: the source of the enum.
  ///   - sources: the sources, in which each case must be used and each id must exist.
  ///   - pages: the pages, in which each id must exist.
  package init(
    catalogue: String, sources: [(path: String, source: String)],
    pages: [(path: String, source: String)]
  ) {
    kinds = Self.kinds(catalogue)
    self.sources = sources
    self.pages = pages
  }

  /// Reads the catalogue, the sources and the pages of the repository at `root`.
  package init(in root: URL) throws {
    let readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
    let docs = try SourceFile.texts(below: "Docs", ending: ".md", in: root)
    self.init(
      catalogue: try String(contentsOf: root.appending(path: Self.catalogue), encoding: .utf8),
      sources: try SourceFile.texts(below: "Sources", in: root),
      pages: [("README.md", readme)] + docs.filter { $0.path != Self.page })
  }

  private static func kinds(_ source: String) -> [Kind] {
    var kinds: [Kind] = []
    var section = ""
    var comment: [String] = []
    for (index, line) in source.components(separatedBy: "\n").enumerated() {
      let text = line.trimmingCharacters(in: .whitespaces)
      if text.hasPrefix("///") {
        comment.append(text.dropFirst(3).trimmingCharacters(in: .whitespaces))
        continue
      }
      if let match = text.wholeMatch(of: /\/\/ MARK: (.+)/) { section = String(match.1) }
      if let match = text.wholeMatch(of: /case (\w+) = "([^"]+)"/) {
        kinds.append(
          Kind(
            name: String(match.1), id: String(match.2), section: section,
            paragraphs: paragraphs(comment), line: index + 1))
      }
      comment = []
    }
    return kinds
  }

  private static func paragraphs(_ lines: [String]) -> [String] {
    lines.split(separator: "").map { $0.joined(separator: " ") }
  }
}

// MARK: Checks

extension DiagnosticIndex {
  /// Incomplete comments, cases without a message, ids that do not exist, and a page that is out of date.
  package func findings(page: String) -> [Finding] {
    var findings = kinds.flatMap(incomplete) + unknownIDs
    if page != text {
      findings.append(
        Finding(path: Self.page, line: 1, message: "is out of date: run make diagnostics"))
    }
    return findings
  }

  private func incomplete(_ kind: Kind) -> [Finding] {
    var problems: [String] = []
    if kind.paragraphs.first?.isEmpty ?? true { problems.append("has no comment") }
    for word in ["Example:", "Cure:"] where !kind.paragraphs.contains(where: { $0.hasPrefix(word) })
    {
      problems.append("has no paragraph that begins with “\(word)”")
    }
    if files(of: kind).isEmpty {
      problems.append("is used in no file whose name ends in \(Self.messages)")
    }
    return problems.map {
      Finding(path: Self.catalogue, line: kind.line, message: "\(kind.id) \($0)")
    }
  }

  /// The files with the messages of a case.
  private func files(of kind: Kind) -> [String] {
    let use = ".\(kind.name),"
    return sources.filter { $0.path.hasSuffix(Self.messages) && $0.source.contains(use) }.map(
      \.path)
  }

  /// Ids in sources and pages that no case has.
  private var unknownIDs: [Finding] {
    let known = Set(kinds.map(\.id))
    return (sources + pages).flatMap { path, text in
      text.components(separatedBy: "\n").enumerated().flatMap { index, line in
        line.matches(of: /\b[NWE]-[A-Z]{2,}(?:-[A-Z]+)*\b/).map { String($0.0) }
          .filter { !known.contains($0) }
          .map {
            Finding(path: path, line: index + 1, message: "\($0) is not in \(Self.catalogue)")
          }
      }
    }
  }
}

// MARK: The page

extension DiagnosticIndex {
  /// The page.
  package var text: String {
    var lines = Self.head + kinds.map { "| [\($0.id)](#\($0.id.lowercased())) | \($0.summary) |" }
    var section = ""
    for kind in kinds {
      if kind.section != section { lines += ["", "## \(kind.section)"] }
      section = kind.section
      lines += ["", "### \(kind.id)"] + kind.paragraphs.flatMap { ["", Self.labelled($0)] }
      let links = files(of: kind).map { "[\(URL(filePath: $0).lastPathComponent)](../\($0))" }
      if !links.isEmpty { lines += ["", "Messages: \(links.joined(separator: ", "))"] }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func labelled(_ paragraph: String) -> String {
    for word in ["Example:", "Cure:"] where paragraph.hasPrefix(word) {
      return "**\(word)**" + paragraph.dropFirst(word.count)
    }
    return paragraph
  }

  private static let head = [
    "# Diagnostics", "",
    "Made by `make diagnostics` from the comments of `Diagnostic.Kind`; `make check` fails where it is not up to date.",
    "",
    "A diagnostic is a message about a problem in a view tree. The first letter of its id is the severity: E for error, W",
    "for warning, N for note. Each names the view by its path, and says what happened and what to do about it.",
    "",
    "A test finds them in `host.diagnostics`; `renderer.diagnostics` has those of the last picture of an `ImageRenderer`. A",
    "program writes them to standard error, each once, and at most 200 different ones.", "",
    "A trap in a body, a `reduce` or an action cannot be caught. One line on standard error, before the backtrace, names it",
    "and the view: `Waggle: trapped in reduce of Names, view Party > VStack`. A mistake in the program after which nothing",
    "can be shown, such as an `@Environment` object that no ancestor sets, stops it with a line that begins with `Waggle:`",
    "and has the view's path and the cure.", "",
    "| id | meaning |", "|---|---|",
  ]
}
