public import Foundation

/// A press that ends while the finger is still down, after a minimum duration (M103).
///
/// ```swift
/// struct Bell: View {
///   @State private var rings = 0
///
///   var body: some View {
///     Text("Rang \(rings) times")
///       .gesture(LongPressGesture(minimumDuration: 1).onEnded { _ in rings += 1 })
///   }
/// }
/// ```
nonisolated public struct LongPressGesture: PrimitiveGesture, Sendable {
  /// True from touch down on.
  public typealias Value = Bool

  /// The duration of the press, in seconds.
  public var minimumDuration: Double
  /// The distance from the start at which the press fails, in points.
  public var maximumDistance: CGFloat

  /// A press of `minimumDuration` seconds, within `maximumDistance` points.
  @inlinable
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  /// Makes the recognizer.
  public nonisolated static func _makeGesture(
    gesture: _GraphValue<LongPressGesture>, inputs: _GestureInputs
  ) -> _GestureOutputs<Bool> {
    let latest = LatestValue(gesture, inputs)
    return _GestureOutputs(
      MachineRecognizer {
        let press = latest.current
        return LongPressMachine(duration: press.minimumDuration, distance: press.maximumDistance)
      })
  }
}

/// Recognises a press of one finger (M103). Its value is true while it may still succeed.
package struct LongPressMachine: GestureMachine {
  private let duration: TimeInterval
  private let distance: CGFloat
  private var touch: PointerEvent?

  package init(duration: TimeInterval, distance: CGFloat) {
    self.duration = duration
    self.distance = distance
  }

  package mutating func step(_ input: GestureInput) -> GesturePhase<Bool> {
    if let deadline, input.time >= deadline { return .ended(true) }
    guard let event = input.event, touch == nil || touch?.id == event.id else { return waiting }
    switch event.phase {
    case .began: return begin(event)
    case .moved: return isNear(event) ? waiting : .failed
    case .ended, .cancelled: return .failed
    }
  }

  private mutating func begin(_ event: PointerEvent) -> GesturePhase<Bool> {
    guard event.button == 0 else { return .failed }
    touch = event
    return duration > 0 ? .possible(true) : .ended(true)
  }

  private var waiting: GesturePhase<Bool> { .possible(touch == nil ? nil : true) }

  private func isNear(_ event: PointerEvent) -> Bool {
    touch.map { $0.location.distance(to: event.location) < distance } ?? true
  }

  package var deadline: TimeInterval? { touch.map { $0.time + duration - 1e-9 } }
}

extension View {
  /// Calls `action` when a finger has rested on the view for `minimumDuration` seconds. Calls `onPressingChanged`
  /// with true at touch down and with false when the press succeeds or fails, before `action` (M103, M104).
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    let press = LongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance)
    return gesture(_PressingGesture(base: press, changed: onPressingChanged, action: action))
  }

  /// The same, with the argument labels of earlier releases.
  @_disfavoredOverload
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
    perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
      onPressingChanged: pressing)
  }
}

/// A gesture with actions for whether a finger is pressing (M104), and for its end.
nonisolated public struct _PressingGesture<Base: Gesture>: PrimitiveGesture
where Base.Value == Bool {
  /// The gesture has no value beyond its end.
  public typealias Value = ()

  let base: Base
  let changed: ((Bool) -> Void)?
  let action: () -> Void

  /// Makes the recognizer.
  public nonisolated static func _makeGesture(
    gesture: _GraphValue<_PressingGesture<Base>>, inputs: _GestureInputs
  ) -> _GestureOutputs<Void> {
    let base = Base._makeGesture(gesture: gesture.part(at: 0, as: Base.self), inputs: inputs)
    let latest = LatestValue(gesture, inputs)
    return _GestureOutputs(
      base.recognizer.press {
        latest.current.changed?($0)
      } action: {
        latest.current.action()
      })
  }
}
