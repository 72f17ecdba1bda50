import Foundation
import WaggleGraph

// Which lines are made, and where they are.

extension LazyNode {
  /// How many lines without length are made in one pass.
  private static var longestPile: Int { 4096 }

  /// Makes the lines that meet the visible area, and corrects the positions that were estimated.
  func layOutLines() {
    for _ in 0..<4 {
      let visible = visibleRange
      window.visible = visible
      makeLines(made(visible))
      let correction = correction(visible)
      guard correction != 0 else { break }
      window.shift(by: correction)
      if scrollsBy(correction) { window.visible = visibleRange }
    }
    reportExhaustion()
  }

  /// The part of the axis whose lines are made: where the host scrolls also a viewport on each side of the visible area, because
  /// a page shows what it scrolls to before the program is notified.
  private func made(_ visible: ClosedRange<CGFloat>) -> ClosedRange<CGFloat> {
    let margin = store.isScrolledByHost ? visible.upperBound - visible.lowerBound : 0
    guard margin > 0, margin.isFinite else { return visible }
    return visible.lowerBound - margin...visible.upperBound + margin
  }

  private func makeLines(_ visible: ClosedRange<CGFloat>) {
    guard supply.count > 0, visible.upperBound > visible.lowerBound,
      let first = firstLine(visible)
    else { return window.removeLines() }
    var made = [first]
    addLinesAfter(&made, visible)
    addLinesBefore(&made, visible)
    window.take(made, in: visible, number: number(of:))
    for line in lines { count(line) }
  }

  /// Call when rows were made: one that has no view or several changes the numbers of those after it.
  func renumberLines() { window.renumber(number(of:)) }

  /// The number of a line's first element now: making rows before it may have changed it.
  func number(of line: LazyLine) -> Int {
    supply.number(of: line.entries[0].item) ?? line.number
  }

  // MARK: The first line

  private func firstLine(_ visible: ClosedRange<CGFloat>) -> LazyLine? {
    if let start = requestedStart(visible) ?? continuedStart(visible) {
      return line(at: start.number, from: start.position)
    }
    if visible.upperBound <= 0 || visible.lowerBound >= max(length, 1e-9) { return nil }
    if visible.upperBound >= length - 0.5, visible.lowerBound > 0 { return lastLine() }
    let start = estimatedStart(visible.lowerBound)
    return line(at: start.number, from: start.position)
  }

  private func line(at number: Int, from position: CGFloat) -> LazyLine? {
    guard var line = makeLine(at: number) else { return lastLine() }
    line.position = position
    return line
  }

  private func lastLine() -> LazyLine? {
    let number = supply.count - 1
    guard number >= 0, var line = makeLine(at: lineStart(number)) else { return nil }
    line.position = length - line.length
    return line
  }

  /// The line that a program has scrolled to, if it is visible: its position is kept, and the others follow it.
  private func requestedStart(_ visible: ClosedRange<CGFloat>) -> (number: Int, position: CGFloat)?
  {
    guard let request = window.requested, request.frame >= runtime.frameNumber,
      request.position + request.length >= visible.lowerBound - 0.5,
      request.position < visible.upperBound,
      let number = request.entry.flatMap({ supply.number(of: $0.item) })
    else { return nil }
    return (lineStart(number), request.position)
  }

  /// The first line of the last pass that is still visible, or next to what is.
  private func continuedStart(_ visible: ClosedRange<CGFloat>) -> (number: Int, position: CGFloat)?
  {
    guard let first = lines.first, let last = lines.last else {
      let anchor = window.anchor
      let isNear = anchor.position >= visible.lowerBound && anchor.position < visible.upperBound
      guard isNear, anchor.number < supply.count else { return nil }
      return (lineStart(anchor.number), anchor.position)
    }
    let gap = lineSpacing ?? extent.estimate.gap
    guard visible.lowerBound <= last.end + gap, visible.upperBound >= first.position - gap else {
      return nil
    }
    let line = lines.first { $0.reaches(visible.lowerBound) } ?? last
    guard line.number < supply.count else { return nil }
    return (lineStart(line.number), line.position)
  }

  /// A line near a position, and where it is: interpolated between the start, the last known line and the end.
  private func estimatedStart(_ position: CGFloat) -> (number: Int, position: CGFloat) {
    let end = (number: supply.count, position: length + (lineSpacing ?? extent.estimate.gap))
    let known = isAnchorKnown(end)
    var (low, high) = ((number: 0, position: CGFloat(0)), end)
    if known {
      if position < window.anchor.position { high = window.anchor } else { low = window.anchor }
    }
    let share = (position - low.position) / max(high.position - low.position, 1e-9)
    let guess =
      low.number
      + Int(
        (share * CGFloat(high.number - low.number) + 1e-9).rounded(.down),
        within: -end.number...end.number)
    let start = lineStart(min(max(guess, 0), end.number - 1))
    return (start, self.position(of: start, low, high))
  }

  func position(
    of number: Int, _ low: (number: Int, position: CGFloat),
    _ high: (number: Int, position: CGFloat)
  ) -> CGFloat {
    let lowLine = lineIndex(low.number)
    let highLine = lineIndex(high.number)
    guard highLine > lowLine else { return low.position }
    let pitch = (high.position - low.position) / CGFloat(highLine - lowLine)
    return low.position + CGFloat(lineIndex(number) - lowLine) * pitch
  }

  // MARK: The other lines

  private func addLinesAfter(_ made: inout [LazyLine], _ visible: ClosedRange<CGFloat>) {
    var pile = 0
    while let last = made.last,
      last.end + (lineSpacing ?? extent.estimate.gap) < visible.upperBound - LazyLine.sliver,
      pile < Self.longestPile, var next = makeLine(at: last.next)
    {
      let gap = gap(between: last, next)
      next.position = last.end + gap
      pile = next.length + gap > 0 ? 0 : pile + 1
      made.append(next)
    }
    if pile == Self.longestPile { runtime.reportOnce(.lazyPile(at: viewPath)) }
  }

  private func addLinesBefore(_ made: inout [LazyLine], _ visible: ClosedRange<CGFloat>) {
    var before: [LazyLine] = []
    var pile = 0
    while let first = before.last ?? made.first,
      first.position - (lineSpacing ?? extent.estimate.gap) > visible.lowerBound + LazyLine.sliver,
      pile < Self.longestPile,
      var next = makeLine(before: first)
    {
      let gap = gap(between: next, first)
      next.position = first.position - gap - next.length
      pile = next.length + gap > 0 ? 0 : pile + 1
      before.append(next)
    }
    if !before.isEmpty { made = before.reversed() + made }
  }

  private func gap(between first: LazyLine, _ second: LazyLine) -> CGFloat {
    if let lineSpacing { return lineSpacing }
    let gap = first.entries[0].layout.spacing
      .distance(to: second.entries[0].layout.spacing, along: axis)
    if second.entries[0].countedLength == nil || first.entries[0].countedLength == nil {
      extent.estimate.addGap(gap)
    }
    return gap
  }

  func isAnchorKnown(_ end: (number: Int, position: CGFloat)) -> Bool {
    let anchor = window.anchor
    return anchor.number > 0 && anchor.number < end.number && anchor.position > 0
      && anchor.position < end.position
  }

  // MARK: Corrections

  /// How far the lines are from where they must be: the first line at 0, all others after it and a gap.
  private func correction(_ visible: ClosedRange<CGFloat>) -> CGFloat {
    guard let first = lines.first else { return 0 }
    if first.number == 0 { return -first.position }
    guard first.position <= max(lineSpacing ?? extent.estimate.gap, 0) + 0.5 else { return 0 }
    return CGFloat(lineIndex(first.number)) * max(extent.estimate.pitch(lineSpacing), 1)
      - first.position
  }

  private func reportExhaustion() {
    guard runtime.store(ViewStore.self).emptyRowsMade > LazySupply.longestGap else { return }
    runtime.reportOnce(.lazyPile(at: viewPath))
  }
}
