import Testing
import WaggleCommand

/// `waggle test --previews`.
@Suite("Audits of previews") struct PreviewAuditTests {
  @Test func `C735: the exit code and the output of a program say what came of a preview`() {
    typealias Verdict = PreviewAudit.Verdict
    #expect(Verdict(Child.Outcome(status: 0, output: "printed")) == .clean)
    #expect(
      Verdict(Child.Outcome(status: 1, output: "Card\n  Text “a” is …\n"))
        == .found(["Card", "  Text “a” is …"]))
    #expect(
      Verdict(Child.Outcome(status: 132, errors: "Fatal error: none\n"))
        == .trapped(["Fatal error: none"]))
    #expect(Verdict(Child.Outcome(status: 1, errors: "Fatal error")) == .trapped(["Fatal error"]))
    #expect(Verdict(Child.Outcome(status: 64, errors: "Error: x\n")) == .refused("Error: x"))
  }

  @Test func `C735: a sentence sums up all previews`() {
    #expect(PreviewAudit.sum([.clean], "preview") == "1 preview: nothing found.")
    #expect(PreviewAudit.sum([.clean, .clean], "preview") == "2 previews: nothing found.")
    #expect(
      PreviewAudit.sum([.clean, .found(["Card", "a", "b"])], "preview")
        == "2 previews: 2 found in 1.")
    #expect(
      PreviewAudit.sum([.trapped([]), .found(["Card", "a"])], "preview")
        == "2 previews: 1 found in 1; 1 stopped with a trap.")
  }
}
