public import Foundation

/// Two fingers that turn about each other (M108).
///
/// ```swift
/// struct Dial: View {
///   @State private var angle = Angle.zero
///
///   var body: some View {
///     Rectangle()
///       .frame(width: 80, height: 80)
///       .rotationEffect(angle)
///       .gesture(RotateGesture().onChanged { angle = $0.rotation })
///   }
/// }
/// ```
nonisolated public struct RotateGesture: PrimitiveGesture, Sendable {
  /// The state of a rotation.
  public struct Value: Equatable, Sendable {
    /// The host's time of the latest event, counted from the reference date.
    public var time: Date
    /// The rotation since the start; clockwise is positive.
    public var rotation: Angle
    /// The rotation per second.
    public var velocity: Angle
    /// The midpoint between the fingers at the start, relative to the view's size.
    public var startAnchor: UnitPoint
    /// The midpoint between the fingers at the start, in the view's own space, in points.
    public var startLocation: CGPoint
  }

  /// The rotation at which the gesture is recognised.
  public var minimumAngleDelta: Angle

  /// Recognised when the fingers have turned by `minimumAngleDelta`.
  @inlinable
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  /// Makes the recognizer.
  public nonisolated static func _makeGesture(
    gesture: _GraphValue<RotateGesture>, inputs: _GestureInputs
  ) -> _GestureOutputs<Value> {
    let latest = LatestValue(gesture, inputs)
    let fingers = MachineRecognizer {
      let delta = abs(latest.current.minimumAngleDelta.radians)
      return PinchMachine { abs($0.angle) >= delta }
    }
    return _GestureOutputs(
      MapRecognizer(fingers) { [unowned view = inputs.content] in
        let start = view.convert($0.start, to: .local)
        return Value(
          time: Date(timeIntervalSinceReferenceDate: $0.time), rotation: .radians($0.angle),
          velocity: .radians($0.angleVelocity), startAnchor: start.anchor(in: view.layout.size),
          startLocation: start)
      })
  }
}

/// Two fingers that turn about each other, with the API of earlier releases.
nonisolated public struct RotationGesture: PrimitiveGesture, Sendable {
  /// The rotation since the start; clockwise is positive.
  public typealias Value = Angle

  private var gesture: RotateGesture

  /// The rotation at which the gesture is recognised.
  public var minimumAngleDelta: Angle {
    get { gesture.minimumAngleDelta }
    set { gesture.minimumAngleDelta = newValue }
  }

  /// Recognised when the fingers have turned by `minimumAngleDelta`.
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    gesture = RotateGesture(minimumAngleDelta: minimumAngleDelta)
  }

  /// Makes the recognizer.
  public nonisolated static func _makeGesture(
    gesture: _GraphValue<RotationGesture>, inputs: _GestureInputs
  ) -> _GestureOutputs<Angle> {
    let base = RotateGesture._makeGesture(
      gesture: gesture.part(at: 0, as: RotateGesture.self), inputs: inputs)
    return _GestureOutputs(MapRecognizer(base.recognizer, \.rotation))
  }
}
