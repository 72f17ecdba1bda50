import Foundation
import TestSupport
import Testing
import Waggle
import WaggleRender

/// Random paragraphs of several scripts, cut into lines, against an implementation of UAX 9 that shares nothing with the
/// engine.
@MainActor struct BidiParagraphTests {
  private let font = FontDescriptor(size: 10, family: "DejaVu Sans", lineHeight: 12)

  /// Words and signs. Arabic letters are those that join nothing.
  private static let words = [
    "ab", "c", "אב", "ג", "הוד", "ااا", "د", "12", "3", "٤٥", "1,2", "3.5", "+", "-", "$", "%",
    ":", ",", ".", "!", "?", "(", ")", "[", "]", "x-1", "#7", "א1", "a2", "/", "ا3",
  ]
  /// The text before and after words: marks, embeddings and overrides, isolates.
  private static let marks = [
    ("\u{200E}", ""), ("\u{200F}", ""), ("\u{202A}", "\u{202C}"), ("\u{202B}", "\u{202C}"),
    ("\u{202D}", "\u{202C}"), ("\u{202E}", "\u{202C}"), ("\u{2066}", "\u{2069}"),
    ("\u{2067}", "\u{2069}"), ("\u{2068}א", "\u{2069}"),
  ]

  private func picture(_ runs: [StyledText.Run]) throws -> PixelImage {
    let line = TextLayout.Line(runs: runs, x: 4, baseline: 12, width: 0)
    let layout = TextLayout(
      text: text("", font: font), size: .zero, firstBaseline: 0, lastBaseline: 0, lines: [line])
    return try Bench.pixels(DisplayNode(.text(layout, at: .zero)), width: 300, height: 16)
  }

  /// The paragraph's range that a line shows, from where the line before ended.
  private func range(_ line: TextLayout.Line, in text: [Character], from start: Int) -> Range<Int>?
  {
    let shown = Array(line.runs.map(\.string).joined()).filter {
      !$0.unicodeScalars.first!.properties.isBidiControl
    }
    var (first, index, matched) = (nil as Int?, start, 0)
    while index < text.count, matched < shown.count {
      if text[index].unicodeScalars.first!.properties.isBidiControl
        || first == nil && text[index] == " " && shown[0] != " "
      {
        index += 1
        continue
      }
      guard text[index] == shown[matched] else { return nil }
      first = first ?? index
      (index, matched) = (index + 1, matched + 1)
    }
    return matched == shown.count ? (first ?? start)..<index : nil
  }

  private func sentence(_ dice: inout SeededGenerator, marks: Bool) -> String {
    var words: [String] = []
    for _ in 0..<Int.random(in: 1...12, using: &dice) {
      words.append(Self.words.randomElement(using: &dice)! + (Bool.random(using: &dice) ? " " : ""))
    }
    if marks {
      let (before, behind) = Self.marks.randomElement(using: &dice)!
      let first = Int.random(in: words.indices, using: &dice)
      let last = Int.random(in: first..<words.count, using: &dice)
      words[first] = before + words[first]
      // White space at a line's end is not drawn: there is none before an end.
      words[last] = words[last].trimmingCharacters(in: .whitespaces) + behind
    }
    return words.joined().trimmingCharacters(in: .whitespaces)
  }

  /// One to four runs that differ in their colours alone.
  private func runs(_ string: String, _ dice: inout SeededGenerator) -> [StyledText.Run] {
    var (result, rest) = ([StyledText.Run](), Substring(string))
    while !rest.isEmpty {
      let count = result.count == 3 ? rest.count : Int.random(in: 1...rest.count, using: &dice)
      result.append(run(String(rest.prefix(count)), font: font))
      if result.count == 2 { result[1].color = .clear }
      rest = rest.dropFirst(count)
    }
    return result
  }

  private func failures(marks: Bool, seeds: ClosedRange<UInt64>) throws -> [String] {
    var failures: [String] = []
    for seed in seeds where failures.count < 6 {
      var dice = SeededGenerator(seed: seed)
      let string = sentence(&dice, marks: marks)
      guard !string.isEmpty else { continue }
      let outer = Int.random(in: 0...1, using: &dice)
      var text = StyledText(runs: runs(string, &dice))
      text.embeddingLevel = EmbeddingLevel(number: UInt8(outer))
      let width: CGFloat? =
        Bool.random(using: &dice) ? nil : CGFloat.random(in: 30...120, using: &dice)
      let layout = Bench.layout(text, width)
      let reference = BidiReference(string, outer: outer)
      var start = 0
      for line in layout.lines {
        guard let range = range(line, in: reference.characters, from: start) else {
          failures.append("seed \(seed): \(Self.escaped(string)): not found \(layout.strings)")
          break
        }
        start = range.upperBound
        let seen = reference.seen(range)
        let forced = try picture([run("\u{202D}\(seen)\u{202C}", font: font)])
        if try picture([run(line.runs.map(\.string).joined(), font: font)]) != forced {
          failures.append(
            "seed \(seed), \(outer): \(Self.escaped(string)) line \(range) should look like "
              + "\(Self.escaped(seen)), is \(Self.escaped(line.runs.map(\.string).joined()))")
          break
        }
      }
    }
    return failures
  }

  static func escaped(_ string: String) -> String {
    string.unicodeScalars.map { $0.value < 0x7f ? String($0) : "<\(String($0.value, radix: 16))>" }
      .joined()
  }

  @Test func `UAX 9: lines of mixed paragraphs are ordered as in the annex`() throws {
    let found = try failures(marks: false, seeds: 1...1500)
    #expect(found.isEmpty, "\(found.joined(separator: "\n"))")
  }

  private func looks(_ string: String, outer: UInt8 = 0, width: CGFloat? = nil) throws -> Bool {
    var text = text(string, font: font)
    text.embeddingLevel = EmbeddingLevel(number: outer)
    let reference = BidiReference(string, outer: Int(outer))
    var start = 0
    return try Bench.layout(text, width).lines.allSatisfy { line in
      guard let range = range(line, in: reference.characters, from: start) else { return false }
      start = range.upperBound
      let forced = run("\u{202D}\(reference.seen(range))\u{202C}", font: font)
      return try picture(line.runs) == picture([forced])
    }
  }

  @Test func `UAX 9, P2: an embedding or override is not a letter, the first letter decides`()
    throws
  {
    #expect(try looks("/ \u{202B}ab הוד\u{202C} !"))
    #expect(try looks("/ \u{202B}ab הוד\u{202C} !", outer: 1))
    #expect(try looks("- \u{202A}הוד ab\u{202C}.", outer: 0))
    #expect(try looks("+ \u{202E}12 ab!\u{202C} c?", outer: 1))
    #expect(try looks("+ \u{202D}הוד\u{202C} c?", outer: 0))
  }

  @Test func `UAX 9, X5: adjacent isolates stay separate, also on a line that needs marks`() throws
  {
    let string = "ااا 1-2 \u{2066}ab\u{2069}\u{2066}cd\u{2069}\u{2067}אב\u{2069}"
    #expect(
      try looks(
        string, outer: 1, width: Bench.layout(text("1-2 abcdאב", font: font)).size.width + 1))
  }

  @Test
  func `UAX 9: lines with marks, embeddings, overrides and isolates are ordered as in the annex`()
    throws
  {
    let found = try failures(marks: true, seeds: 5001...6500)
    #expect(found.isEmpty, "\(found.joined(separator: "\n"))")
  }
}
