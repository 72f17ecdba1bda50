package import Foundation

/// What time it is in a tree, and who waits for which time.
///
/// Time comes in with each frame, from outside, in seconds since the host was made; it never goes back. Nothing here
/// looks at a clock of the machine.
package final class Clock {
  @exclusivity(unchecked) package private(set) var now: TimeInterval = 0
  /// Those that want every frame, in the order in which they began.
  @exclusivity(unchecked) private var moving: [any FrameTicker] = []
  /// Those that began in this frame: their time 0 is now.
  @exclusivity(unchecked) private var starting: [any FrameTicker] = []
  package let timers = Timers()

  package init() {}

  /// When the next frame has something to do that only time brings: now while something moves, nil where nobody waits.
  package var nextMoment: TimeInterval? {
    moving.isEmpty && starting.isEmpty ? timers.next : now
  }

  /// Moves time on; what moves is told, and those whose time has come act, in the order of their times.
  package func advance(to time: TimeInterval) {
    if time > now { now = time }
    if !moving.isEmpty { tick() }
    timers.run(until: now)
  }

  private func tick() {
    let now = now
    moving.removeAll { member in
      member.isScheduled = member.tick(at: now)
      return !member.isScheduled
    }
  }
}

// MARK: What moves

/// Something that is another one with each frame until it comes to rest.
package protocol FrameTicker: AnyObject {
  /// Kept by the clock: whether it ticks the member in each frame.
  var isScheduled: Bool { get set }
  /// The time is `time`; false where it has come to rest.
  func tick(at time: TimeInterval) -> Bool
}

extension Clock {
  /// Has `member` ticked once more before this frame is drawn, and in each frame from the next one on.
  package func add(_ member: any FrameTicker) { starting.append(member) }

  /// What began in this frame is at its time 0; false where nothing did.
  package func begin() -> Bool {
    guard !starting.isEmpty else { return false }
    let new = starting
    starting = []
    let now = now
    for member in new where member.tick(at: now) && !member.isScheduled {
      member.isScheduled = true
      moving.append(member)
    }
    return true
  }

  /// Ticks what moves and what is to begin, at the present time: those whose view is gone end.
  func tickOnce() {
    _ = begin()
    tick()
  }

  /// Nobody waits any more: the tree is dropped.
  package func stop() {
    moving = []
    starting = []
    timers.cancelAll()
  }

  package var isMoving: Bool { !moving.isEmpty || !starting.isEmpty }
}
