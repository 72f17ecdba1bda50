import Foundation
import WaggleGraph

// What happens when the list has changed.

extension LazyNode {
  fileprivate func applyChanges() {
    let before = Set(supply.elementsOutsideRows)
    supply.rebuild()
    let now = supply.elementsOutsideRows
    inserted = (runtime.updateNumber, Set(now).subtracting(before))
    dropUnlisted()
    takeBackListed()
    stayAtStart()
    idealAcross = nil
    isOrderStale = true
    havePlacesChanged = rows != nil
    requested = nil
    missedID = nil
    addEstimatedLength()
  }

  /// Adds to the length what new lines are expected to take, and takes off that of those that were removed.
  func addEstimatedLength() {
    let lines = currentLineCount
    let change = CGFloat(lines - lineCount) * estimate.pitch(lineSpacing)
    setLength(lines == 0 ? 0 : length + change)
    setNeedsMeasure(traits: true)
  }

  /// Where the start is visible it stays so, whatever comes before the lines that were there (L092).
  private func stayAtStart() {
    guard let lastVisible, lastVisible.lowerBound <= 0 else { return }
    lines = []
    anchor = (0, 0)
  }

  /// Drops the views whose element is no longer listed. Those whose removal is animated are still drawn.
  private func dropUnlisted() {
    let gone = entries.values.filter { currentItem(of: $0) == nil }
    guard !gone.isEmpty else { return }
    for entry in gone { drop(entry) }
    let elements = Set(gone.map { ObjectIdentifier($0.element) })
    made.elements.removeAll { elements.contains(ObjectIdentifier($0)) }
    lines.removeAll { line in
      line.entries.contains { elements.contains(ObjectIdentifier($0.element)) }
    }
    children.update()
    boundingRectChanged()
  }

  private func drop(_ entry: LazyEntry) {
    let id = ObjectIdentifier(entry.item.bound.element)
    entries[id] = nil
    guard !entry.element.isRemoved else { return }
    leaving[id] = entry
    entry.onRemoval { [weak self] in self?.leaving[id] = nil }
  }

  /// Takes the views again that were leaving and are listed again (R175).
  private func takeBackListed() {
    for (id, entry) in leaving where currentItem(of: entry) != nil { takeBack(entry, id) }
  }

  /// Takes a view again that was leaving.
  func takeBack(_ entry: LazyEntry, _ id: ObjectIdentifier) {
    leaving[id] = nil
    entries[id] = entry
    newEntries.append(entry)
    entry.leftFrame = runtime.frameNumber
    adopt(entry.layout)
    havePlacesChanged = rows != nil
  }

  /// Where a view's element is listed now; nil if it no longer is.
  func currentItem(of entry: LazyEntry) -> LazyItem? {
    guard !entry.element.isRemoved else { return nil }
    let element = entry.item.bound.element
    guard let row = entry.item.row else {
      guard let item = supply.item(of: element) else { return nil }
      entry.item = item
      return item
    }
    guard row.isInContainer, let item = row.supply.item(of: element) else { return nil }
    entry.item = item
    return item
  }
}

extension LazyNode: ViewListOwner, DeferredListUpdate {
  package func listChanged() {
    guard !hasPendingUpdate else { return }
    hasPendingUpdate = true
    inputs.queue.add(self)
  }

  package func applyListUpdate() {
    guard !subgraph.isRemoved, !isBuilding else { return }
    hasPendingUpdate = false
    applyChanges()
  }

  package func beginRemoval(_ removed: ViewList, completion: @escaping () -> Void)
    -> PendingRemoval?
  { children.beginRemoval(elements(of: removed), completion: completion) }

  package func hasIdentityTransition(_ removed: ViewList) -> Bool {
    children.hasIdentityTransition(elements(of: removed))
  }

  /// The views that were made of a list's elements.
  private func elements(of list: ViewList) -> LazyElementList {
    var found: [LazyElement] = []
    list.forEach(nil) { element, _ in
      if let entry = entries[ObjectIdentifier(element)] { found.append(entry.element) }
    }
    return LazyElementList(found)
  }
}
