public import Foundation

/// Two fingers that move apart or together (M108).
///
/// ```swift
/// struct Photo: View {
///   @GestureState private var scale = 1.0
///
///   var body: some View {
///     Color.green
///       .frame(width: 200, height: 120)
///       .scaleEffect(scale)
///       .gesture(
///         MagnifyGesture().updating($scale) { value, scale, _ in scale = value.magnification })
///   }
/// }
/// ```
nonisolated public struct MagnifyGesture: PrimitiveGesture, Sendable {
  /// The state of a magnification.
  public struct Value: Equatable, Sendable {
    /// The host's time of the latest event, counted from the reference date.
    public var time: Date
    /// The distance between the fingers, relative to the start: 1 at the start.
    public var magnification: CGFloat
    /// The change of the magnification per second.
    public var velocity: CGFloat
    /// The midpoint between the fingers at the start, relative to the view's size.
    public var startAnchor: UnitPoint
    /// The midpoint between the fingers at the start, in the view's own space, in points.
    public var startLocation: CGPoint
  }

  /// How far the magnification must differ from 1.
  public var minimumScaleDelta: CGFloat

  /// Recognised when the magnification differs from 1 by `minimumScaleDelta`.
  @inlinable
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  /// Makes the recognizer.
  public nonisolated static func _makeGesture(
    gesture: _GraphValue<MagnifyGesture>, inputs: _GestureInputs
  ) -> _GestureOutputs<Value> {
    let latest = LatestValue(gesture, inputs)
    let fingers = MachineRecognizer {
      let delta = latest.current.minimumScaleDelta
      return PinchMachine { abs($0.scale - 1) >= delta }
    }
    return _GestureOutputs(
      MapRecognizer(fingers) { [unowned view = inputs.content] in
        let start = view.convert($0.start, to: .local)
        return Value(
          time: Date(timeIntervalSinceReferenceDate: $0.time), magnification: $0.scale,
          velocity: $0.scaleVelocity, startAnchor: start.anchor(in: view.layout.size),
          startLocation: start)
      })
  }
}

/// Two fingers that move apart or together, with the API of earlier releases.
nonisolated public struct MagnificationGesture: PrimitiveGesture, Sendable {
  /// The distance between the fingers, relative to the start.
  public typealias Value = CGFloat

  private var gesture: MagnifyGesture

  /// How far the magnification must differ from 1.
  public var minimumScaleDelta: CGFloat {
    get { gesture.minimumScaleDelta }
    set { gesture.minimumScaleDelta = newValue }
  }

  /// Recognised when the magnification differs from 1 by `minimumScaleDelta`.
  public init(minimumScaleDelta: CGFloat = 0.01) {
    gesture = MagnifyGesture(minimumScaleDelta: minimumScaleDelta)
  }

  /// Makes the recognizer.
  public nonisolated static func _makeGesture(
    gesture: _GraphValue<MagnificationGesture>, inputs: _GestureInputs
  ) -> _GestureOutputs<CGFloat> {
    let base = MagnifyGesture._makeGesture(
      gesture: gesture.part(at: 0, as: MagnifyGesture.self), inputs: inputs)
    return _GestureOutputs(MapRecognizer(base.recognizer, \.magnification))
  }
}

extension CGPoint {
  /// The point relative to a size; the origin where the size is zero.
  func anchor(in size: CGSize) -> UnitPoint {
    UnitPoint(
      x: size.width > 0 ? x / size.width : 0, y: size.height > 0 ? y / size.height : 0)
  }
}
