import Checks
import Testing

@Suite struct TokenizerTests {
  private func words(_ source: String) -> [String] {
    Tokenizer.tokens(of: source).filter { $0.kind == .word }.map(\.text)
  }

  @Test func `comments are skipped, nested ones included`() {
    #expect(words("a // b\n/* c /* d */ e */ f") == ["a", "f"])
  }

  @Test func `strings are skipped, what they interpolate is read`() {
    #expect(words(#"a "b \(c("d", e)) f" g"#) == ["a", "c", "e", "g"])
  }

  @Test func `a raw string interpolates with its own number of hashes`() {
    #expect(words(##"a #"b \(c) \#(d) " e"# f"##) == ["a", "d", "f"])
  }

  @Test func `a long string may hold quotation marks and lines`() {
    let tokens = Tokenizer.tokens(of: "\"\"\"\n a \" b\n\"\"\"\nc")
    #expect(tokens == [Token(kind: .word, text: "c", line: 4)])
  }

  @Test func `backticks are not part of a name`() {
    #expect(words("`a` `b c`") == ["a", "b c"])
  }

  @Test func `broken source ends`() {
    for source in ["\"", "\"\"\"", "/*", "`", "#\"", "\"\\(", "}", "\\", "\"\\"] {
      _ = Tokenizer.tokens(of: source)
    }
  }

  @Test func `lines are counted in comments and strings too`() {
    #expect(Tokenizer.tokens(of: "/*\n\n*/\n// x\na").map(\.line) == [5])
  }
}
