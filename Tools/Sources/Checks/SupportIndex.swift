package import Foundation

/// What works, and the page `Docs/support.md` made from the sources and from `Tools/support.tsv`.
///
/// A line of the table has three columns. `area PATH TITLE` names the area of the sources below a path; the first that fits
/// counts. `partly NAME TEXT` says what differs. `absent NAME TEXT` says of a name that no source declares what to do
/// instead; its area is the last one that was named by `section`.
package struct SupportIndex {
  package static let page = "Docs/support.md"
  package static let table = "Tools/support.tsv"

  private struct Row {
    let spelling: String
    let state: String
    let note: String
  }

  private struct Line {
    let kind: String
    let name: String
    let text: String
    let number: Int
  }

  private let names: [PublicName]
  private let lines: [Line]

  /// - Parameters:
  ///   - sources: the sources of the modules that a program imports.
  ///   - table: the hand-kept table.
  package init(sources: [(path: String, source: String)], table: String) {
    names = sources.flatMap { PublicName.all(in: $0.path, $0.source) }
    lines = table.components(separatedBy: "\n").enumerated().compactMap { index, line in
      let columns = line.components(separatedBy: "\t")
      guard !line.hasPrefix("#"), columns.count == 3 else { return nil }
      return Line(kind: columns[0], name: columns[1], text: columns[2], number: index + 1)
    }
  }

  /// Reads the sources and the table of the repository at `root`.
  package init(in root: URL) throws {
    let modules = [
      "Accessibility", "Combine", "CoreGraphics", "CoreText", "CoreTransferable",
      "QuartzCore", "SwiftUI", "UIKit",
      "UniformTypeIdentifiers", "Waggle", "WaggleControls", "WaggleFoundation",
    ]
    self.init(
      sources: try modules.flatMap { try SourceFile.texts(below: "Sources/\($0)", in: root) },
      table: try String(contentsOf: root.appending(path: Self.table), encoding: .utf8))
  }
}

// MARK: Checks

extension SupportIndex {
  /// Lines of the table that are wrong, sources without an area, and a page that is out of date.
  package func findings(page: String) -> [Finding] {
    let declared = Set(names.filter { $0.absence == nil }.map(\.spelling))
    var findings: [Finding] = []
    for line in lines {
      let problem: String? =
        switch line.kind {
        case "partly" where !declared.contains(line.name): "no source declares \(line.name)"
        case "absent" where declared.contains(line.name): "\(line.name) is declared"
        case "area", "section", "partly", "absent": nil
        default: "“\(line.kind)” is not a kind of line"
        }
      if let problem {
        findings.append(Finding(path: Self.table, line: line.number, message: problem))
      }
    }
    for path in Set(names.filter { area(of: $0.path) == nil }.map(\.path)).sorted() {
      findings.append(Finding(path: path, line: 1, message: "has no area in \(Self.table)"))
    }
    if page != text {
      findings.append(
        Finding(path: Self.page, line: 1, message: "is out of date: run make support"))
    }
    return findings
  }

  private func area(of path: String) -> String? {
    lines.first { $0.kind == "area" && path.hasPrefix($0.name) }?.text
  }
}

// MARK: The page

extension SupportIndex {
  /// The page.
  package var text: String {
    let areas = rows
    var titles: [String] = []
    for line in lines where ["area", "section"].contains(line.kind) {
      let title = line.kind == "area" ? line.text : line.name
      if !titles.contains(title) { titles.append(title) }
    }
    titles = titles.filter { areas[$0] != nil }
    let all = areas.values.joined()
    let counts = [("works", "work"), ("partly", "work partly"), ("absent", "are absent")].map {
      state, words in "\(all.count { $0.state == state }) \(words)"
    }
    var page = Self.head(counts: "\(counts[0]), \(counts[1]), \(counts[2])")
    for title in titles {
      let works = areas[title]!.count { $0.state == "works" }
      let link = title.lowercased().filter { $0.isLetter || $0 == " " }.replacing(" ", with: "-")
      page.append("| [\(title)](#\(link)) | \(works) of \(areas[title]!.count) |")
    }
    for title in titles {
      page += ["", "## \(title)", "", "| name | | |", "|---|---|---|"]
      page += areas[title]!.map { "| `\($0.spelling)` | \($0.state) | \($0.note) |" }
    }
    return page.joined(separator: "\n") + "\n"
  }

  /// The rows of each area, by name.
  private var rows: [String: [Row]] {
    var areas: [String: [String: Row]] = [:]
    var partly: [String: String] = [:]
    for line in lines where line.kind == "partly" { partly[line.name] = line.text }
    let declared = Set(names.filter { $0.absence == nil }.map(\.spelling))
    var seen: Set<String> = []
    for name in names {
      let isAbsent = !declared.contains(name.spelling)
      guard isAbsent == (name.absence != nil), seen.insert(name.spelling).inserted else { continue }
      let note = isAbsent ? name.absence ?? "" : partly[name.spelling] ?? ""
      areas[area(of: name.path) ?? "Other", default: [:]][name.spelling] = Row(
        spelling: name.spelling, state: isAbsent ? "absent" : note.isEmpty ? "works" : "partly",
        note: note)
    }
    var section = "Other"
    for line in lines {
      if line.kind == "section" { section = line.name }
      if line.kind == "absent", !seen.contains(line.name) {
        areas[section, default: [:]][line.name] = Row(
          spelling: line.name, state: "absent", note: line.text)
      }
    }
    func order(_ spelling: String) -> String {
      spelling.drop { !$0.isLetter && $0 != "_" }.lowercased() + spelling
    }
    return areas.mapValues { $0.values.sorted { order($0.spelling) < order($1.spelling) } }
  }

  private static func head(counts: String) -> [String] {
    [
      "# What works", "",
      "Made by `make support` from the sources and from [Tools/support.tsv](../Tools/support.tsv); `make check` fails where it is not",
      "up to date. Of the types, modifiers, environment values and functions of SwiftUI and what is around it \(counts).",
      "",
      "What is *absent* does not compile, and the compiler says what to do instead. `waggle check` lists all that a package uses of it",
      "at once. What works *partly* compiles, and the last column says what differs.", "",
      "| area | works |", "|---|---|",
    ]
  }
}
