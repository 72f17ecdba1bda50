import Foundation

/// The views that a lazy container has made, by the elements of its list.
///
/// Always true: an element has one view at most, which is listed or leaves; the children are these views once those that
/// were made since have joined them.
struct LazyViews {
  /// The views as the children of the container read them.
  let children = LazyElementList()
  private var listed: [ObjectIdentifier: LazyEntry] = [:]
  /// The views that are no longer listed and still exist, as their removal is animated.
  private var leaving: [ObjectIdentifier: LazyEntry] = [:]
  /// Those made since the children were last updated.
  private var added: [LazyEntry] = []
  /// Whether elements may have changed places since the children were last put in order.
  var isOrderStale = false

  /// The views whose elements are listed, in no order.
  var entries: Dictionary<ObjectIdentifier, LazyEntry>.Values { listed.values }

  /// The view of an element that is listed; nil if none was made.
  subscript(element: ObjectIdentifier) -> LazyEntry? { listed[element] }

  /// Whether views are kept that no line shows.
  var hasUnseen: Bool { listed.values.contains { !$0.isListed } }

  /// Adds a view that was made.
  mutating func add(_ entry: LazyEntry) {
    listed[entry.elementID] = entry
    added.append(entry)
  }

  // MARK: Removal

  /// Takes out views whose elements are no longer listed. Those whose removal is animated leave.
  ///
  /// - Returns: those that leave.
  mutating func unlist(_ gone: [LazyEntry]) -> [LazyEntry] {
    remove(gone)
    let animated = gone.filter { !$0.element.isRemoved }
    for entry in animated { leaving[entry.elementID] = entry }
    return animated
  }

  /// Takes out views.
  mutating func remove(_ gone: [LazyEntry]) {
    for entry in gone { listed[entry.elementID] = nil }
    let elements = Set(gone.map { ObjectIdentifier($0.element) })
    children.elements.removeAll { elements.contains(ObjectIdentifier($0)) }
  }

  /// Forgets a view that has left.
  mutating func forget(_ id: ObjectIdentifier) { leaving[id] = nil }

  /// The views that leave and are for one of the elements again.
  func returning(where isListed: (LazyEntry) -> Bool) -> [LazyEntry] {
    leaving.values.filter(isListed)
  }

  /// The view of an element whose removal is animated.
  func leaving(_ element: ObjectIdentifier) -> LazyEntry? { leaving[element] }

  /// Cancels the removal of a view (R175).
  mutating func takeBack(_ entry: LazyEntry) {
    leaving[entry.elementID] = nil
    add(entry)
  }

  // MARK: Children

  /// Adds the views that were made to the children: in the order in which they were made (R155), those of one pass in the
  /// order of their elements.
  ///
  /// - Parameter isSorted: whether all children are in the order of their elements.
  /// - Returns: whether children may have changed their order.
  mutating func updateChildren(isSorted: Bool, by precedes: (LazyEntry, LazyEntry) -> Bool) -> Bool
  {
    defer { (added, isOrderStale) = ([], false) }
    if isSorted, isOrderStale || !added.isEmpty {
      let sorted = Set(listed.values.map { ObjectIdentifier($0.element) })
      children.elements.removeAll { sorted.contains(ObjectIdentifier($0)) }
      children.elements += listed.values.sorted(by: precedes).map(\.element)
    } else {
      children.elements += added.sorted(by: precedes).map(\.element)
    }
    return isOrderStale
  }

  /// Whether the law of the type is kept, outside of a layout.
  var isConsistent: Bool {
    children.elements.count == listed.count
      && leaving.allSatisfy { listed[$0.key] == nil && !$0.value.element.isRemoved }
  }
}

extension LazyEntry {
  /// The identity of the list's element.
  var elementID: ObjectIdentifier { ObjectIdentifier(item.bound.element) }
}
