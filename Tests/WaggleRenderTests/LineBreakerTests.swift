import Foundation
import Testing
import TestSupport
import Waggle
import WaggleRender

@MainActor @Suite("Lines of a paragraph, as ranges of its characters")
struct LineBreakerTests {
  private func shaped(_ string: String) -> ShapedParagraph {
    Bench.engine.shape([run(string)])
  }

  private func greedy(_ paragraph: ShapedParagraph, _ width: CGFloat) -> [Range<Int>] {
    LineBreaker(paragraph: paragraph, width: width, balancesLoneWord: false).lines()
  }

  /// Words of letters, separated by one to three spaces.
  private func sentence(_ random: inout SeededGenerator) -> String {
    (0..<Int.random(in: 1...8, using: &random)).map { _ in
      let letters = (0..<Int.random(in: 1...9, using: &random)).map { _ in
        "abcdefghijklmnopqrstuvwxyz".randomElement(using: &random)!
      }
      return String(letters) + String(repeating: " ", count: .random(in: 1...3, using: &random))
    }.joined()
  }

  /// Puts word after word on a line, and starts a new one where a word does not fit; letter after letter of a word that
  /// is too long for a line.
  private func expected(_ paragraph: ShapedParagraph, _ width: CGFloat) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    func fits(_ end: Int) -> Bool { paragraph.width(start..<end) <= width + 1e-6 }
    for word in words(paragraph.characters) {
      if !fits(word.letters.upperBound), word.letters.lowerBound > start {
        lines.append(start..<word.letters.lowerBound)
        start = word.letters.lowerBound
      }
      for letter in word.letters where !fits(letter + 1) && letter > start {
        lines.append(start..<letter)
        start = letter
      }
    }
    return lines + [start..<paragraph.characters.count]
  }

  /// The words, without the spaces between them.
  private func words(_ characters: [Character]) -> [(letters: Range<Int>, Void)] {
    var found: [(letters: Range<Int>, Void)] = []
    var start: Int?
    for (index, character) in (characters + [" "]).enumerated() {
      if character != " " { start = start ?? index }
      if character == " ", let first = start {
        found.append((first..<index, ()))
        start = nil
      }
    }
    return found
  }

  @Test func `L151: random sentences break as word after word would be set`() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<300 {
      let string = sentence(&random)
      let paragraph = shaped(string)
      let ideal = paragraph.width(0..<paragraph.characters.count)
      let width = CGFloat.random(in: 0...ideal * 1.1, using: &random)
      guard ideal > width else {
        #expect(greedy(paragraph, width) == [0..<paragraph.characters.count])
        continue
      }
      #expect(greedy(paragraph, width) == expected(paragraph, width), "'\(string)' in \(width)")
    }
  }

  @Test func `L151: spaces hang even where no character fits, and never make a line`() {
    let paragraph = shaped("a bc   d")
    #expect(greedy(paragraph, 0.1) == [0..<2, 2..<3, 3..<7, 7..<8])
  }

  @Test func `L151, L152: the lines cover each character once, in order, for any width`() {
    var random = SeededGenerator(seed: 1)
    for string in ["", " ", "a", "   a", "a b", "word-with-hyphens, and (marks)", "e\u{301} 日本語 x"]
      + (0..<40).map({ _ in sentence(&random) })
    {
      let paragraph = shaped(string)
      for width in [0, 1, 7, 20, 45, 100, .infinity] as [CGFloat] {
        for balances in [true, false] {
          let lines = LineBreaker(
            paragraph: paragraph, width: width, balancesLoneWord: balances
          ).lines()
          #expect(lines.flatMap(Array.init) == Array(0..<paragraph.characters.count))
          #expect(
            paragraph.characters.isEmpty ? lines == [0..<0] : !lines.contains(where: \.isEmpty))
        }
      }
    }
  }

  @Test func `L151: no line is wider than the width, apart from spaces and single characters`() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<200 {
      let paragraph = shaped(sentence(&random))
      let width = CGFloat.random(in: 0...120, using: &random)
      for line in LineBreaker(paragraph: paragraph, width: width).lines() {
        var end = line.upperBound
        while end > line.lowerBound, paragraph.characters[end - 1] == " " { end -= 1 }
        let drawn = line.lowerBound..<end
        #expect(drawn.count <= 1 || paragraph.width(drawn) <= width + 1e-6)
      }
    }
  }

  @Test func `L152: balancing changes nothing but two lines that end in a lone word`() {
    var random = SeededGenerator(seed: 1)
    var changed = 0
    for _ in 0..<300 {
      let paragraph = shaped(sentence(&random))
      let width = CGFloat.random(in: 20...150, using: &random)
      let greedy = greedy(paragraph, width)
      let lines = LineBreaker(paragraph: paragraph, width: width).lines()
      guard lines != greedy else { continue }
      changed += 1
      #expect(greedy.count == 2 && lines.count == 2)
      #expect(words(Array(paragraph.characters[greedy[1]])).count == 1)
      #expect(words(Array(paragraph.characters[lines[1]])).count == 2)
    }
    #expect(changed > 0)
  }

  @Test func `Where letters join, a line is shortened until it fits as drawn`() {
    let paragraph = shaped("abcdefgh")
    let width = paragraph.width(0..<4)
    // As if each cut word were drawn one letter wider.
    let lines = LineBreaker(paragraph: paragraph, width: width) {
      paragraph.width($0) + paragraph.width(0..<1)
    }.lines()
    #expect(
      lines.dropLast().allSatisfy { paragraph.width($0) + paragraph.width(0..<1) <= width + 1e-6 })
    #expect(lines.flatMap(Array.init) == Array(0..<8))
  }
}
