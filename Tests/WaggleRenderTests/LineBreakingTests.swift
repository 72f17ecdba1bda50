import Foundation
import TestSupport
import Testing
import Waggle
import WaggleRender

@MainActor struct LineBreakingTests {
  @Test func `L150: without a width each paragraph is one line, and the size is the text's own`() {
    let layout = Bench.layout(text("one two three\nfour"))
    #expect(layout.strings == ["one two three", "four"])
    #expect(layout.size.height == 24)
    #expect(Bench.layout(text("one"), 500).size == Bench.layout(text("one")).size)
  }

  @Test func `L150: a wrapped text answers its widest line, not the proposal`() {
    let wide = Bench.width("wide words")
    let layout = Bench.layout(text("wide words wide words"), wide + 12)
    #expect(layout.strings == ["wide words", "wide words"])
    #expect(layout.size.width < wide + 12)
  }

  @Test func `L150: a proposal of zero in either direction gives a size of zero`() {
    #expect(Bench.layout(text("hello"), 0, 0).size == .zero)
    #expect(Bench.layout(text("hello"), -1, .nan).size == .zero)
    #expect(Bench.layout(text("hello"), 0, nil).size.width == 0)
    #expect(Bench.layout(text("hello"), nil, 0).size.height == 12)
  }

  @Test func `L151: lines break greedily after spaces, and are never wider than the proposal`() {
    let string = "the quick brown fox jumps over the lazy dog"
    let ideal = Bench.width(string)
    for step in 4...40 {
      let proposal = ideal * CGFloat(step) / 40
      let layout = Bench.layout(text(string), proposal)
      #expect(layout.size.width <= proposal)
      #expect(layout.lines.allSatisfy { $0.width <= proposal + 1e-6 })
    }
  }

  @Test func `L151: a trailing space hangs, but counts in the width up to the proposal`() {
    let word = Bench.width("hello")
    #expect(Bench.lines("hello world more and more", word + 0.01).first == "hello")
    #expect(Bench.layout(text("hello world and more"), word + 1).size.width == (word + 1))
  }

  @Test func `L151: a word that is too long breaks by character`() {
    let lines = Bench.lines("abcdefghij", Bench.width("abc") + 0.01)
    #expect(lines.first == "abc")
    #expect(lines.joined() == "abcdefghij")
    #expect(Bench.lines("abc", 0.1) == ["a", "b", "c"])
  }

  @Test func `L152: of two lines that end in a lone word the word before moves down`() {
    let string = "aaaa bbbb cccc dddd"
    let width = Bench.width("aaaa bbbb cccc") + 1
    #expect(Bench.lines(string, width) == ["aaaa bbbb", "cccc dddd"])
    let greedy = TextEngine(fonts: Bench.fonts, balancesLoneWord: false)
    let layout = greedy.layout(text(string), width: width, height: nil)
    #expect(layout.strings == ["aaaa bbbb cccc", "dddd"])
  }

  @Test
  func
    `L152: breaking stays greedy if balancing does not help, does not fit, or takes three lines`()
  {
    let lone = "aa bbbbbbbb cccccccc"
    #expect(Bench.lines(lone, Bench.width("aa bbbbbbbb") + 1) == ["aa bbbbbbbb", "cccccccc"])
    let three = "aaaa bbbb cccc dddd eeee ffff gggg"
    let width = Bench.width("aaaa bbbb cccc") + 1
    #expect(Bench.lines(three, width) == ["aaaa bbbb cccc", "dddd eeee ffff", "gggg"])
  }

  @Test func `L153: as many lines are kept as the height holds, at least one`() {
    let string = "a\nb\nc\nd\ne"
    #expect(Bench.layout(text(string), nil, 40).size.height == 36)
    #expect(Bench.lines(string, nil, 40) == ["a", "b", "c…"])
    #expect(Bench.lines(string, nil, 1) == ["a…"])
  }

  @Test func `L153: the line limit cuts too, and a limit below 1 counts as 1`() {
    var limited = text("a\nb\nc")
    limited.lineLimit = 2
    #expect(Bench.layout(limited).strings == ["a", "b…"])
    for limit in [1, 0, -3] {
      limited.lineLimit = limit
      #expect(Bench.layout(limited).strings == ["a…"])
    }
  }

  @Test func `L158: line breaks separate paragraphs, and each is wrapped and balanced alone`() {
    let width = Bench.width("aaaa bbbb cccc") + 1
    #expect(
      Bench.lines("aaaa bbbb cccc dddd\nx", width) == ["aaaa bbbb", "cccc dddd", "x"])
    #expect(Bench.lines("a\r\nb\u{2028}c\n\nd") == ["a", "b", "c", "", "d"])
    #expect(Bench.layout(text("a\n")).size.height == 24)
  }
}
