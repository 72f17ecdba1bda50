public import Foundation

/// Two fingers that move apart or together (M108).
nonisolated public struct MagnifyGesture: PrimitiveGesture, Sendable {
  /// What the fingers tell.
  public struct Value: Equatable, Sendable {
    /// The host's time of the newest event, counted from the reference date.
    public var time: Date
    /// How far apart the fingers are, relative to the start.
    public var magnification: CGFloat
    /// The change of the magnification a second.
    public var velocity: CGFloat
    /// The middle between the fingers at the start, as a part of the view.
    public var startAnchor: UnitPoint
    /// The same in the view's own space.
    public var startLocation: CGPoint
  }

  /// How much the magnification must differ from 1.
  public var minimumScaleDelta: CGFloat

  /// Recognised when the magnification differs from 1 by so much.
  @inlinable
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  /// Makes what follows the pointers.
  public nonisolated static func _makeGesture(
    gesture: _GraphValue<MagnifyGesture>, inputs: _GestureInputs
  ) -> _GestureOutputs<Value> {
    let newest = LatestValue(gesture, inputs)
    let fingers = MachineRecognizer {
      let delta = newest.current.minimumScaleDelta
      return PinchMachine { abs($0.scale - 1) >= delta }
    }
    return _GestureOutputs(
      MapRecognizer(fingers) { [place = inputs.place] in
        let start = place.point($0.start, in: .local)
        return Value(
          time: Date(timeIntervalSinceReferenceDate: $0.time), magnification: $0.scale,
          velocity: $0.scaleVelocity, startAnchor: start.anchor(in: place.size),
          startLocation: start)
      })
  }
}

/// Two fingers that move apart or together, as earlier releases have it.
nonisolated public struct MagnificationGesture: PrimitiveGesture, Sendable {
  /// How far apart the fingers are, relative to the start.
  public typealias Value = CGFloat

  private var gesture: MagnifyGesture

  /// How much the magnification must differ from 1.
  public var minimumScaleDelta: CGFloat {
    get { gesture.minimumScaleDelta }
    set { gesture.minimumScaleDelta = newValue }
  }

  /// Recognised when the magnification differs from 1 by so much.
  public init(minimumScaleDelta: CGFloat = 0.01) {
    gesture = MagnifyGesture(minimumScaleDelta: minimumScaleDelta)
  }

  /// Makes what follows the pointers.
  public nonisolated static func _makeGesture(
    gesture: _GraphValue<MagnificationGesture>, inputs: _GestureInputs
  ) -> _GestureOutputs<CGFloat> {
    let base = MagnifyGesture._makeGesture(
      gesture: gesture.part(at: 0, as: MagnifyGesture.self), inputs: inputs)
    return _GestureOutputs(MapRecognizer(base.recognizer, \.magnification))
  }
}

extension CGPoint {
  /// The point as a part of a size; the origin where the size is nothing.
  func anchor(in size: CGSize) -> UnitPoint {
    UnitPoint(
      x: size.width > 0 ? x / size.width : 0, y: size.height > 0 ? y / size.height : 0)
  }
}
