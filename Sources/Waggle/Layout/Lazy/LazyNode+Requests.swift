import Foundation

// Where a line is that a program scrolls to, and is not visible yet.

extension LazyNode {
  /// The number of the first element with an id. Where it is not found, it is looked for once in a frame in rows that do
  /// not exist.
  ///
  /// - Parameter makingRows: whether such rows are made.
  func number(ofID id: AnyHashable, makingRows: Bool) -> Int? {
    if let number = supply.number(ofID: id, in: inputs.scope) { return number }
    guard makingRows, missedID?.id != id || missedID?.frame != runtime.frameNumber else {
      return nil
    }
    return building {
      let number = supply.numberInUnmadeRows(ofID: id, in: inputs.scope)
      renumberLines()
      missedID = number == nil ? (id, runtime.frameNumber) : nil
      return number
    }
  }

  /// Makes the line of an element where it is expected to be, for a program that scrolls to it. The next layout, if it
  /// shows the line, leaves it there.
  ///
  /// - Parameter frame: the last frame in which that layout may be.
  func request(_ number: Int, until frame: Int) -> LazyEntry? {
    // It can be asked for outside of a layout, where the level is that of the root.
    let level = store.embeddingLevel
    store.embeddingLevel = embeddingLevel
    defer { store.embeddingLevel = level }
    return building {
      useTracks(across: size[axis.across])
      guard var line = makeLine(at: lineStart(number)), number < supply.count else { return nil }
      line.position = requestedPosition(of: line)
      window.requested = RequestedLine(
        entry: line.entries[0], position: line.position, length: line.length, frame: frame)
      updateChildren()
      place(line)
      store.addReleasing(self)
      return line.entries[min(number - line.number, line.entries.count - 1)]
    }
  }

  private func requestedPosition(of line: LazyLine) -> CGFloat {
    if let shown = lines.first(where: { $0.number == line.number }) { return shown.position }
    if line.next == supply.count { return length - line.length }
    if line.number == 0 { return 0 }
    let expected = expectedStart(of: line.number)
    guard extent.lineCount != currentLineCount, let visible = window.visible else {
      return expected
    }
    // Rows that were made to find this one have shown that there are more: the scroll view does not know yet.
    let end = length - line.length - (visible.upperBound - visible.lowerBound)
    return max(0, min(expected, end))
  }

  private func expectedStart(of number: Int) -> CGFloat {
    let end = (number: supply.count, position: length + (lineSpacing ?? extent.estimate.gap))
    let start = (number: 0, position: CGFloat(0))
    guard isAnchorKnown(end) else { return position(of: number, start, end) }
    let anchor = window.anchor
    return number < anchor.number
      ? position(of: number, start, anchor) : position(of: number, anchor, end)
  }
}
