/// The changes of a lazy container's list.
///
/// Always true: a change during the making of views is applied after it; several are applied as one.
struct LazyUpdates {
  /// Whether views are being made.
  private(set) var isBuilding = false
  /// Whether a change waits.
  private(set) var isPending = false
  /// The elements outside of rows that came into the list in an update.
  private var inserted: (update: Int, elements: Set<ObjectIdentifier>) = (-1, [])

  /// Notes a change. False if one waits already.
  mutating func note() -> Bool {
    defer { isPending = true }
    return !isPending
  }

  /// Takes the change that waits. False while views are made.
  mutating func take() -> Bool {
    guard !isBuilding else { return false }
    isPending = false
    return true
  }

  /// Begins to make views. False if that has begun already.
  mutating func beginBuilding() -> Bool {
    defer { isBuilding = true }
    return !isBuilding
  }

  /// Ends it. True if a change waits.
  mutating func endBuilding() -> Bool {
    isBuilding = false
    return isPending
  }

  mutating func noteInserted(_ elements: Set<ObjectIdentifier>, in update: Int) {
    inserted = (update, elements)
  }

  /// Whether an update has brought an element in.
  func isInserted(_ element: ObjectIdentifier, in update: Int) -> Bool {
    inserted.update == update && inserted.elements.contains(element)
  }
}
