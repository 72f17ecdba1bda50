package import Foundation
package import Waggle

/// When what is spoken is looked for again: that visits the whole tree, so only after something changed. While something
/// moves it takes a fourth of the time at most, and where nothing but motion changes, a twentieth.
package struct AccessibilityThrottle {
  /// What shows that something that is spoken may have changed.
  package struct Signs: Equatable {
    /// Places, and what is faded out. Held, so that no other list takes its identity.
    let drawing: DisplayList
    /// All that views say of themselves comes out of bodies.
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

  /// Whether to look now. While something moves, a frame follows: its changes can wait.
  package func isDue(_ now: Signs, at time: TimeInterval, isMoving: Bool) -> Bool {
    guard let last else { return true }
    guard isMoving, last != now else { return last != now }
    let onlyMoves = last.bodies == now.bodies && last.focused === now.focused
    return time - end >= (onlyMoves ? max(Self.shortest, 20 * cost) : 4 * cost)
  }

  /// Somebody looked.
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
