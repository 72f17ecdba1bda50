package import Foundation

/// Carries the content on after the user has let go, until it rests.
///
/// It is described by its distance from where it ends, so it continues where it is when the content is moved below it.
package final class ScrollFlight: FrameTicker {
  private weak var scroll: ScrollState?
  private let start: TimeInterval
  private let horizontal: ScrollPath
  private let vertical: ScrollPath
  /// Whether a behaviour has chosen where it ends.
  let hasTarget: Bool
  package var isScheduled = false

  init(
    _ scroll: ScrollState, _ horizontal: ScrollPath, _ vertical: ScrollPath, hasTarget: Bool,
    at start: TimeInterval
  ) {
    self.scroll = scroll
    self.horizontal = horizontal
    self.vertical = vertical
    self.hasTarget = hasTarget
    self.start = start
  }

  /// The distance from the end.
  func distance(at time: TimeInterval) -> CGVector {
    CGVector(
      dx: horizontal.distance(at: time - start), dy: vertical.distance(at: time - start))
  }

  /// In points per second.
  func velocity(at time: TimeInterval) -> CGVector {
    CGVector(dx: horizontal.speed(at: time - start), dy: vertical.speed(at: time - start))
  }

  /// Along which axes a spring has taken over.
  func springs(at time: TimeInterval) -> Axis.Set {
    var axes: Axis.Set = horizontal.isSpring(at: time - start) ? .horizontal : []
    if vertical.isSpring(at: time - start) { axes.insert(.vertical) }
    return axes
  }

  func isOver(at time: TimeInterval) -> Bool {
    horizontal.isOver(at: time - start) && vertical.isOver(at: time - start)
  }

  package func tick(at time: TimeInterval) -> Bool {
    guard let scroll, scroll.motion.flight === self, !scroll.isRemoved else { return false }
    scroll.fly(to: time)
    return scroll.motion.flight === self
  }
}
