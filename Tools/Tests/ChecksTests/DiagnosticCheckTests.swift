import Checks
import Testing

@Suite struct DiagnosticCheckTests {
  private func findings(_ source: String, _ page: String) -> [String] {
    DiagnosticCheck.findings(in: [("A.swift", source)], page: page)
      .map(\.description)
  }

  @Test func `ids in the sources and in the first column of a table agree`() {
    let source = "report(id: \"W-LOOP\")\nreport(id: \"E-FRAME-ORDER\")\nlet other = \"W-\""
    let page = "W-TEXT\n| id | what |\n|---|---|\n| W-LOOP, E-FRAME-ORDER | not W-OTHER |"
    #expect(findings(source, page) == [])
  }

  @Test func `an id that is not listed is found where it is reported`() {
    #expect(
      findings("\nreport(\"W-LOOP\")", "| E-LAW |").first
        == "A.swift:2: W-LOOP is not in the tables of Docs/preferences.md")
  }

  @Test func `an id that is only listed is found where it is listed`() {
    #expect(
      findings("", "text\n| E-LAW |")
        == ["Docs/preferences.md:2: E-LAW is reported nowhere in Sources"])
  }

  @Test func `doc comments report nothing`() {
    #expect(findings("/// Such as \"W-LOOP\".\nlet a = 1", "") == [])
  }
}
