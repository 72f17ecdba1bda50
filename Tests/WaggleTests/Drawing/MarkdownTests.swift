import Foundation
import SwiftUI
import TestSupport
import Testing
import Waggle
import WaggleTestKit

/// Markdown, attributed strings and links in texts.
@MainActor @Suite struct MarkdownTests {
  /// The runs of a text as it is drawn.
  private func runs(_ text: Text) -> [StyledText.Run] {
    text.resolve(in: EnvironmentValues()).runs
  }

  /// A text with its bold parts in <b>, and so on.
  private func marked(_ key: String) -> String {
    runs(Text(LocalizedStringKey(key))).map { run in
      var string = run.string
      if run.strikethrough { string = "<s>\(string)</s>" }
      if run.font.design == .monospaced { string = "<c>\(string)</c>" }
      if run.font.italic { string = "<i>\(string)</i>" }
      if run.font.weight > 500 { string = "<b>\(string)</b>" }
      return string
    }
    .joined()
  }

  @Test(arguments: [
    ("*a*", "<i>a</i>"), ("_a_", "<i>a</i>"), ("**a**", "<b>a</b>"), ("__a__", "<b>a</b>"),
    ("***a***", "<b><i>a</i></b>"), ("~~a~~ ~b~", "<s>a</s> <s>b</s>"), ("`a`", "<c>a</c>"),
    ("``a ` b``", "<c>a ` b</c>"), ("` `` `", "<c>``</c>"), ("`*a*`", "<c>*a*</c>"),
    ("a * b *", "a * b *"), ("a_b_c", "a_b_c"), ("a*b*c", "a<i>b</i>c"), ("**a*", "*<i>a</i>"),
    ("*a **b** c*", "<i>a </i><b><i>b</i></b><i> c</i>"), ("*a", "*a"), ("a**", "a**"),
    ("**a * b**", "<b>a * b</b>"), ("*a _b* c_", "<i>a _b</i> c_"), ("\\*a\\* \\d", "*a* \\d"),
    ("`a", "`a"), ("# a\n- b", "# a\n- b"), ("[a](b) [c] (d)", "a [c] (d)"),
    ("[a](b c)", "[a](b c)"),
    ("**[a](b)**", "<b>a</b>"), ("[**a**](b)", "<b>a</b>"), ("a < b > c", "a < b > c"),
    ("<https://a.b>", "https://a.b"), ("~~~a~~~", "~~~a~~~"), ("", ""), ("**", "**"),
    ("*foo**bar*", "<i>foo**bar</i>"), ("**foo*bar**", "<b>foo*bar</b>"),
  ])
  func `C345: emphasis, code, links and escapes in a key are shown as CommonMark reads them`(
    _ markdown: String, _ shown: String
  ) {
    #expect(marked(markdown) == shown)
  }

  @Test func `C345: values are inserted as they are, in the style around them`() {
    let (name, count) = ("a*b*c", 3)
    let text = runs(Text("**\(name)** \(count) *\(Text("x").underline())*"))
    #expect(text.map(\.string) == ["a*b*c", " 3 ", "x"])
    #expect(text.map { $0.font.weight > 500 } == [true, false, false])
    #expect(text[2].font.italic && text[2].underline)
  }

  @Test func `C345: strings and verbatim texts have no Markdown`() {
    let string = "**a**"
    #expect(runs(Text(string)).map(\.string) == ["**a**"])
    #expect(runs(Text(verbatim: "**a**")).map(\.string) == ["**a**"])
  }

  @Test func `C345: any text is read in linear steps, without a mark lost`() {
    var random = SeededGenerator(seed: 345)
    let marks = ["*", "_", "~", "`", "[", "]", "(", ")", "\\", "<", ">", "^", " ", "a", "b", "é"]
    for _ in 0..<2_000 {
      let text = (0..<20).map { _ in marks.randomElement(using: &random)! }.joined()
      let shown = runs(Text(LocalizedStringKey(text))).map(\.string).joined()
      #expect(shown.filter { "abé".contains($0) }.count <= text.filter { "abé".contains($0) }.count)
      #expect(shown.count <= text.count)
    }
    let deep = String(repeating: "*a ", count: 2_000) + String(repeating: "[", count: 500)
    #expect(runs(Text(LocalizedStringKey(deep))).map(\.string).joined() == deep)
  }

  @Test(arguments: [
    (0, "0 cups"), (1, "1 cup"), (2, "2 cups"), (1_000, "1,000 cups"),
  ])
  func `C346: a word that is inflected follows the number before it`(_ count: Int, _ shown: String)
  {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "en_US")
    #expect(Text("^[\(count) cup](inflect: true)").string(in: environment) == shown)
    environment.locale = Locale(identifier: "de_DE")
    #expect(Text("^[\(1) Biene](inflect: true)").string(in: environment) == "1 Biene")
  }

  @Test
  func `C345: an attributed string has its own fonts, colours and lines over those around it`() {
    var string = AttributedString("ab cd")
    string[string.range(of: "ab")!].foregroundColor = .orange
    string[string.range(of: "ab")!].font = .title
    string[string.range(of: "cd")!].underlineStyle = .single
    string[string.range(of: "cd")!].kern = 2
    let shown = runs(Text(string).foregroundStyle(.green).italic())
    #expect(shown.map(\.string) == ["ab", " ", "cd"])
    let orange = Color.orange.resolve(in: EnvironmentValues().colorContext)
    #expect(shown.map { $0.color == orange } == [true, false, false])
    #expect(shown.map(\.font.size) == [28, 17, 17] && shown.allSatisfy(\.font.italic))
    #expect(shown.map(\.underline) == [false, false, true] && shown[2].tracking == 2)
  }

  @Test func `C345: an attributed string is made from Markdown, with its white space or without`()
    throws
  {
    let text = "  **a**\n  [b](c) "
    let base = URL(string: "https://example.com/d/")
    let string = try AttributedString(markdown: text, baseURL: base)
    #expect(String(string.characters) == "a b")
    #expect(string.runs.compactMap(\.link).map(\.absoluteString) == ["https://example.com/d/c"])
    #expect(string.runs.first?.inlinePresentationIntent == .stronglyEmphasized)
    let options = AttributedString.MarkdownParsingOptions(
      interpretedSyntax: .inlineOnlyPreservingWhitespace)
    let whole = try AttributedString(markdown: text, options: options)
    #expect(String(whole.characters) == "  a\n  b ")
  }
}
