import Foundation
import WaggleGraph

// What happens when the list has changed.

extension LazyNode {
  fileprivate func applyChanges() {
    let before = Set(supply.elementsOutsideRows)
    supply.rebuild()
    let now = supply.elementsOutsideRows
    updates.noteInserted(Set(now).subtracting(before), in: runtime.updateNumber)
    dropUnlisted()
    takeBackListed()
    stayAtStart()
    across.ideal = nil
    views.isOrderStale = true
    haveContextsChanged = rows != nil
    window.requested = nil
    missedID = nil
    addEstimatedLength()
  }

  /// Adds to the length what new lines are expected to take, and takes off that of those that were removed.
  func addEstimatedLength() {
    extent.estimateChange(lines: currentLineCount, spacing: lineSpacing)
    setNeedsMeasure(traits: true)
  }

  /// Where the start is visible it stays so, whatever comes before the lines that were there (L092).
  private func stayAtStart() {
    guard let visible = window.visible, visible.lowerBound <= 0 else { return }
    window.restart()
  }

  /// Drops the views whose element is no longer listed. Those whose removal is animated are still drawn.
  private func dropUnlisted() {
    let gone = views.entries.filter { currentItem(of: $0) == nil }
    guard !gone.isEmpty else { return }
    for entry in views.unlist(gone) {
      let id = entry.elementID
      entry.onRemoval { [weak self] in self?.views.forget(id) }
    }
    let elements = Set(gone.map { ObjectIdentifier($0.element) })
    window.removeLines { line in
      line.entries.contains { elements.contains(ObjectIdentifier($0.element)) }
    }
    children.update()
    boundingRectChanged()
  }

  /// Takes the views again that were leaving and are listed again (R175).
  private func takeBackListed() {
    for entry in views.returning(where: { currentItem(of: $0) != nil }) { takeBack(entry) }
  }

  /// Takes a view again that was leaving.
  func takeBack(_ entry: LazyEntry) {
    views.takeBack(entry)
    entry.leftFrame = runtime.frameNumber
    adopt(entry.layout)
    haveContextsChanged = rows != nil
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
    if updates.note() { inputs.queue.add(self) }
  }

  package func applyListUpdate() {
    guard !subgraph.isRemoved, updates.take() else { return }
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
      if let entry = views[ObjectIdentifier(element)] { found.append(entry.element) }
    }
    return LazyElementList(found)
  }
}
