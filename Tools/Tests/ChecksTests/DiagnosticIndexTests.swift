import Checks
import Testing

@Suite struct DiagnosticIndexTests {
  private static let catalogue = """
    enum Kind {
      // MARK: Updates

      /// Views never settle: each frame needs another.
      /// It is cut off.
      ///
      /// Example: a counter.
      ///
      /// Cure: stop.
      case loop = "W-LOOP"
    }
    """

  private func index(
    _ catalogue: String = catalogue, source: String = "Diagnostic(.loop, at: path, words)",
    page: String = ""
  ) -> DiagnosticIndex {
    DiagnosticIndex(
      catalogue: catalogue, sources: [("Sources/ADiagnostics.swift", source)],
      pages: [("Docs/a.md", page)])
  }

  private func findings(_ index: DiagnosticIndex) -> [String] {
    index.findings(page: index.text).map(\.description)
  }

  @Test
  func `a page has the summary, the meaning, the example, the cure and the file of each case`() {
    let text = index().text
    #expect(text.contains("| [W-LOOP](#w-loop) | Views never settle. |\n"))
    #expect(
      text.hasSuffix(
        """

        ## Updates

        ### W-LOOP

        Views never settle: each frame needs another. It is cut off.

        **Example:** a counter.

        **Cure:** stop.

        Messages: [ADiagnostics.swift](../Sources/ADiagnostics.swift)

        """))
    #expect(findings(index()) == [])
  }

  @Test func `a page that is not up to date is found`() {
    #expect(
      index().findings(page: "").map(\.description)
        == ["Docs/diagnostics.md:1: is out of date: run make diagnostics"])
  }

  @Test func `a case without an example, a cure or a message is found`() {
    let bare = index("/// Views never settle.\ncase loop = \"W-LOOP\"", source: "")
    let place = "\(DiagnosticIndex.catalogue):2: W-LOOP "
    #expect(
      findings(bare) == [
        place + "has no paragraph that begins with “Example:”",
        place + "has no paragraph that begins with “Cure:”",
        place + "is used in no file whose name ends in Diagnostics.swift",
      ])
  }

  @Test func `an id that does not exist is found in sources and pages`() {
    let wrong = index(source: ".loop, W-LOOPS", page: "W-LOOP\nE-FRAME-ORDER")
    #expect(
      findings(wrong) == [
        "Sources/ADiagnostics.swift:1: W-LOOPS is not in \(DiagnosticIndex.catalogue)",
        "Docs/a.md:2: E-FRAME-ORDER is not in \(DiagnosticIndex.catalogue)",
      ])
  }
}
