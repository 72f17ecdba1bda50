package import Foundation

/// Recognises two fingers by the change of their distance and angle since the start (M108).
package struct PinchMachine: GestureMachine {
  /// The distance and the angle of two fingers, relative to the start.
  package struct Value: Equatable {
    package var time: TimeInterval
    /// The distance of the fingers, as a multiple of that at the start.
    package var scale: CGFloat
    /// In radians: 0 at the start, clockwise; full turns add up.
    package var angle: Double
    /// The change of the scale per second.
    package var scaleVelocity: CGFloat
    /// Radians per second.
    package var angleVelocity: Double
    /// The midpoint between the fingers at the start, in the root's space.
    package var start: CGPoint
  }

  private let isRecognized: (Value) -> Bool
  private var touches: [PointerEvent] = []
  private var start: (length: CGFloat, angle: Double, middle: CGPoint)?
  private var latest: Value?
  private var isActive = false
  private var speed = VelocityTracker()

  /// - Parameter isRecognized: whether the fingers have moved far enough.
  package init(isRecognized: @escaping (Value) -> Bool) { self.isRecognized = isRecognized }

  package mutating func step(_ input: GestureInput) -> GesturePhase<Value> {
    guard let event = input.event else { return phase }
    switch event.phase {
    case .began: if touches.count < 2 { touches.append(event) }
    case .moved: move(event)
    case .ended: return lift(event)
    case .cancelled: return .failed
    }
    if touches.count == 2 { measure(event.time) }
    return phase
  }

  private var phase: GesturePhase<Value> {
    if isActive, let latest { .active(latest) } else { .possible(nil) }
  }

  private mutating func move(_ event: PointerEvent) {
    guard let index = touches.firstIndex(where: { $0.id == event.id }) else { return }
    touches[index] = event
  }

  private mutating func lift(_ event: PointerEvent) -> GesturePhase<Value> {
    guard touches.contains(where: { $0.id == event.id }) else { return phase }
    move(event)
    if touches.count == 2 { measure(event.time) }
    touches.removeAll { $0.id == event.id }
    if isActive, let latest { return .ended(latest) }
    // The next two fingers are a new pinch.
    (start, latest, speed) = (nil, nil, VelocityTracker())
    return touches.isEmpty ? .failed : .possible(nil)
  }

  private mutating func measure(_ time: TimeInterval) {
    let (a, b) = (touches[0].location, touches[1].location)
    let length = max(a.distance(to: b), 1e-6)
    let angle = Double(atan2(b.y - a.y, b.x - a.x))
    guard let start else {
      let middle = CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)
      return self.start = (length, angle, middle)
    }
    let turned = nearest(angle - start.angle, to: latest?.angle ?? 0)
    let scale = length / start.length
    speed.add(CGPoint(x: scale, y: CGFloat(turned)), at: time)
    let velocity = speed.velocity(at: time)
    let value = Value(
      time: time, scale: scale, angle: turned, scaleVelocity: velocity.width,
      angleVelocity: Double(velocity.height), start: start.middle)
    latest = value
    if isRecognized(value) { isActive = true }
  }

  /// The angle plus the number of turns that bring it closest to `other`.
  private func nearest(_ angle: Double, to other: Double) -> Double {
    angle + ((other - angle) / (2 * .pi)).rounded() * 2 * .pi
  }
}
