import Checks
import Testing

@Suite struct RuleIndexTests {
  private func index(
    _ sentences: String, source: String = "", test: String = ""
  ) -> RuleIndex {
    RuleIndex(
      sentences: sentences, sources: [("Sources/A.swift", source)],
      tests: [("Tests/ATests.swift", test)])
  }

  @Test func `an id is a letter and three digits, a range is all of its ids`() {
    #expect(
      RuleIndex.ids(in: "R001, L020–L022 (M1, X001, R0012) R001") == [
        "L020", "L021", "L022", "R001",
      ])
  }

  @Test func `an entry has the sentence, the tests by name and the sources`() {
    let index = index(
      "R001\tA key is a type.\tAnother.", source: "// R001",
      test: "@Test func `R001: two types`() {}\n@Test func `keys (R001)`() {}")
    let entry = """
      ### R001

      A key is a type.

      - `.strict`: Another.
      - Test [ATests](../Tests/ATests.swift): “two types”; “keys”
      - Source [A.swift](../Sources/A.swift)
      """
    #expect(index.text.contains(entry))
    #expect(index.findings(page: index.text) == [])
  }

  @Test func `the entry of a rule that no test's name has`() {
    let text = index("R001\tA.", source: "// R001", test: "// R001").text
    #expect(text.contains("- Named in [ATests](../Tests/ATests.swift)\n- No test's name has it."))
  }

  @Test func `a page that is not up to date is found`() {
    let index = index("R001\tA.", source: "// R001")
    #expect(index.findings(page: "").map(\.path) == ["Docs/rules.md"])
  }

  @Test func `a rule without a sentence and a sentence without a rule are found`() {
    let index = index("# R003\tA comment.\nR002\tA.", source: "// R001")
    #expect(
      index.findings(page: index.text).map(\.description) == [
        "Sources/A.swift:1: R001 has no line in Tools/rules.tsv",
        "Tools/rules.tsv:2: R002 is named in no source and no test",
      ])
  }
}
