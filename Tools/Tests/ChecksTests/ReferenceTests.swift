import Checks
import Testing

@Suite struct ReferenceTests {
  private func targets(_ page: String) -> [Reference.Target] {
    Reference.references(ofPage: page).map(\.target)
  }

  @Test(arguments: [
    "`TreeDiffer`": ["TreeDiffer"], "`host.makeNode(of: Text.self)`": ["makeNode", "Text"],
    "``View/onChange(of:_:)``": ["View", "onChange"], "`body`, `R053` and TreeDiffer": [],
    "`a` TreeDiffer `b": [],
  ])
  func `names are words of code spans with small and capital letters`(
    page: String, names: [String]
  ) {
    #expect(targets(page) == names.map { .name($0) })
  }

  @Test(arguments: [
    "`Host/Passes`", "`Sources/Waggle/`", "`Frame.swift`", "`.ci/run`", "`Graph+Invariants.swift`",
  ])
  func `a span with a slash or the ending of a file is a path`(page: String) {
    #expect(targets(page) == [.path(page.replacing("`", with: ""))])
  }

  @Test(arguments: [
    "`/face/…`", "``/waggle``", "`--png FILE`", "`a / b`", "`.swift`", "`0.0.0.0`", "`text.width`",
  ])
  func `addresses, modules, flags and code are not paths`(page: String) {
    #expect(targets(page) == [])
  }

  @Test func `links are read without their heading, and not those to other places`() {
    #expect(
      targets("[a](b.md#c) [d](#e) [f](https://g.org) ![h](i.png) <doc:J>")
        == [.link("b.md"), .link("i.png")])
  }

  @Test func `blocks of code are left out`() {
    #expect(targets("```\n`TreeDiffer`\n```") == [])
  }

  @Test func `comments are read, strings are not`() {
    let source = "/// A `Frame`.\nlet a = \"a `Pass`\"  // `Sources/A.swift`, `Round`"
    #expect(
      Reference.names(inCommentsOf: source)
        == [Reference(.name("Frame"), line: 1), Reference(.name("Round"), line: 2)])
  }
}

@Suite struct ReferenceCheckTests {
  private func findings(
    _ page: String, at path: String = "Docs/page.md", list: String = "",
    sources: [(path: String, text: String)] = [("Sources/A/Frame.swift", "struct Frame {}")]
  ) -> [String] {
    let files = sources + [(path, page)]
    return ReferenceCheck(files: files, paths: files.map(\.path), list: list)
      .findings.map(\.description)
  }

  @Test func `a name that no source has is found by page and line`() {
    #expect(findings("\n`Frame` `Lost`").count == 1)
    #expect(findings("\n`Lost`")[0].hasPrefix("Docs/page.md:2: no source has the name Lost"))
  }

  @Test func `a name in a comment or a string of a source does not make it known`() {
    #expect(
      findings("`Lost`", sources: [("Sources/A.swift", "// Lost\nlet a = \"Lost\"")]).count == 1)
  }

  @Test(arguments: [
    ("Tests/A.swift", "let runAll = 1"), ("Tests/Pages/a.py", "def runAll(): pass"),
    ("Sources/A/runAll/B.swift", ""), ("Examples/runAll.json", "{}"),
  ])
  func `code, scripts, files and folders make a name known`(path: String, text: String) {
    #expect(findings("`runAll`", sources: [(path, text)]) == [])
  }

  @Test func `a name in a source's comment is checked too`() {
    let sources = [("Sources/A.swift", "/// As `Lost`."), ("Tests/A.swift", "/// As `Lost`.")]
    #expect(findings("", sources: sources).map { $0.prefix(17) } == ["Sources/A.swift:1"])
  }

  @Test(arguments: ["`A/Frame.swift`", "`Frame.swift`", "`Sources/A/`", "`Sources/A`"])
  func `files and folders are found by the end of their path`(page: String) {
    #expect(findings(page) == [])
  }

  @Test(arguments: ["`B/Frame.swift`", "`rame.swift`", "`Sources/B`"])
  func `a missing file is found`(page: String) {
    #expect(findings(page).count == 1)
  }

  @Test func `a link is relative to its page`() {
    #expect(findings("[a](../Sources/A/Frame.swift)") == [])
    #expect(findings("[a](Sources/A/Frame.swift)").count == 1)
    #expect(findings("[a](Sources/A/Frame.swift)", at: "README.md") == [])
    #expect(findings("![a](picture)", at: "Sources/A/A.docc/A.md") == [])
  }

  @Test func `what the list has is allowed, and its comments are not names`() {
    #expect(findings("`Lost` `a/b.json`", list: "# A comment\nLost a/b.json  # why") == [])
  }

  @Test func `an entry that sources have, or that nothing uses, is found`() {
    #expect(
      findings("`Frame`", list: "\nFrame")
        == [
          "Tools/names.txt:2: sources have the name Frame: remove it here, and see what pages say about it"
        ])
    #expect(
      findings("", list: "Lost")
        == ["Tools/names.txt:1: no page and no comment uses Lost: remove it"])
  }
}
