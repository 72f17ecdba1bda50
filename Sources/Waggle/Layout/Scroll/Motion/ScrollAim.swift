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
  /// How much of the upper inset takes no space there.
  let yielded: CGFloat
  /// What the way that is left is multiplied by, along both axes.
  private var stretch = CGVector(dx: 1, dy: 1)

  init(
    _ id: AnyHashable, at anchor: UnitPoint?, in container: LazyNode, yielded: CGFloat
  ) {
    (self.id, self.anchor, self.container) = (id, anchor, container)
    self.yielded = yielded
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
  ///
  /// - Parameter yielded: how much of the upper inset takes no space there; nil decides that by where the content is now.
  func show(_ id: AnyHashable, at anchor: UnitPoint?, yielded: CGFloat? = nil) -> Bool {
    guard let view = view(withID: id), let frame = frame(of: view) else { return false }
    let container = view.layout.lazyContainer(in: node)
    let yielded = yielded ?? yieldedInset(for: container, at: anchor)
    let goal = offset(showing: frame, at: anchor, from: offset, yielded: yielded)
    scroll(
      to: goal,
      aim: container.map { ScrollAim(id, at: anchor, in: $0, yielded: yielded) })
    if container != nil, anchor != nil, offset == metrics.clamped(goal) {
      corrections.expect(
        metrics.anyOffset(showing: frame, at: anchor, from: offset, yielded: yielded),
        in: runtime.frameNumber)
    }
    return true
  }

  /// Takes the row's place for the goal, once it is visible.
  func followAim() {
    guard let aim = animation.aim, let container = aim.container,
      let view = LazyIDs.shownView(withID: aim.id, in: container), let frame = frame(of: view)
    else { return }
    let new = offset(showing: frame, at: aim.anchor, from: goal, yielded: aim.yielded)
    guard new != goal else { return }
    animation.turnAim(from: goal, to: new, shown: offset)
    goal = new
  }

  /// Ends the animation. A row that did not become visible until now is shown in the same frame.
  func arrive() {
    phase = .idle
    guard let aim = animation.takeAim() else { return }
    runtime.store(LayoutStore.self).scrollRequests.add(
      ScrollRequest(
        transaction: Transaction(),
        scroll: { [weak self] in
          guard let self, phase == .idle else { return true }
          _ = show(aim.id, at: aim.anchor, yielded: aim.yielded)
          return true
        }))
  }
}
