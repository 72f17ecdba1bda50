import Foundation

// How a line is made: of which views, and how long it is.

extension LazyNode {
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
  func makeLine(before line: LazyLine) -> LazyLine? {
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
    extent.estimate.add(line.length, replacing: first.countedLength)
    first.countedLength = line.length
  }

  // MARK: Numbers

  /// The number of the first element of the line that an element is in.
  func lineStart(_ number: Int) -> Int {
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
    if let entry = views.leaving(id) { takeBack(entry) }
    if let entry = views[id] {
      entry.item = item
      return entry
    }
    let element = LazyElement(item.bound, isInserted: isInserted(item))
    if let rows { prepare(element, item, rows) } else { element.prepare() }
    item.row?.isInUse = true
    let entry = LazyEntry(element, item)
    entry.leftFrame = runtime.frameNumber
    element.isHidden = true
    views.add(entry)
    adopt(entry.layout)
    return entry
  }

  /// Whether the data brought the element in, rather than the visible area.
  private func isInserted(_ item: LazyItem) -> Bool {
    guard let row = item.row else {
      return updates.isInserted(ObjectIdentifier(item.bound.element), in: runtime.updateNumber)
    }
    return row.insertion == runtime.updateNumber || row.isInUse
  }
}
