package import Foundation

/// Which tests and sources name each numbered rule, and a page made from that. No rule is without a test's name.
///
/// The sentences are data: `Tools/rules.tsv` has an id, what the rule says, and, for some, what `.strict` does instead.
package struct RuleIndex {
  /// Where the page is written; no commit has it.
  package static let page = ".build/rules.md"
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
    let tests = try ["Tests", "Examples/Tests"].flatMap { folder in
      try [".swift", ".py"].flatMap { try SourceFile.texts(below: folder, ending: $0, in: root) }
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

  /// A file that names a rule in no test's name is listed without one.
  private mutating func addTests(_ path: String, _ source: String) {
    var names: [String: [String]] = [:]
    let tests = path.hasSuffix(".py") ? Self.testsInPython(source) : Self.tests(source)
    for (name, text) in tests {
      for id in Self.ids(in: text) { names[id, default: []].append(name) }
    }
    for id in Self.ids(in: source) {
      mentions[id, default: Mentions()].tests.append((path, names[id] ?? []))
    }
  }

  /// The tests of a Swift file, with the text that may have ids: functions with a raw name, and names in quotation marks.
  private static func tests(_ source: String) -> [(name: String, text: String)] {
    source.matches(of: /func\s+`([^`\n]+)`|@(?:Test|Suite)\(\s*"([^"\n]+)"/).map { match in
      let name = String(match.1 ?? match.2 ?? "")
      return (name, name)
    }
  }

  /// The tests of a file in Python: the ids are in the comment of a function, whose name is the claim.
  private static func testsInPython(_ source: String) -> [(name: String, text: String)] {
    source.matches(of: /def test_(\w+)\([^\n]*\):\n +"""([^"]+)"""/).map { match in
      (String(match.1).replacing("_", with: " "), String(match.2))
    }
  }

  /// The ids in the page's order.
  private var ids: [String] {
    let all = Set(mentions.keys).union(rules.keys)
    return Self.sections.flatMap { section in all.filter { $0.first == section.letter }.sorted() }
  }

  /// Rules without a sentence, and rules that no test has in its name.
  package var findings: [Finding] {
    ids.compactMap { id in
      guard let rule = rules[id] else {
        let place = mentions[id]?.sources.first ?? mentions[id]?.tests.first?.file ?? ""
        return Finding(path: place, line: 1, message: "\(id) has no line in \(Self.sentences)")
      }
      guard !isTested(id) else { return nil }
      return Finding(
        path: Self.sentences, line: rule.line, message: "\(id) is in the name of no test")
    }
  }

  private func isTested(_ id: String) -> Bool {
    mentions[id]?.tests.contains { !$0.names.isEmpty } ?? false
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
    "Made by `make rules` from `Tools/rules.tsv`, the tests and the sources.",
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
    if !isTested(id) { lines.append("- No test's name has it.") }
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
