public import Foundation

/// Two fingers that turn about each other (M108).
nonisolated public struct RotateGesture: PrimitiveGesture, Sendable {
  /// What the fingers tell.
  public struct Value: Equatable, Sendable {
    /// The host's time of the newest event, counted from the reference date.
    public var time: Date
    /// How far they have turned since the start.
    public var rotation: Angle
    /// How far they turn a second.
    public var velocity: Angle
    /// The middle between the fingers at the start, as a part of the view.
    public var startAnchor: UnitPoint
    /// The same in the view's own space.
    public var startLocation: CGPoint
  }

  /// How far the fingers must turn.
  public var minimumAngleDelta: Angle

  /// Recognised when the fingers have turned so far.
  @inlinable
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  /// Makes what follows the pointers.
  public nonisolated static func _makeGesture(
    gesture: _GraphValue<RotateGesture>, inputs: _GestureInputs
  ) -> _GestureOutputs<Value> {
    let newest = LatestValue(gesture, inputs)
    let fingers = MachineRecognizer {
      let delta = abs(newest.current.minimumAngleDelta.radians)
      return PinchMachine { abs($0.angle) >= delta }
    }
    return _GestureOutputs(
      MapRecognizer(fingers) { [place = inputs.place] in
        let start = place.point($0.start, in: .local)
        return Value(
          time: Date(timeIntervalSinceReferenceDate: $0.time), rotation: .radians($0.angle),
          velocity: .radians($0.angleVelocity), startAnchor: start.anchor(in: place.size),
          startLocation: start)
      })
  }
}

/// Two fingers that turn about each other, as earlier releases have it.
nonisolated public struct RotationGesture: PrimitiveGesture, Sendable {
  /// How far they have turned since the start.
  public typealias Value = Angle

  private var gesture: RotateGesture

  /// How far the fingers must turn.
  public var minimumAngleDelta: Angle {
    get { gesture.minimumAngleDelta }
    set { gesture.minimumAngleDelta = newValue }
  }

  /// Recognised when the fingers have turned so far.
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    gesture = RotateGesture(minimumAngleDelta: minimumAngleDelta)
  }

  /// Makes what follows the pointers.
  public nonisolated static func _makeGesture(
    gesture: _GraphValue<RotationGesture>, inputs: _GestureInputs
  ) -> _GestureOutputs<Angle> {
    let base = RotateGesture._makeGesture(
      gesture: gesture.part(at: 0, as: RotateGesture.self), inputs: inputs)
    return _GestureOutputs(MapRecognizer(base.recognizer, \.rotation))
  }
}
