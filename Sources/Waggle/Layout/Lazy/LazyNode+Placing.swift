import Foundation
import WaggleGraph

// Where the views of the lines are put, and how long views outside of the visible area are kept.

extension LazyNode {
  /// Adds the new views to the children.
  ///
  /// - Parameter isChanged: whether other views are visible than before.
  func updateChildren(_ isChanged: Bool = false) {
    let isSorted = !runtime.store(PreferenceStore.self).semantics.lazyRowsKeepOrderOfCreation
    let mayBeReordered = views.updateChildren(isSorted: isSorted, by: precedes)
    if children.update() {
      takeNodes()
    } else if isChanged || mayBeReordered {
      children.orderChanged()
    }
    boundingRectChanged()
  }

  private func precedes(_ a: LazyEntry, _ b: LazyEntry) -> Bool {
    (supply.number(of: a.item) ?? .max) < (supply.number(of: b.item) ?? .max)
  }

  /// Places the nodes that the children have: a view with a transition is inside the node of the transition.
  func takeNodes() {
    let byElement = Dictionary(
      uniqueKeysWithValues: views.entries.map { (ObjectIdentifier($0.element), $0) })
    for child in children.children {
      guard let entry = byElement[child.identity] else { continue }
      entry.layout = child.node.layout
      if entry.layout.parent !== self { adopt(entry.layout) }
    }
  }

  // MARK: Placing

  func placeLines() {
    for line in lines { place(line) }
    for line in window.pinned { place(line) }
    placeOthers()
  }

  func place(_ line: LazyLine) {
    for (offset, entry) in line.entries.enumerated() {
      let across = positionAcross(entry, line.sizes[offset], track: line.firstTrack + offset)
      let along = line.position + positionAlong(entry, line, offset)
      place(entry, at: CGPoint(axis, along, across: across))
    }
  }

  func place(_ entry: LazyEntry, at origin: CGPoint) {
    entry.origin = origin
    entry.layout.place(at: origin, proposal: entry.proposal)
  }

  /// The cell in its track, and the tracks in the container (L098).
  private func positionAcross(_ entry: LazyEntry, _ size: CGSize, track: Int) -> CGFloat {
    let dimensions = ViewDimensions(node: entry.layout, size: size, proposal: entry.proposal)
    guard arrangement.items != nil, entry.item.role == .cell else {
      return aligned(dimensions, arrangement.alignment, in: lastAcross)
    }
    let track = tracks.tracks[track]
    let alignment = arrangement.alignment(of: track)
    let key = axis == .vertical ? alignment.horizontal.key : alignment.vertical.key
    let all = ViewDimensions(withoutGuides: CGSize(axis, 0, across: tracks.total))
    let start = aligned(all, arrangement.alignment, in: lastAcross)
    return start + track.start + aligned(dimensions, key, in: track.length)
  }

  private func positionAlong(_ entry: LazyEntry, _ line: LazyLine, _ offset: Int) -> CGFloat {
    guard arrangement.items != nil, entry.item.role == .cell else { return 0 }
    let alignment = arrangement.alignment(of: tracks.tracks[line.firstTrack + offset])
    let key = axis == .vertical ? alignment.vertical.key : alignment.horizontal.key
    let dimensions = ViewDimensions(
      node: entry.layout, size: line.sizes[offset], proposal: entry.proposal)
    return aligned(dimensions, key, in: line.length)
  }

  /// Where a view starts so that its guide meets that of a length.
  private func aligned(_ view: ViewDimensions, _ key: AlignmentKey, in length: CGFloat) -> CGFloat {
    let size =
      key.axis == .horizontal ? CGSize(width: length, height: 0) : CGSize(width: 0, height: length)
    let position = key.defaultValue(in: ViewDimensions(withoutGuides: size)) - view[key]
    return position.isFinite ? position : 0
  }

  /// The length across in which lines are aligned.
  var lastAcross: CGFloat { size[axis.across].isFinite ? size[axis.across] : tracks.total }

  /// Views that are kept though no line shows them are put where they are expected, before or after the lines.
  private func placeOthers() {
    for entry in views.entries where !entry.isListed {
      if let number = supply.number(of: entry.item) { placeUnseen(entry, number) }
    }
  }

  /// Measures the view again, as the tracks may be others than when it was last visible.
  private func placeUnseen(_ entry: LazyEntry, _ number: Int) {
    let track = column(number)
    entry.proposal = proposal(of: entry, track: track)
    let size = entry.layout.size(for: entry.proposal)
    let across = positionAcross(entry, size, track: track)
    let along = expectedPosition(number, ofLength: size[axis])
    place(entry, at: CGPoint(axis, along, across: across))
  }

  /// Where an element outside of the lines is expected; without lines, counted from the start.
  private func expectedPosition(_ number: Int, ofLength length: CGFloat) -> CGFloat {
    let pitch = extent.estimate.pitch(lineSpacing)
    guard let first = lines.first, let last = lines.last else {
      return CGFloat(lineIndex(number)) * pitch
    }
    if number < first.number {
      let distance = CGFloat(lineIndex(first.number) - lineIndex(number)) * pitch
      return min(first.position - distance, first.position - length)
    }
    let distance = CGFloat(max(0, lineIndex(number) - lineIndex(last.next))) * pitch
    return max(last.end + pitch - extent.estimate.length + distance, last.end)
  }

  // MARK: Appearance

  /// Views of the lines appear, all others disappear (M184). True if one of those that existed did.
  func showLines() -> Bool {
    var isChanged = false
    for entry in views.entries { entry.isInLine = false }
    for line in lines + window.pinned {
      for (offset, entry) in line.entries.enumerated() {
        entry.isInLine = true
        entry.element.number = line.number + offset
        if !entry.isListed {
          entry.isListed = true
          entry.element.isHidden = false
          isChanged = true
        }
      }
    }
    let pinned = window.pinnedEntries
    for line in lines where !pinned.contains(ObjectIdentifier(line.entries[0])) {
      setShown(line, window.visible.map(line.meets) ?? false)
    }
    for line in window.pinned { setShown(line, true) }
    for entry in views.entries
    where entry.element.isOnTop != pinned.contains(ObjectIdentifier(entry)) {
      entry.element.isOnTop.toggle()
      isChanged = true
    }
    for entry in views.entries where entry.isListed && !entry.isInLine {
      hide(entry)
      isChanged = true
    }
    return isChanged
  }

  private func setShown(_ line: LazyLine, _ isShown: Bool) {
    for entry in line.entries where entry.isShown != isShown {
      entry.isShown = isShown
      entry.element.setShown(isShown)
    }
  }

  /// A view that moves out with an animation is drawn for one second more (L185).
  func hide(_ entry: LazyEntry) {
    entry.isListed = false
    guard entry !== raised else { return }
    entry.isShown = false
    entry.leftFrame = runtime.frameNumber
    let isAnimated = runtime.allowsAnimation && children.transaction.animation != nil
    entry.leavesUntil = isAnimated ? runtime.time + 1 : -1
    if isAnimated { _ = runtime.timers.wake(at: entry.leavesUntil) {} }
    entry.element.isHidden = !isAnimated
    entry.element.setShown(false)
  }
}

// MARK: Release

extension LazyNode: OffscreenOwner {
  /// Drops the views that have not been visible for two frames (L091), with their state. Those that have the focus or
  /// are touched stay.
  func releaseOffscreen() -> Bool {
    guard !subgraph.isRemoved else { return true }
    let due = views.entries.filter { isOver($0) && !store.isInUse($0.layout) }
    if !due.isEmpty { release(due) }
    return !views.entries.contains { !$0.isListed && $0 !== raised }
  }

  private func isOver(_ entry: LazyEntry) -> Bool {
    if entry.isListed || entry === raised { return false }
    if entry.leavesUntil >= 0 { return runtime.time >= entry.leavesUntil }
    return runtime.frameNumber >= entry.leftFrame + 2
  }

  private func release(_ due: [LazyEntry]) {
    views.remove(due)
    children.update()
    boundingRectChanged()
    let usedRows = Set(views.entries.compactMap { $0.item.row.map(ObjectIdentifier.init) })
    for entry in due {
      let row = entry.item.row
      entry.element.remove()
      if let row, !usedRows.contains(ObjectIdentifier(row)) { row.release() }
    }
  }
}

/// A container that keeps views for a while after they left the visible area.
protocol OffscreenOwner: AnyObject {
  /// Drops those whose time is over; true if none is left.
  func releaseOffscreen() -> Bool
}
