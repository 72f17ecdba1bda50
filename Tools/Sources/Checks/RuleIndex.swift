package import Foundation

/// Which tests and sources name each numbered rule, and the page `Docs/rules.md` made from that.
///
/// The sentences are data: `Tools/rules.tsv` has an id, what the rule says, and, for some, what `.strict` does instead.
package struct RuleIndex {
  package static let page = "Docs/rules.md"
  package static let sentences = "Tools/rules.tsv"
  /// The sections of the page, by the first letter of an id, in order.
  private static let sections: [(letter: Character, title: String)] = [
    ("R", "Views, state and preferences"), ("L", "Layout and text"),
    ("M", "Motion, touch and lifecycle"), ("C", "Controls, fonts and colours"),
  ]

  /// A rule's entry in the file of sentences.
  struct Rule {
    let sentence: String
    let strict: String
    let line: Int
  }

  /// Where a rule is named.
  struct Mentions {
    /// Names of tests by file, in order.
    var tests: [(file: String, names: [String])] = []
    var sources: [String] = []
  }

  private let rules: [String: Rule]
  private var mentions: [String: Mentions] = [:]

  package init(
    sentences: String, sources: [(path: String, source: String)],
    tests: [(path: String, source: String)]
  ) {
    rules = Self.rules(sentences)
    for (path, source) in sources {
      for id in Self.ids(in: source) { mentions[id, default: Mentions()].sources.append(path) }
    }
    for (path, source) in tests { addTests(path, source) }
  }

  /// Reads the sentences, the sources and the tests of the repository at `root`.
  package init(in root: URL) throws {
    let sentences = try String(contentsOf: root.appending(path: Self.sentences), encoding: .utf8)
    let tests = try ["Tests", "Examples/Tests"].flatMap {
      try SourceFile.texts(below: $0, in: root)
    }
    self.init(
      sentences: sentences, sources: try SourceFile.texts(below: "Sources", in: root), tests: tests)
  }

  private static func rules(_ text: String) -> [String: Rule] {
    var rules: [String: Rule] = [:]
    for (index, line) in text.components(separatedBy: "\n").enumerated() {
      let columns = line.components(separatedBy: "\t")
      guard columns.count > 1, !line.hasPrefix("#") else { continue }
      rules[columns[0]] = Rule(
        sentence: columns[1], strict: columns.count > 2 ? columns[2] : "", line: index + 1)
    }
    return rules
  }

  /// The ids that stand in `text`, each once, in order; `R020–R022` is three.
  package static func ids(in text: String) -> [String] {
    var found: Set<String> = []
    for match in text.matches(of: /\b([RLMC])(\d{3})(?:[-–]\1(\d{3}))?\b/) {
      guard let first = Int(match.2) else { continue }
      let last = match.3.flatMap { Int($0) } ?? first
      for number in first...max(first, min(last, first + 50)) {
        let digits = String(number)
        found.insert(match.1 + String(repeating: "0", count: 3 - digits.count) + digits)
      }
    }
    return found.sorted()
  }

  /// Tests are the functions with a raw name; a file that names a rule in none of them is listed without one.
  private mutating func addTests(_ path: String, _ source: String) {
    var names: [String: [String]] = [:]
    for match in source.matches(of: /func `([^`\n]+)`/) {
      for id in Self.ids(in: String(match.1)) { names[id, default: []].append(String(match.1)) }
    }
    for id in Self.ids(in: source) {
      mentions[id, default: Mentions()].tests.append((path, names[id] ?? []))
    }
  }

  /// The ids in the page's order.
  private var ids: [String] {
    let all = Set(mentions.keys).union(rules.keys)
    return Self.sections.flatMap { section in all.filter { $0.first == section.letter }.sorted() }
  }

  /// Rules without a sentence, rules that nothing names, and a page that is out of date.
  package func findings(page: String) -> [Finding] {
    var findings: [Finding] = []
    for id in ids {
      if let rule = rules[id], mentions[id] == nil {
        findings.append(
          Finding(
            path: Self.sentences, line: rule.line,
            message: "\(id) is named in no source and no test"))
      } else if rules[id] == nil {
        let place = mentions[id]?.sources.first ?? mentions[id]?.tests.first?.file ?? ""
        findings.append(
          Finding(path: place, line: 1, message: "\(id) has no line in \(Self.sentences)"))
      }
    }
    if page != text {
      findings.append(Finding(path: Self.page, line: 1, message: "is out of date: run make rules"))
    }
    return findings
  }

  /// The page.
  package var text: String {
    var lines = Self.head
    for section in Self.sections {
      lines += ["", "## \(section.letter): \(section.title)"]
      for id in ids where id.first == section.letter { lines += ["", "### \(id)", ""] + entry(id) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static let head = [
    "# Rules", "",
    "Made by `make rules` from `Tools/rules.tsv`, the tests and the sources; `make check` fails where it is not up to date.",
    "Each rule has a sentence or two, the tests that prove it, and the sources that name it. `.strict` is the other reading",
    "of the rules on which observations disagree (`PreferenceSemantics`); where it is not mentioned, both agree.",
  ]

  private func entry(_ id: String) -> [String] {
    let mentions = mentions[id] ?? Mentions()
    var lines = [rules[id]?.sentence ?? "(No sentence yet.)", ""]
    if let strict = rules[id]?.strict, !strict.isEmpty { lines.append("- `.strict`: \(strict)") }
    for (file, names) in mentions.tests {
      let stem = URL(filePath: file).deletingPathExtension().lastPathComponent
      let claims = names.map { Self.claim($0, of: id) }.joined(separator: "; ")
      let link = Self.link(stem, file)
      lines.append(names.isEmpty ? "- Named in \(link)" : "- Test \(link): \(claims)")
    }
    if !mentions.tests.contains(where: { !$0.names.isEmpty }) {
      lines.append("- No test's name has it.")
    }
    if !mentions.sources.isEmpty {
      let links = mentions.sources.map { Self.link(URL(filePath: $0).lastPathComponent, $0) }
      lines.append("- Source \(links.joined(separator: ", "))")
    }
    return lines
  }

  /// A test's name as a claim in the entry of `id`: in quotation marks, without that id.
  private static func claim(_ name: String, of id: String) -> String {
    let bare = name.hasPrefix(id + ": ") ? String(name.dropFirst(id.count + 2)) : name
    let shorter = bare.hasSuffix(" (\(id))") ? String(bare.dropLast(id.count + 3)) : bare
    return "“\(shorter)”"
  }

  private static func link(_ name: String, _ path: String) -> String { "[\(name)](../\(path))" }
}
