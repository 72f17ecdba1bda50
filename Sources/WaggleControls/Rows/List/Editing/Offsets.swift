public import Foundation

extension RangeReplaceableCollection {
  /// Removes the elements at offsets, as a list's `onDelete` asks for (C089). Offsets behind the end are ignored.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements.
  public nonisolated mutating func remove(atOffsets offsets: IndexSet) {
    var offset = -1
    removeAll { _ in
      offset += 1
      return offsets.contains(offset)
    }
  }
}

extension MutableCollection {
  /// Moves the elements at offsets to a destination, which is counted before they are taken out, as a list's `onMove` asks
  /// for (C090). Their order stays; offsets behind the end are ignored.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements.
  public nonisolated mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let all = Array(self)
    let end = Swift.min(Swift.max(destination, 0), all.count)
    let moved = source.filter { $0 < all.count }.map { all[$0] }
    let before = (0..<end).filter { !source.contains($0) }.map { all[$0] }
    let after = (end..<all.count).filter { !source.contains($0) }.map { all[$0] }
    for (index, element) in zip(indices, before + moved + after) { self[index] = element }
  }
}
