import Checks
import Testing

@Suite struct TrapTests {
  private func traps(_ source: String) -> [String] {
    TrapCheck.findings(in: "A.swift", source).map(\.description)
  }

  @Test(arguments: [
    "let a = b as! C", "let a = try! b()", "let a = unsafeBitCast(b, to: C.self)",
    "let a = b.map { unsafeDowncast($0, to: C.self) }",
  ])
  func `a cast without a comment beside it is found`(source: String) {
    #expect(traps("// Why.\n\n" + source).count == 1)
    #expect(traps("// Why.\n" + source) == [])
    #expect(traps("/// What.\nfunc f() {\n  \(source)\n}") == [])
    #expect(traps(source + "  // Why.") == [])
  }

  @Test func `a stop without a message is found`() {
    #expect(
      traps("// Why.\nfunc f() { fatalError() }") == ["A.swift:2: fatalError has no message"])
    #expect(traps("guard a else { preconditionFailure(\"a is there\") }") == [])
  }

  @Test(arguments: ["a as? B", "try? a()", "// a as! b", "\"try! it\""])
  func `what does not stop is not found`(source: String) {
    #expect(traps(source) == [])
  }
}
