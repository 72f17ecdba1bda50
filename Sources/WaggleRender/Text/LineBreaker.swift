package import Foundation
import Waggle

/// Breaks a shaped paragraph into lines no wider than `width` points (L151, L152).
///
/// The ranges cover every character once, in order; white space at a line's end belongs to that line. There is at
/// least one line, and a line has at least one character unless the paragraph is empty.
package struct LineBreaker {
  private let paragraph: ShapedParagraph
  /// At least 0; with infinity there are no breaks.
  private let width: CGFloat
  /// Whether two lines are balanced if the second is a single word (L152).
  private let balancesLoneWord: Bool
  /// The width of a range set by itself, in points: joined letters are wider where a word is cut between them. nil where
  /// no letters join.
  private let drawnWidth: ((Range<Int>) -> CGFloat)?

  package init(
    paragraph: ShapedParagraph, width: CGFloat, balancesLoneWord: Bool = true,
    drawnWidth: ((Range<Int>) -> CGFloat)? = nil
  ) {
    self.paragraph = paragraph
    self.width = width
    self.balancesLoneWord = balancesLoneWord
    self.drawnWidth = drawnWidth
  }

  package func lines() -> [Range<Int>] {
    guard width < .infinity, paragraph.width(0..<paragraph.count) > width else {
      return [0..<paragraph.count]
    }
    let greedy = greedyLines()
    let lines = balancesLoneWord && greedy.count == 2 ? balanced(greedy) : greedy
    if isChecking { checkInvariants(lines) }
    return lines
  }

  /// Stops if the lines break a law. Costs O(lines).
  private func checkInvariants(_ lines: [Range<Int>]) {
    checkInvariant(
      !lines.isEmpty && lines[0].lowerBound == 0, "the first line begins the paragraph")
    checkInvariant(lines.last?.upperBound == paragraph.count, "the last line ends the paragraph")
    for (line, next) in zip(lines, lines.dropFirst()) {
      checkInvariant(line.upperBound == next.lowerBound, "each line begins where the last one ends")
    }
    checkInvariant(
      paragraph.count == 0 || lines.allSatisfy { !$0.isEmpty }, "each line has a character")
  }

  private func greedyLines() -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start = 0
    while start < paragraph.count {
      let end = fittedEnd(start..<lineEnd(from: start))
      result.append(start..<end)
      start = end
    }
    return result.isEmpty ? [0..<0] : result
  }

  /// The end of the line that begins at `start`: after the last space that fits, else inside the word (L151).
  private func lineEnd(from start: Int) -> Int {
    var lastBreak: Int?
    var index = start
    while index < paragraph.count {
      if index > start, paragraph.breaksBefore[index] { lastBreak = index }
      // White space never overflows: it hangs over the edge.
      if !paragraph.isSpace[index], overflows(start..<index + 1) {
        return lastBreak ?? (index > start ? index : spacesEnd(from: start + 1))
      }
      index += 1
    }
    return paragraph.count
  }

  /// The end of the white space at `start`.
  private func spacesEnd(from start: Int) -> Int {
    paragraph.isSpace[start...].firstIndex(of: false) ?? paragraph.count
  }

  /// The line's end, moved back where the line is too wide because a word is cut.
  private func fittedEnd(_ line: Range<Int>) -> Int {
    var line = line
    guard let drawnWidth else { return line.upperBound }
    while line.count > 1, paragraph.cutsWord(line),
      drawnWidth(paragraph.trimmingEnd(line)) > width + 1e-6
    { line = line.dropLast() }
    return line.upperBound
  }

  private func overflows(_ range: Range<Int>) -> Bool {
    paragraph.width(range) > width + 1e-6
  }

  /// Moves the first line's last word down if the second line is a single word, and if that fits and balances them
  /// (L152).
  private func balanced(_ lines: [Range<Int>]) -> [Range<Int>] {
    guard words(lines[1]) == 1, let cut = lastWordStart(lines[0]) else { return lines }
    let moved = [0..<cut, cut..<lines[1].upperBound]
    guard !overflows(paragraph.trimmingEnd(moved[1])), raggedness(moved) < raggedness(lines) else {
      return lines
    }
    return moved
  }

  private func raggedness(_ lines: [Range<Int>]) -> CGFloat {
    let widths = lines.map { paragraph.width(paragraph.trimmingEnd($0)) }
    return abs(widths[0] - widths[1])
  }

  /// The start of the last of several words; nil if there is only one, or if the line was broken inside a word.
  private func lastWordStart(_ line: Range<Int>) -> Int? {
    guard paragraph.breaksBefore[line.upperBound] else { return nil }
    let visible = paragraph.trimmingEnd(line)
    return visible.dropFirst().last { paragraph.breaksBefore[$0] }
  }

  private func words(_ line: Range<Int>) -> Int {
    let visible = paragraph.trimmingEnd(line)
    return visible.isEmpty ? 0 : 1 + visible.dropFirst().count { paragraph.breaksBefore[$0] }
  }
}
