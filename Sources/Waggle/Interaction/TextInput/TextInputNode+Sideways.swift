import Foundation

// In a line of both directions the caret moves as it is seen: always to the left, or always to the right (C193).
extension TextInputNode {
  func moveSideways(_ step: EditingCommand.Step, right: Bool, extends: Bool) {
    let line = caretLine
    guard step != .lineEdge, line.isMixed, extends || cursor.range.isEmpty else {
      return move(step, forwards: right != isRightToLeft(at: cursor.head), extends: extends)
    }
    var new = cursor
    (new.head, new.isUpstream, new.goal) = (sideways(line, step, right: right), false, nil)
    if !extends { new.anchor = new.head }
    setCursor(new)
  }

  /// A place for the caret: its offset, and where it is.
  private typealias Stop = (offset: Int, x: CGFloat)

  /// The places for the caret in its line, and whether characters there have both directions.
  private var caretLine: (stops: [Stop], isMixed: Bool) {
    let index = buffer.paragraph(at: cursor.head)
    let paragraph = buffer.paragraphs[index]
    let lines = typeset(paragraph, placedParagraphs().request)
    let head = min(paragraph.character(at: cursor.head - buffer.starts[index]), lines.count)
    let line = lines.line(at: head, upstream: cursor.isUpstream)
    let range = lines.lines[line]
    let first = range.lowerBound < range.upperBound && lines.isRightToLeft(at: range.lowerBound)
    guard range.contains(where: { lines.isRightToLeft(at: $0) != first }) else {
      return ([], false)
    }
    let end = line == lines.lines.count - 1 ? range.upperBound : range.upperBound - 1
    let stops = (range.lowerBound...end).map {
      (buffer.starts[index] + paragraph.offset(of: $0), lines.caret(at: $0, in: line))
    }
    return (stops, true)
  }

  private func sideways(
    _ line: (stops: [Stop], isMixed: Bool), _ step: EditingCommand.Step, right: Bool
  ) -> Int {
    var x = line.stops.first { $0.offset == cursor.head }?.x ?? caretRect(at: cursor.head).minX
    var found: Int?
    while let next = neighbour(of: x, in: line.stops, right: right) {
      (x, found) = (next.x, next.offset)
      if step == .character || isWordEdge(next.offset, right: right) { break }
    }
    return found ?? beyond(line.stops, right: right)
  }

  private func neighbour(of x: CGFloat, in stops: [Stop], right: Bool) -> Stop? {
    right
      ? stops.filter { $0.x > x + 0.01 }.min { $0.x < $1.x }
      : stops.filter { $0.x < x - 0.01 }.max { $0.x < $1.x }
  }

  /// Whether a word that was passed ends there.
  private func isWordEdge(_ offset: Int, right: Bool) -> Bool {
    right != isRightToLeft(at: offset)
      ? buffer.wordEnd(after: buffer.before(offset)) == offset
      : buffer.wordStart(before: buffer.after(offset)) == offset
  }

  /// The place before the line, or after it; the caret stays where there is none.
  private func beyond(_ stops: [Stop], right: Bool) -> Int {
    guard let first = stops.first, let last = stops.last else { return cursor.head }
    let isForwards = right == (first.x <= last.x)
    let next = isForwards ? buffer.after(last.offset) : buffer.before(first.offset)
    return stops.contains { $0.offset == next } ? cursor.head : next
  }
}
