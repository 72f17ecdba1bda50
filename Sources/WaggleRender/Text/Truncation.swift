import Foundation
import Waggle

/// Shortens the rest of a paragraph to one line with an ellipsis, character by character (L154).
struct Truncation {
  let paragraph: ShapedParagraph
  /// The width of "…" in the given run's font, in points.
  let ellipsisWidth: (StyledText.Run) -> CGFloat

  struct Result {
    var runs: [StyledText.Run]
    var width: CGFloat
    /// The characters kept before and after the ellipsis.
    var head: Range<Int>?
    var tail: Range<Int>?

    /// Whether only the ellipsis is left.
    var isEllipsis: Bool { (head?.isEmpty ?? true) && (tail?.isEmpty ?? true) }
  }

  /// The characters from `start` on, truncated to `width`. The ellipsis remains even if nothing fits.
  func truncate(from start: Int, mode: StyledText.Truncation, width: CGFloat) -> Result {
    let rest = paragraph.trimmingEnd(start..<paragraph.count)
    switch mode {
    case .tail: return join(prefix(of: rest, width: width - ellipsis(rest)), nil, rest)
    case .head: return join(nil, suffix(of: rest, width: width - ellipsis(rest)), rest)
    case .middle: return middle(rest, width: width - ellipsis(rest))
    }
  }

  private func middle(_ rest: Range<Int>, width: CGFloat) -> Result {
    let head = prefix(of: rest, width: width / 2)
    let tail = suffix(
      of: head.upperBound..<rest.upperBound, width: width - paragraph.width(head))
    return join(head, tail, rest)
  }

  /// The longest prefix that fits, without a trailing space.
  private func prefix(of range: Range<Int>, width: CGFloat) -> Range<Int> {
    var end = range.lowerBound
    while end < range.upperBound, paragraph.width(range.lowerBound..<end + 1) <= width + 1e-6 {
      end += 1
    }
    return paragraph.trimmingEnd(range.lowerBound..<end)
  }

  /// The longest suffix that fits, without a leading space.
  private func suffix(of range: Range<Int>, width: CGFloat) -> Range<Int> {
    var start = range.upperBound
    while start > range.lowerBound, paragraph.width(start - 1..<range.upperBound) <= width + 1e-6 {
      start -= 1
    }
    return paragraph.trimmingStart(start..<range.upperBound)
  }

  private func join(_ head: Range<Int>?, _ tail: Range<Int>?, _ rest: Range<Int>) -> Result {
    var mark = markRun(head, tail, rest)
    mark.string = "…"
    mark.font.fallback = 0
    let parts =
      (head.map(paragraph.runs(in:)) ?? []) + [mark] + (tail.map(paragraph.runs(in:)) ?? [])
    let kept = (head.map(paragraph.width) ?? 0) + (tail.map(paragraph.width) ?? 0)
    return Result(
      runs: Self.merged(parts), width: kept + ellipsisWidth(mark), head: head, tail: tail)
  }

  /// The run with the ellipsis's attributes: that of the nearest character.
  private func markRun(_ head: Range<Int>?, _ tail: Range<Int>?, _ rest: Range<Int>)
    -> StyledText.Run
  {
    let near = head.flatMap { $0.last } ?? tail.flatMap { $0.first } ?? rest.first
    var run = near.map { paragraph.runs[paragraph.runOf[$0]] } ?? paragraph.runs[0]
    // The ellipsis after an image has no image.
    run.ornament = run.ornament?.withoutImage
    return run
  }

  private func ellipsis(_ rest: Range<Int>) -> CGFloat { ellipsisWidth(markRun(nil, nil, rest)) }

  /// Joins adjacent runs that differ only in their strings.
  private static func merged(_ runs: [StyledText.Run]) -> [StyledText.Run] {
    runs.reduce(into: []) { result, run in
      if var last = result.last, run.hasStyle(of: last) {
        last.string += run.string
        result[result.count - 1] = last
      } else {
        result.append(run)
      }
    }
  }
}

extension StyledText.Run {
  /// Whether the runs are equal except for their strings.
  func hasStyle(of other: StyledText.Run) -> Bool {
    var copy = self
    copy.string = other.string
    return copy == other
  }
}
