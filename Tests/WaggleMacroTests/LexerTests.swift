import Testing
import WaggleMacroExpansion

/// Each claim about one kind of token: the texts, in order.
struct LexerTests {
  private func tokens(_ source: String, hasBareRegex: Bool = true) -> [Token] {
    var lexer = Lexer(source, hasBareRegex: hasBareRegex)
    var tokens: [Token] = []
    while case let token = lexer.next(), token.kind != .end { tokens.append(token) }
    return tokens
  }

  private func texts(_ source: String, hasBareRegex: Bool = true) -> [String] {
    tokens(source, hasBareRegex: hasBareRegex).map(\.text)
  }

  @Test func `names: letters of any script, backticks, dollars`() {
    #expect(
      texts("a größe `var` `two words` $0 _x9 名前") == [
        "a", "größe", "`var`", "`two words`", "$0", "_x9", "名前",
      ])
  }

  @Test func `numbers end before a member and keep their exponents`() {
    #expect(
      texts("1.5e-3 0x1p-3 0xA.Fp2 1_000 0b01 1.foo 0xFE-1") == [
        "1.5e-3", "0x1p-3", "0xA.Fp2", "1_000", "0b01", "1", ".", "foo", "0xFE", "-", "1",
      ])
  }

  @Test func `a string is one token, however its interpolations nest`() {
    for literal in [
      #""""#, #""a\"b""#, #""a\(b("c\(d ? "e" : ")")"))f""#, ##"#"a"\(b)\#(c("#"))"#"##,
      ##"#"""#"##,
      "\"\"\"\n  a \"quote\" \\(b(\"\"\"\n    c\n    \"\"\"))\n  \"\"\"",
      "#\"\"\"\n  \\(no) \"\"\" \\#(yes())\n\"\"\"#",
      #""\(a /* ) */ + b)""#, #""\\""#,
    ] {
      #expect(texts(literal + " x") == [literal, "x"])
      #expect(tokens(literal).map(\.kind) == [.string])
    }
  }

  @Test func `a string that nobody closed ends with its line`() {
    #expect(texts("\"a\nb") == ["\"a", "b"])
    #expect(texts("\"\"\"\na\nb") == ["\"\"\"\na\nb"])
  }

  @Test func `comments are no tokens; those in blocks nest; one with a line break is one`() {
    #expect(texts("a // b\nc /* d /* e */ f */ g") == ["a", "c", "g"])
    #expect(tokens("a /* \n */ b").map(\.startsLine) == [true, true])
    #expect(texts("a /* never closed") == ["a"])
  }

  @Test func `a regular expression with pounds, of one line or of several`() {
    #expect(texts(##"#/a/b"\/#/# x"##) == [##"#/a/b"\/#/#"##, "x"])
    #expect(texts("#/\n  a/b { #\n/# x") == ["#/\n  a/b { #\n/#", "x"])
    #expect(tokens("##/a/#b/##").map(\.kind) == [.regex])
  }

  @Test func `a slash begins a regular expression where an operand is due`() {
    #expect(texts("a / b / c") == ["a", "/", "b", "/", "c"])
    #expect(texts("a/b/c") == ["a", "/", "b", "/", "c"])
    #expect(texts("(/x\\)y/)") == ["(", "/x\\)y/", ")"])
    #expect(texts("f(/, 2) / 3") == ["f", "(", "/", ",", "2", ")", "/", "3"])
    #expect(texts("= /a/", hasBareRegex: false) == ["=", "/", "a", "/"])
  }

  @Test func `operators know their side`() {
    #expect(
      tokens("a + b -c d! e?.f x...y ...z").filter { $0.kind != .identifier }.map(\.kind) == [
        .binaryOperator, .prefixOperator, .postfixOperator, .postfixOperator, .punctuation,
        .binaryOperator,
        .prefixOperator,
      ])
    #expect(texts("Int?=1") == ["Int", "?", "=", "1"])
    #expect(texts("a+/*b*/c") == ["a", "+", "c"])
    #expect(texts("a ⊕ b") == ["a", "⊕", "b"])
  }

  @Test func `directives, macros and attributes`() {
    #expect(
      tokens("#if A\n#else\n#endif #fileID").map(\.kind) == [
        .directive, .identifier, .directive, .directive, .pound,
      ])
    #expect(texts("@State(\\.a)") == ["@", "State", "(", "\\", ".", "a", ")"])
  }

  @Test func `every prefix of a source with everything ends`() {
    let source =
      "@A(\"\\(x)\") var a: [Int?] = #\"\"\"\n\\#(b)\n\"\"\"# /* c */ + /d/ { $0 ?? .e }\n#if F\n`g`"
    for end in source.indices { #expect(texts(String(source[..<end])).count < 60) }
    #expect(texts("\u{1}\u{7F}").count == 2)
  }
}
