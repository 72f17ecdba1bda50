import Foundation
import WaggleGraph

/// A row of a lazy container that a running animation scrolls to.
///
/// Where it is was an estimate when the animation began. Once the row is visible the animation continues to where it really
/// is: the rest of its path is stretched, so that the content does not jump.
struct ScrollAim {
  let id: AnyHashable
  let anchor: UnitPoint?
  private(set) weak var container: LazyNode?
  /// What the way that is left is multiplied by, along both axes.
  private var stretch = CGVector(dx: 1, dy: 1)

  init(_ id: AnyHashable, at anchor: UnitPoint?, in container: LazyNode) {
    (self.id, self.anchor, self.container) = (id, anchor, container)
  }

  /// Where the content is shown that the animation alone would show at `point`.
  func stretched(_ point: CGPoint, towards goal: CGPoint) -> CGPoint {
    CGPoint(
      x: goal.x + (point.x - goal.x) * stretch.dx, y: goal.y + (point.y - goal.y) * stretch.dy)
  }

  /// Continues from `shown` to another goal. What is nearer than a point to its goal jumps.
  mutating func turn(from old: CGPoint, to new: CGPoint, shown: CGPoint) {
    for axis in Axis.allCases where abs(shown[axis] - old[axis]) > 1 {
      stretch[axis] *= (shown[axis] - new[axis]) / (shown[axis] - old[axis])
    }
  }
}

extension ScrollState {
  /// Scrolls to the view with an id, with the animation of the current transaction (L113). False if it is not there.
  func show(_ id: AnyHashable, at anchor: UnitPoint?) -> Bool {
    guard let view = view(withID: id), let frame = frame(of: view) else { return false }
    let container = view.layout.lazyContainer(in: node)
    scroll(
      to: offset(showing: frame, at: anchor),
      aim: container.map { ScrollAim(id, at: anchor, in: $0) })
    return true
  }

  /// Takes the row's place for the goal, once it is visible.
  func followAim() {
    guard let aim, let container = aim.container,
      let view = LazyIDs.shownView(withID: aim.id, in: container), let frame = frame(of: view)
    else { return }
    let new = offset(showing: frame, at: aim.anchor, from: goal)
    guard new != goal else { return }
    self.aim?.turn(from: goal, to: new, shown: offset)
    goal = new
  }

  /// Ends the animation. A row that did not become visible until now is shown in the same frame.
  func arrive() {
    phase = .idle
    guard let aim else { return }
    self.aim = nil
    runtime.store(LayoutStore.self).scrollRequests.add(
      ScrollRequest(
        transaction: Transaction(),
        scroll: { [weak self] in
          guard let self, phase == .idle else { return true }
          _ = show(aim.id, at: aim.anchor)
          return true
        }))
  }
}
