import Checks
import Testing

@Suite struct DialectTests {
  private let list = """
    # A comment.
    who hears\tthe observer
    of its own |\tits own X
    is no\tis not a\tlonger, more
    there is no\t-
    [way]\toffset
    `Presence`\tAppearanceScope
    `ChildTraffic`\tChildTransitionController
    """

  private func check(_ source: String, path: String = "A.swift") -> DialectCheck {
    DialectCheck(dialect: Dialect(list), files: [(path, source)])
  }

  private func phrases(_ source: String, path: String = "A.swift") -> [String] {
    check(source, path: path).findings.map(\.description)
  }

  @Test func `a phrase is found by file and line, with the better word`() {
    #expect(
      phrases("let a = 1\n/// Who hears of it.\nlet b = 2")
        == ["A.swift:2: \"who hears\": write instead: the observer"])
  }

  @Test func `a phrase that continues in the next line is found where it begins`() {
    #expect(phrases("/// That is who\n/// hears of it.").count == 1)
    #expect(phrases("/// That is who\n///\n/// hears of it.") == [])
    #expect(phrases("/// That is who.\n/// Hears of it.") == [])
  }

  @Test func `a phrase in a string is found, what it interpolates is code`() {
    #expect(phrases("let a = \"\\(who(hears)) is no number\"").count == 1)
    #expect(phrases("let a = who(hears)") == [])
    #expect(phrases("let a = \"one who \"\n  + \"hears\"").count == 1)
  }

  @Test(arguments: [
    "/// A list of its own.": 1, "/// A list of its own, which": 1, "/// A list of its own size": 0,
    "/// A list of its\n/// own": 1,
  ])
  func `a phrase with a bar is meant at the end of a clause`(source: String, count: Int) {
    #expect(phrases(source).count == count)
  }

  @Test(arguments: [
    "/// It is no longer.": 0, "/// It is no number.": 1, "/// It is no, longer": 1,
  ])
  func `words that make a phrase harmless`(source: String, count: Int) {
    #expect(phrases(source).count == count)
  }

  @Test func `an allowed phrase hides the one that it contains`() {
    #expect(phrases("/// There is no number. It is no number.").count == 1)
  }

  @Test func `a name is found in code spans and by its capitals, not as a word of prose`() {
    #expect(phrases("/// A `Presence` and ``Presence/value``.").count == 2)
    #expect(phrases("/// Presence of mind, `presence`.") == [])
    #expect(phrases("/// See ChildTraffic.").count == 1)
  }

  @Test func `a test's name is read, and its strings are not`() {
    let source =
      "@Test func `who hears`() { f(\"who hears\") }\n@Test func `who`() {}\nlet `hears` = 1"
    #expect(phrases(source, path: "Tests/A.swift").count == 1)
    #expect(phrases(source, path: "Sources/A.swift").count == 2)
  }

  @Test func `pages are read without their blocks of code`() {
    #expect(phrases("who hears\n```\nwho hears\n```\n\nwho\nhears", path: "A.md").count == 2)
    #expect(phrases("| who |\n| hears |", path: "A.md") == [])
  }

  @Test(arguments: [
    "func a(_ way: Int) {}", "func a<T>(by way: (Int, Int) -> Void) {}", "var isOnItsWay = 1",
    "let (a, way) = b",
    "struct WayBack {}", "enum A { case way(Int) }", "init(way: Int) {}", "if let way = a {}",
    "subscript(way: Int) -> Int { 1 }",
  ])
  func `a word in brackets is found in names that are declared`(source: String) {
    #expect(phrases(source).count == 1)
  }

  @Test(arguments: [
    "a(way: 1)", "let always = 1", "let b = way", "a.way(1)", "let b = \"way\"", "/// A way.",
    "let wayward = 1",
    "func a(b: Way) {}", "func a(b: Int = way(1)) {}",
  ])
  func `a word in brackets is not looked for elsewhere`(source: String) {
    #expect(phrases(source) == [])
  }

  @Test func `a word in brackets is not looked for in tests, examples and benchmarks`() {
    for folder in ["Tests", "Examples/Sources", "Benchmarks/Sources", "Tools/Tests"] {
      #expect(phrases("let way = 1", path: "\(folder)/A.swift") == [])
    }
    #expect(
      phrases("let way = 1", path: "Sources/A.swift") == [
        "Sources/A.swift:1: \"way\": write instead: offset"
      ])
  }
}
