package import Foundation

/// Recognises taps in a row: each released within 0.75 s and less than 45 points from its start (M100), at most 0.35
/// s after the previous release (M101).
package struct TapMachine: GestureMachine {
  /// The longest time from touch down to release, in seconds.
  static let longestTouch = 0.75
  /// The longest time between two releases, in seconds.
  static let interval = 0.35
  /// The largest distance between touch down and release, and between the first tap and a later one, in points.
  static let maximumDistance: CGFloat = 45

  package let tapCount: Int
  private var taps = 0
  private var touch: PointerEvent?
  private var firstLocation: CGPoint?
  private var lastRelease: TimeInterval?

  /// - Parameter count: 0 and less count as 1.
  package init(count: Int) { tapCount = max(count, 1) }

  package mutating func step(_ input: GestureInput) -> GesturePhase<CGPoint> {
    guard let event = input.event else { return isOverdue(input.time) ? .failed : .possible(nil) }
    guard touch == nil || touch?.id == event.id else { return .possible(nil) }
    switch event.phase {
    case .began: return begin(event)
    case .moved: return isNear(event) ? .possible(nil) : .failed
    case .ended: return release(event)
    case .cancelled: return .failed
    }
  }

  private mutating func begin(_ event: PointerEvent) -> GesturePhase<CGPoint> {
    guard event.button == 0, isInTime(event.time) else { return .failed }
    if let firstLocation, firstLocation.distance(to: event.location) >= Self.maximumDistance {
      return .failed
    }
    touch = event
    if firstLocation == nil { firstLocation = event.location }
    return .possible(nil)
  }

  private mutating func release(_ event: PointerEvent) -> GesturePhase<CGPoint> {
    guard let start = touch else { return .possible(nil) }
    guard isNear(event), isInTime(event.time), event.time - start.time < Self.longestTouch else {
      return .failed
    }
    touch = nil
    taps += 1
    lastRelease = event.time
    return taps == tapCount ? .ended(event.location) : .possible(nil)
  }

  private func isNear(_ event: PointerEvent) -> Bool {
    touch.map { $0.location.distance(to: event.location) < Self.maximumDistance } ?? true
  }

  /// The limit itself still belongs to the series.
  private func isInTime(_ time: TimeInterval) -> Bool {
    lastRelease.map { time - $0 <= Self.interval + 1e-9 } ?? true
  }

  private func isOverdue(_ time: TimeInterval) -> Bool {
    failureDeadline.map { time >= $0 } ?? false
  }

  package var failureDeadline: TimeInterval? {
    let next = lastRelease.map { $0 + Self.interval - 1e-9 }
    let lift = touch.map { $0.time + Self.longestTouch }
    return earlier(next, lift)
  }
}

extension CGPoint {
  func distance(to other: CGPoint) -> CGFloat { hypot(x - other.x, y - other.y) }
}
