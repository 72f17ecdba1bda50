import Checks
import Testing

@Suite struct RuleIndexTests {
  private func index(
    _ sentences: String, source: String = "", test: String = "",
    at path: String = "Tests/ATests.swift"
  ) -> RuleIndex {
    RuleIndex(
      sentences: sentences, sources: [("Sources/A.swift", source)], tests: [(path, test)])
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
    #expect(index.findings == [])
  }

  @Test(arguments: [
    "@Test func\n    `keys (R001)`()", "@Test(\n  \"keys (R001)\", arguments: [1])",
    "@Suite(\"keys (R001)\") struct A",
  ])
  func `a name may be in the next line, in quotation marks, or a suite's`(test: String) {
    #expect(index("R001\tA.", test: test).text.contains("ATests.swift): “keys”"))
  }

  @Test func `a test in Python has the ids in its comment, and its name is the claim`() {
    let test = "def test_keys_are_types(page):\n    \"\"\"Two of them (R001).\"\"\"\n    pass"
    let index = index("R001\tA.", test: test, at: "Tests/Pages/test_a.py")
    #expect(index.text.contains("- Test [test_a](../Tests/Pages/test_a.py): “keys are types”"))
    #expect(index.findings == [])
  }

  @Test func `the entry of a rule that no test's name has`() {
    let text = index("R001\tA.", source: "// R001", test: "// R001").text
    #expect(text.contains("- Named in [ATests](../Tests/ATests.swift)\n- No test's name has it."))
  }

  @Test func `a rule without a sentence and a rule without a test's name are found`() {
    let index = index("# R003\tA comment.\nR002\tA.", source: "// R001 R002", test: "// R002")
    #expect(
      index.findings.map(\.description) == [
        "Sources/A.swift:1: R001 has no line in Tools/rules.tsv",
        "Tools/rules.tsv:2: R002 is in the name of no test",
      ])
  }
}
