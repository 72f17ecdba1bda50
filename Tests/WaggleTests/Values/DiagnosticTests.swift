import Testing
import Waggle

@Suite struct DiagnosticTests {
  @Test func `The first letter of the id gives the severity`() {
    #expect(Diagnostic.Kind.shadowedWriter.severity == .note)
    #expect(Diagnostic.Kind.loop.severity == .warning)
    #expect(Diagnostic.Kind.reduceLaw.severity == .error)
    #expect(Diagnostic.Severity.note < .error)
  }

  @Test func `Every id is a severity and a name in capitals`() {
    for kind in Diagnostic.Kind.allCases {
      #expect(kind.rawValue.wholeMatch(of: /[NWE]-[A-Z]+(-[A-Z]+)*/) != nil)
    }
  }

  @Test func `A diagnostic is printed as id, path and message`() {
    let diagnostic = Diagnostic(.loop, at: "A > B", "It never settles.")
    #expect(diagnostic.id == "W-LOOP")
    #expect(diagnostic.description == "W-LOOP at A > B: It never settles.")
    #expect(diagnostic.at("").description == "W-LOOP: It never settles.")
  }
}
