/// The scroll views that have something to do after each layout: to find what a host snaps to (L254), or to keep a view
/// where it is seen (L163).
///
/// Always true: a scroll view is listed once, until it is removed or has nothing to do.
struct ScrollFollowUps {
  private struct Weak { weak var scroll: ScrollState? }

  private var snapping: [Weak] = []
  private var keeping: [Weak] = []

  mutating func addSnapping(_ scroll: ScrollState) { Self.add(scroll, to: &snapping) }

  mutating func addKeeping(_ scroll: ScrollState) { Self.add(scroll, to: &keeping) }

  private static func add(_ scroll: ScrollState, to list: inout [Weak]) {
    if !list.contains(where: { $0.scroll === scroll }) { list.append(Weak(scroll: scroll)) }
  }

  /// Updates the snap points, and then requests the moves that keep the views where they are seen.
  mutating func perform() {
    if !snapping.isEmpty {
      snapping.removeAll { $0.scroll?.needsNoSnap ?? true }
      for entry in snapping { entry.scroll?.updateSnap() }
    }
    guard !keeping.isEmpty else { return }
    keeping.removeAll { $0.scroll?.keepsNothing ?? true }
    for entry in keeping { entry.scroll?.keepView() }
  }
}
