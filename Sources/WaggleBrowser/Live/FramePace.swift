package import Foundation

/// The times of a session's frames, in seconds of its clock.
///
/// Always true: the next frame is at least `interval` after the last, unless only a patch waits that may be sent.
package struct FramePace {
  /// The least time between two frames of an animation.
  package static let interval = 1.0 / 60

  /// The time of the last frame; frames go forward.
  package private(set) var last = -1.0
  /// The time when the frame was done.
  package private(set) var end = -1.0

  package init() {}

  /// Begins a frame at a time, or at that of the last frame where that is later. Returns the frame's time.
  package mutating func begin(at time: TimeInterval) -> TimeInterval {
    last = max(time, last)
    return last
  }

  package mutating func finish(at time: TimeInterval) { end = time }

  /// When the next frame may be.
  package var earliest: TimeInterval { last + Self.interval }

  /// The same for what the page has reported: what has arrived during a slow frame is collected first.
  package var earliestForReports: TimeInterval { max(earliest, end + Self.interval / 8) }

  /// When the next frame is due of a program that has no work now; nil for none.
  ///
  /// - Parameters:
  ///   - moment: when an animation or a timer is due: at once for one that is not after the last frame.
  ///   - sending: when a patch may be sent; nil if none may. A frame of an animation that could not be sent would be for
  ///     nothing.
  ///   - hasUnsentFrame: whether a patch waits.
  package func next(
    moment: TimeInterval?, sending: TimeInterval?, hasUnsentFrame: Bool
  ) -> TimeInterval? {
    let unsent = hasUnsentFrame ? sending : nil
    guard var moment else { return unsent }
    let isAnimation = moment <= last
    // What has arrived during a slow frame comes first: a finger may have been lifted before it was a long press.
    if !isAnimation, end - last > Self.interval { moment = max(moment, end + Self.interval / 8) }
    let next = max(moment, earliest)
    let timed = isAnimation ? sending.map { max($0, next) } : next
    guard let unsent, let timed else { return unsent ?? timed }
    return min(unsent, timed)
  }
}
