/// Children of a container that others have replaced.
///
/// Of several edits the last place is first, so the range of each is the one in the children before all of them. A child
/// that has moved from one place to another is removed and inserted.
package struct ChildEdit {
  let range: Range<Int>
  let removed: [ChildList.Child]
  let inserted: [ChildList.Child]
}

extension ChildList {
  /// Replaces the children that `changes` name, and reads the rest of the list not at all. Nil, and nothing has changed, where
  /// that is not possible: while anything is animated or has a z index, or if a place is not found.
  func apply(_ changes: [ListReplacement]) -> [ChildEdit]? {
    guard hasUpdated, isPlain, let places = places(of: changes) else { return nil }
    let known = places.count > 1 ? children(in: places.map(\.range)) : [:]
    let edits = places.map { edit($0.range, by: $0.elements[...], known) }
    inputs.runtime.counts.elementsRead += places.reduce(0) { $0 + $1.elements.count }
    if isChecking, let list { checkInvariants(list.plainElements) }
    if !orderChanged(edits) { orderChanged() }
    return edits
  }

  private func children(in ranges: [Range<Int>]) -> [ObjectIdentifier: Child] {
    var found: [ObjectIdentifier: Child] = [:]
    for child in ranges.lazy.flatMap({ self.children[$0] }) { found[child.identity] = child }
    return found
  }

  /// Whether the children are drawn and combined as they are listed, and appear and disappear at once.
  var isPlain: Bool {
    !inputs.runtime.allowsAnimation && childTransitions?.isIdle ?? true
      && (!hasZIndices || hasZOrder == false)
  }

  func edit(
    _ range: Range<Int>, by elements: ArraySlice<BoundElement>,
    _ restored: [ObjectIdentifier: Child] = [:]
  ) -> ChildEdit {
    let removed = Array(children[range])
    childTransitions?.childrenReplaced()
    replace(range, by: elements, restored)
    return ChildEdit(
      range: range, removed: removed,
      inserted: Array(children[range.lowerBound..<range.lowerBound + elements.count]))
  }

  /// Where the changes are, the last one first; nil where that is not known. A few at most are looked for.
  private func places(of changes: [ListReplacement])
    -> [(range: Range<Int>, elements: [BoundElement])]?
  {
    guard !changes.isEmpty, changes.count <= 4 else { return nil }
    var places: [(range: Range<Int>, elements: [BoundElement])] = []
    for change in changes {
      guard let range = range(of: change), let elements = change.new() else { return nil }
      places.append((range, elements))
    }
    places.sort { $0.range.lowerBound > $1.range.lowerBound }
    let areApart = zip(places, places.dropFirst()).allSatisfy {
      $1.range.upperBound <= $0.range.lowerBound && $1.range.lowerBound < $0.range.lowerBound
    }
    return areApart ? places : nil
  }

  private func range(of change: ListReplacement) -> Range<Int>? {
    guard let first = change.old.first else {
      switch change.neighbour {
      case .before(let element): return index(of: element).map { $0 + 1..<$0 + 1 }
      case .after(let element): return index(of: element).map { $0..<$0 }
      case nil: return nil
      }
    }
    guard let start = index(of: first) else { return nil }
    let range = start..<start + change.old.count
    guard range.upperBound <= children.count,
      zip(children[range], change.old).allSatisfy({ $0.identity == $1 })
    else { return nil }
    return range
  }

  private func index(of element: ObjectIdentifier) -> Int? {
    children.withUnsafeBufferPointer { children in
      children.firstIndex { $0.identity == element }
    }
  }

  /// Notifies of edits; false where a new child has a z index or appears with a transition, so that all counts.
  func orderChanged(_ edits: [ChildEdit]) -> Bool {
    guard isPlain else { return false }
    if hasZIndices, edits.contains(where: { $0.inserted.contains { $0.node.zIndex != 0 } }) {
      return false
    }
    knownRows = nil
    for entry in reductions { entry.observer.childrenEdited(self, edits) }
    return true
  }
}
