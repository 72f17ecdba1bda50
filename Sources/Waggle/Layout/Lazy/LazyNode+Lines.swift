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
      lastVisible = visible
      makeLines(made(visible))
      let correction = correction(visible)
      guard correction != 0 else { break }
      shift(by: correction)
      if scrollsBy(correction) { lastVisible = visibleRange }
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
    guard supply.count > 0, visible.upperBound > visible.lowerBound else { return lines = [] }
    guard let first = firstLine(visible) else { return lines = [] }
    var made = [first]
    addLinesAfter(&made, visible)
    addLinesBefore(&made, visible)
    lines = made.filter { $0.meets(visible) }
    renumberLines()
    let known = lines.first ?? made[0]
    anchor = (number(of: known), known.position)
    for line in lines { count(line) }
  }

  /// Call when rows were made: one that has no view or several changes the numbers of those after it.
  func renumberLines() {
    for index in lines.indices { lines[index].number = number(of: lines[index]) }
  }

  /// The number of a line's first element now: making rows before it may have changed it.
  private func number(of line: LazyLine) -> Int {
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
    guard let request = requested, request.frame >= runtime.frameNumber,
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
      let isNear = anchor.position >= visible.lowerBound && anchor.position < visible.upperBound
      guard isNear, anchor.number < supply.count else { return nil }
      return (lineStart(anchor.number), anchor.position)
    }
    let gap = lineSpacing ?? estimate.gap
    guard visible.lowerBound <= last.end + gap, visible.upperBound >= first.position - gap else {
      return nil
    }
    let line = lines.first { $0.reaches(visible.lowerBound) } ?? last
    guard line.number < supply.count else { return nil }
    return (lineStart(line.number), line.position)
  }

  /// A line near a position, and where it is: interpolated between the start, the last known line and the end.
  private func estimatedStart(_ position: CGFloat) -> (number: Int, position: CGFloat) {
    let end = (number: supply.count, position: length + (lineSpacing ?? estimate.gap))
    let known = isAnchorKnown(end)
    var (low, high) = ((number: 0, position: CGFloat(0)), end)
    if known { if position < anchor.position { high = anchor } else { low = anchor } }
    let share = (position - low.position) / max(high.position - low.position, 1e-9)
    let guess = low.number + Int((share * CGFloat(high.number - low.number) + 1e-9).rounded(.down))
    let start = lineStart(min(max(guess, 0), end.number - 1))
    return (start, self.position(of: start, low, high))
  }

  private func position(
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
      last.end + (lineSpacing ?? estimate.gap) < visible.upperBound - LazyLine.sliver,
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
      first.position - (lineSpacing ?? estimate.gap) > visible.lowerBound + LazyLine.sliver,
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
      estimate.addGap(gap)
    }
    return gap
  }

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
      if let first = lines.first { anchor = (first.number, first.position) }
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
      requested = RequestedLine(
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
    guard lineCount != currentLineCount, let visible = lastVisible else { return expected }
    // Rows that were made to find this one have shown that there are more: the scroll view does not know yet.
    let end = length - line.length - (visible.upperBound - visible.lowerBound)
    return max(0, min(expected, end))
  }

  private func expectedStart(of number: Int) -> CGFloat {
    let end = (number: supply.count, position: length + (lineSpacing ?? estimate.gap))
    let start = (number: 0, position: CGFloat(0))
    guard isAnchorKnown(end) else { return position(of: number, start, end) }
    return number < anchor.number
      ? position(of: number, start, anchor) : position(of: number, anchor, end)
  }

  private func isAnchorKnown(_ end: (number: Int, position: CGFloat)) -> Bool {
    anchor.number > 0 && anchor.number < end.number && anchor.position > 0
      && anchor.position < end.position
  }

  func makeLine(at number: Int) -> LazyLine? {
    guard let first = entry(at: number) else { return nil }
    var line = LazyLine(number: number, entries: [first], sizes: [], length: 0)
    if tracks.count > 1, first.item.role == .cell {
      line.firstTrack = column(number)
      addCells(to: &line)
    }
    measure(&line)
    return line
  }

  /// Adds the cells that continue a line of a grid.
  private func addCells(to line: inout LazyLine) {
    while line.firstTrack + line.entries.count < tracks.count {
      let number = line.number + line.entries.count
      guard let entry = entry(at: number), entry.item.role == .cell,
        column(number) == line.firstTrack + line.entries.count
      else { return }
      line.entries.append(entry)
    }
  }

  /// The line before a given one. Making its rows can change the numbers of those that follow.
  private func makeLine(before line: LazyLine) -> LazyLine? {
    for _ in 0..<8 {
      let end = number(of: line)
      guard end > 0 else { return nil }
      let start = lineStart(end - 1)
      guard let made = makeLine(at: start) else { return nil }
      if number(of: line) == end, made.next == end { return made }
      if runtime.store(ViewStore.self).emptyRowsMade > LazySupply.longestGap { return nil }
      if made.number < number(of: line), made.next >= number(of: line) {
        return trimmed(made, line)
      }
    }
    return emptyRowsBefore(line)
  }

  /// Without the cells that belong to the line after it, whose start has moved.
  private func trimmed(_ line: LazyLine, _ next: LazyLine) -> LazyLine? {
    var line = line
    let count = number(of: next) - line.number
    guard count > 0 else { return nil }
    line.entries.removeLast(max(0, line.entries.count - count))
    measure(&line)
    return line
  }

  /// The line before, where many rows before it turn out to have no elements.
  private func emptyRowsBefore(_ line: LazyLine) -> LazyLine? {
    while runtime.store(ViewStore.self).emptyRowsMade <= LazySupply.longestGap {
      let end = number(of: line)
      guard end > 0, let made = makeLine(at: lineStart(end - 1)) else { return nil }
      if made.next <= number(of: line), made.number < number(of: line) { return made }
    }
    return nil
  }

  private func measure(_ line: inout LazyLine) {
    line.sizes = line.entries.enumerated().map { offset, entry in
      entry.proposal = proposal(of: entry, track: line.firstTrack + offset)
      return entry.layout.size(for: entry.proposal)
    }
    line.length = line.sizes.reduce(0) { max($0, usable($1[axis])) }
  }

  /// A cell is proposed its track's length, and nothing along the axis (L098).
  func proposal(of entry: LazyEntry, track: Int) -> ProposedViewSize {
    var proposal = ProposedViewSize.unspecified
    proposal[axis.across] =
      entry.item.role == .cell ? tracks.tracks[track].length : size(across: tracks.total)
    return proposal
  }

  /// The length of a header's line: the container's, or that of the tracks where they are longer.
  private func size(across total: CGFloat) -> CGFloat {
    arrangement.items == nil ? total : max(total, lastAcross)
  }

  private func usable(_ length: CGFloat) -> CGFloat {
    if length.isFinite { return length }
    runtime.reportOnce(.lazyLength(length, at: viewPath))
    return 0
  }

  func count(_ line: LazyLine) {
    let first = line.entries[0]
    guard first.countedLength != line.length else { return }
    estimate.add(line.length, replacing: first.countedLength)
    first.countedLength = line.length
  }

  // MARK: Numbers

  /// The number of the first element of the line that an element is in.
  private func lineStart(_ number: Int) -> Int {
    tracks.count > 1 ? number - column(number) : number
  }

  /// The track of an element; 0 for one that begins a line.
  func column(_ number: Int) -> Int {
    guard tracks.count > 1 else { return 0 }
    return supply.flow(before: number, columns: tracks.count).openCells % tracks.count
  }

  /// How many lines are before an element that begins one.
  func lineIndex(_ number: Int) -> Int {
    supply.flow(before: number, columns: tracks.count).lineCount(columns: tracks.count)
  }

  // MARK: Views

  /// The view of an element, made if it does not exist; nil after the last one.
  func entry(at number: Int) -> LazyEntry? {
    guard let item = supply.item(number) else { return nil }
    let id = ObjectIdentifier(item.bound.element)
    if let entry = leaving[id] { takeBack(entry, id) }
    if let entry = entries[id] {
      entry.item = item
      return entry
    }
    let element = LazyElement(item.bound, isInserted: isInserted(item))
    if let rows { prepare(element, item, rows) } else { element.prepare() }
    item.row?.isInUse = true
    let entry = LazyEntry(element, item)
    entry.leftFrame = runtime.frameNumber
    element.isHidden = true
    entries[id] = entry
    newEntries.append(entry)
    adopt(entry.layout)
    return entry
  }

  /// Whether the data brought the element in, rather than the visible area.
  private func isInserted(_ item: LazyItem) -> Bool {
    guard let row = item.row else {
      return inserted.update == runtime.updateNumber
        && inserted.elements.contains(ObjectIdentifier(item.bound.element))
    }
    return row.insertion == runtime.updateNumber || row.isInUse
  }

  // MARK: Corrections

  /// How far the lines are from where they must be: the first line at 0, all others after it and a gap.
  private func correction(_ visible: ClosedRange<CGFloat>) -> CGFloat {
    guard let first = lines.first else { return 0 }
    if first.number == 0 { return -first.position }
    guard first.position <= max(lineSpacing ?? estimate.gap, 0) + 0.5 else { return 0 }
    return CGFloat(lineIndex(first.number)) * max(estimate.pitch(lineSpacing), 1) - first.position
  }

  private func shift(by distance: CGFloat) {
    for index in lines.indices {
      lines[index].position += distance
      if lines[index].number == 0 { lines[index].position = 0 }
    }
    if let first = lines.first { anchor = (first.number, first.position) }
    requested?.position += distance
  }

  private func reportExhaustion() {
    guard runtime.store(ViewStore.self).emptyRowsMade > LazySupply.longestGap else { return }
    runtime.reportOnce(.lazyPile(at: viewPath))
  }
}
