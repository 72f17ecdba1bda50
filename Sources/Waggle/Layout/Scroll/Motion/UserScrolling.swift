import Foundation

/// What the user moves the content with: a finger that drags it, the flight after the finger, a wheel.
///
/// Always true: while a finger drags the content, nothing else moves it.
package struct UserScrolling {
  /// The finger that drags the content.
  package private(set) var drag: ScrollDrag?
  /// What carries the content on after the finger.
  var flight: ScrollFlight?
  /// The timer for the end of a series of wheel events.
  var wheelTimer: Timers.Token?

  /// The velocity of the content in points per second; nil where nothing moves it.
  func velocity(at time: TimeInterval) -> CGVector? {
    flight?.velocity(at: time) ?? drag?.velocity
  }

  /// Notes that a finger begins to drag content at an offset.
  mutating func beginDrag(at offset: CGPoint) { drag = ScrollDrag(original: offset) }

  /// Notes the finger's velocity.
  mutating func drag(at velocity: CGVector) { drag?.velocity = velocity }

  /// Takes the finger away; nil if none was there.
  mutating func endDrag() -> ScrollDrag? {
    defer { drag = nil }
    return drag
  }

  /// Takes the flight away; nil if there was none.
  mutating func endFlight() -> ScrollFlight? {
    defer { flight = nil }
    return flight
  }

  /// Whether the law of the type is kept.
  package var isConsistent: Bool { drag == nil || flight == nil && wheelTimer == nil }
}
