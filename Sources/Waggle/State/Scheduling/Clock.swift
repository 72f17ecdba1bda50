package import Foundation

/// The time of a tree, its timers and its animations.
///
/// The host passes in the time of each frame, in seconds since the host was created; nothing here reads the system
/// clock.
///
/// Always true: `now` never decreases, and each member of `tickers` is scheduled and listed once.
package final class Clock {
  @exclusivity(unchecked) package private(set) var now: TimeInterval = 0
  /// Ticked in every frame, in the order in which they were added.
  @exclusivity(unchecked) private var tickers: [any FrameTicker] = []
  /// Added in this frame: their animations start at `now`.
  @exclusivity(unchecked) private var newTickers: [any FrameTicker] = []
  package let timers = Timers()

  package init() {}

  /// When the next frame is needed for the passage of time alone: now while something animates that the host does not
  /// animate itself, otherwise when the first of those ends or the next timer is due; nil for never.
  package var nextMoment: TimeInterval? {
    guard newTickers.isEmpty else { return now }
    var next = timers.next ?? .infinity
    for member in tickers {
      let end = member.handedOverUntil
      if end <= now { return now }
      next = min(next, end)
    }
    return next.isFinite ? next : nil
  }

  /// Whether the host animates something itself, of which the tree has the state of the last frame.
  package var hasHandedOver: Bool { tickers.contains { $0.handedOverUntil > now } }

  /// Advances the time, ticks the animations, and runs the timers that are due, in order of their times.
  package func advance(to time: TimeInterval) {
    if time > now { now = time }
    if !tickers.isEmpty { tick() }
    timers.run(until: now)
  }

  private func tick() {
    let now = now
    tickers.removeAll { member in
      member.isScheduled = member.tick(at: now)
      return !member.isScheduled
    }
  }
}

// MARK: Tickers

/// Changes with each frame until it comes to rest, such as an animation.
package protocol FrameTicker: AnyObject {
  /// Managed by the clock: whether it ticks this in each frame.
  var isScheduled: Bool { get set }
  /// Updates to `time`; false once it has come to rest.
  func tick(at time: TimeInterval) -> Bool
  /// Until when the host animates this itself and needs no frame for it; negative infinity if it does not.
  var handedOverUntil: TimeInterval { get }
}

extension FrameTicker {
  package var handedOverUntil: TimeInterval { -.infinity }
}

extension Clock {
  /// Ticks `member` once more before this frame is drawn, and in each frame from the next one on.
  package func add(_ member: any FrameTicker) { newTickers.append(member) }

  /// Ticks what was added in this frame at its own time 0; false if nothing was.
  package func begin() -> Bool {
    guard !newTickers.isEmpty else { return false }
    let added = newTickers
    newTickers = []
    let now = now
    for member in added where member.tick(at: now) && !member.isScheduled {
      member.isScheduled = true
      tickers.append(member)
    }
    if isChecking { checkInvariants() }
    return true
  }

  /// Ticks everything once at the present time, so that animations of removed views end.
  func tickOnce() {
    _ = begin()
    tick()
  }

  /// Drops all tickers and timers, because the tree is being dropped.
  package func stop() {
    tickers = []
    newTickers = []
    timers.cancelAll()
  }

  package var isMoving: Bool { !tickers.isEmpty || !newTickers.isEmpty }
}

extension Clock {
  /// Stops if a law of the clock or of its timers is broken. Costs O(tickers and timers).
  package func checkInvariants() {
    checkInvariant(now >= 0, "time does not go below 0")
    checkInvariant(tickers.allSatisfy { $0.isScheduled }, "a ticker is scheduled")
    let members = Set(tickers.map { ObjectIdentifier($0) })
    checkInvariant(members.count == tickers.count, "a ticker is listed once")
    timers.checkInvariants()
  }
}
