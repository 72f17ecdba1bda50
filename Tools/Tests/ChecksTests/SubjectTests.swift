import Checks
import Testing

@Suite struct SubjectTests {
  private func sentences(_ source: String) -> [String] {
    FirstSentence.all(in: source).map { "\($0.line): \($0.text)" }
  }

  @Test
  func `the first sentence ends at a stop, a colon or the paragraph, not in a name or a number`() {
    #expect(sentences("/// A. B.\nlet a = 1\n  /// C: d.\nlet b = 1") == ["1: A.", "3: C:"])
    #expect(sentences("/// A row\n/// of a list\n///\n/// More.") == ["1: A row of a list"])
    #expect(sentences("/// Of `a. b` in 0.5 s. More.") == ["1: Of `a. b` in 0.5 s."])
    #expect(sentences("// A.\nlet a = \"/// B.\"\n/// - Parameter a: c.\n\n/// ```\n/// a") == [])
  }

  @Test(arguments: [
    "Whether it is between two that match.", "That of the system.", "Those of the other.",
    "Where it is drawn:",
    "What was posted.", "How many there are.", "The same;", "When they are published.",
    "Is covered by what is below.",
    "How far it was moved by its bar.", "The one before the last.", "In the same.",
  ])
  func `a sentence whose subject is a pronoun, or none, is found`(text: String) {
    #expect(FirstSentence.all(in: "/// \(text)").map(\.hasSubject) == [false])
  }

  @Test(arguments: [
    "Whether the row is selected.", "The system's.", "Where content is drawn:",
    "What is behind the row.",
    "How many rows there are.", "Whether there are lines between them.", "Makes it.",
    "Has no effect:", "`a` of it.",
    "In points.", "Never.", "None of the others.", "What a ViewHost is.", "One of the rows of it.",
  ])
  func `a sentence with a noun before its verb is not`(text: String) {
    #expect(FirstSentence.all(in: "/// \(text)").map(\.hasSubject) == [true])
  }

  private func findings(_ list: String, _ source: String) -> [String] {
    SubjectCheck(list: list, files: [("A.swift", source)]).findings.map(\.description)
  }

  @Test func `a sentence is found by file and line unless it is listed`() {
    #expect(
      findings("most 0", "let a = 1\n/// Where it is.\nlet b = 1")
        == ["A.swift:2: \"Where it is.\" does not say what it is about: begin with a noun"])
    #expect(findings("# Left.\nmost 1\nWhere it is.", "/// Where it is.\n\n/// Where it is.") == [])
  }

  @Test func `the list only gets shorter`() {
    let path = SubjectCheck.list
    #expect(
      findings("most 1\nWhere it is.", "")
        == ["\(path):2: no comment begins with \"Where it is.\": remove it"])
    #expect(
      findings("most 2\nWhere it is.", "/// Where it is.") == [
        "\(path):1: 1 sentences: lower the limit"
      ])
    #expect(
      findings("most 0\nWhere it is.", "/// Where it is.") == [
        "\(path):1: 1 sentences; the limit is 0"
      ])
  }
}
