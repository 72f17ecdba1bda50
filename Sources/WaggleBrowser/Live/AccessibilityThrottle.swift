package import Foundation
package import Waggle

/// Decides when to search for changes in accessibility. The search visits the whole tree, so it runs only after a
/// change; while something is animated it takes at most a quarter of the time, and if nothing but the animation
/// changes, a twentieth.
package struct AccessibilityThrottle {
  /// What changes when accessibility may have changed.
  package struct Signs: Equatable {
    /// Covers positions and opacities. Retained, so that its identity is not reused.
    let drawing: DisplayList
    /// The count of bodies that ran: all other accessibility properties come from bodies.
    let bodies: Int
    let focused: FocusTarget?

    package init(drawing: DisplayList, bodies: Int, focused: FocusTarget?) {
      (self.drawing, self.bodies, self.focused) = (drawing, bodies, focused)
    }

    package static func == (a: Signs, b: Signs) -> Bool {
      a.drawing == b.drawing && a.bodies == b.bodies && a.focused === b.focused
    }
  }

  private static let shortest = 0.1
  private var last: Signs?
  private var end = -1.0
  private var cost = 0.0

  package init() {}

  /// Whether to search now. During an animation another frame follows, so changes can wait.
  package func isDue(_ now: Signs, at time: TimeInterval, isMoving: Bool) -> Bool {
    guard let last else { return true }
    guard isMoving, last != now else { return last != now }
    let onlyMoves = last.bodies == now.bodies && last.focused === now.focused
    return time - end >= (onlyMoves ? max(Self.shortest, 20 * cost) : 4 * cost)
  }

  /// Notes that a search was made.
  package mutating func note(_ signs: Signs, from begin: TimeInterval, to end: TimeInterval) {
    (last, self.end, cost) = (signs, end, end - begin)
  }
}

extension AccessibilityThrottle.Signs {
  @MainActor init(_ host: ViewHost) {
    self.init(
      drawing: host.displayList, bodies: host.runtime.counts.bodies,
      focused: host.input.focus.focused)
  }
}
