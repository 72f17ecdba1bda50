import Testing
import Waggle

@Suite struct DiagnosticTests {
  @Test func `The first letter of the id gives the severity`() {
    #expect(DiagnosticLevel(id: "N-SHADOW") == .note)
    #expect(DiagnosticLevel(id: "W-LOOP") == .warning)
    #expect(DiagnosticLevel(id: "E-LAW") == .error)
    #expect(DiagnosticLevel.note < .error)
  }

  @Test func `A diagnostic is printed as id, path and message`() {
    let diagnostic = Diagnostic(id: "W-LOOP", message: "It never settles.", path: "A/B")
    #expect(diagnostic.description == "W-LOOP at A/B: It never settles.")
    #expect(Diagnostic(id: "N-X", message: "Hm.", path: "").description == "N-X: Hm.")
  }
}
