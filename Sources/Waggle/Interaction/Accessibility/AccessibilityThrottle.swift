package import Foundation

/// Decides when to collect the accessibility tree, which compares what was read of all parts.
///
/// It is due only after a change. While frames follow each other it takes at most a quarter of the time, and at most a
/// twentieth if only the passage of time changes something: an animation, or what a timeline makes again (C470).
package struct AccessibilityThrottle {
  /// Differs from the last revision if the accessibility tree may have changed.
  package struct Revision: Equatable {
    /// Covers positions and opacities. Retained, so that its identity is not reused.
    let drawing: DisplayList
    /// The count of bodies that ran: all other accessibility properties come from bodies.
    let bodies: Int
    /// How many of them ran in frames that only the passage of time made due.
    let timedBodies: Int
    let focused: FocusTarget?

    package init(drawing: DisplayList, bodies: Int, timedBodies: Int = 0, focused: FocusTarget?) {
      (self.drawing, self.bodies, self.focused) = (drawing, bodies, focused)
      self.timedBodies = timedBodies
    }

    /// Bodies that ran because something else than the time has changed.
    var changes: Int { bodies - timedBodies }

    package static func == (a: Revision, b: Revision) -> Bool {
      a.drawing == b.drawing && a.bodies == b.bodies && a.focused === b.focused
    }
  }

  /// Seconds between two collections while only an animation changes something.
  private static let shortestInterval = 0.1
  private var last: Revision?
  private var lastEnd = -1.0
  /// Seconds that the last collection took.
  private var cost = 0.0

  package init() {}

  /// Whether to collect the tree now. During an animation changes can wait, because another frame follows.
  package func isDue(_ now: Revision, at time: TimeInterval, isAnimating: Bool) -> Bool {
    guard let last else { return true }
    guard isAnimating, last != now else { return last != now }
    let isOnlyTime = last.changes == now.changes && last.focused === now.focused
    return time - lastEnd >= (isOnlyTime ? max(Self.shortestInterval, 20 * cost) : 4 * cost)
  }

  /// Records that the tree was collected.
  package mutating func record(_ revision: Revision, from begin: TimeInterval, to end: TimeInterval)
  {
    (last, lastEnd, cost) = (revision, end, end - begin)
  }
}
