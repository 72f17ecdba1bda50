/// The last display list that a view made around the drawing below it.
///
/// A display list is compared by identity: as long as nothing has changed, the same list is returned, and nothing above
/// is drawn again.
struct DisplayMemo {
  private var last: (below: DisplayNode, result: DisplayList)?

  /// What the last list was made around.
  var below: DisplayNode? { last?.below }

  /// The list around `below`. Nil gives an empty list, and the last one is forgotten.
  ///
  /// - Parameters:
  ///   - isChanged: whether `make` would return another list for the same drawing.
  ///   - make: called unless the last list can be returned.
  @inline(__always)
  mutating func list(
    around below: DisplayNode?, isChanged: Bool, _ make: (DisplayNode) -> DisplayList
  ) -> DisplayList {
    guard let below else {
      last = nil
      return .empty
    }
    if let last, last.below === below, !isChanged { return last.result }
    let result = make(below)
    last = (below, result)
    return result
  }
}
