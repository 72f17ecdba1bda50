public import Foundation

/// A drag (M105). Its first translation includes the distance that made it a drag.
///
/// ```swift
/// struct Card: View {
///   @State private var offset = CGSize.zero
///
///   var body: some View {
///     RoundedRectangle(cornerRadius: 12)
///       .frame(width: 100, height: 60)
///       .offset(offset)
///       .gesture(
///         DragGesture()
///           .onChanged { offset = $0.translation }
///           .onEnded { _ in withAnimation { offset = .zero } })
///   }
/// }
/// ```
nonisolated public struct DragGesture: PrimitiveGesture {
  /// The state of a drag.
  public struct Value: Equatable, Sendable {
    /// The host's time of the latest event, counted from the reference date.
    public var time: Date
    /// The pointer's location, in the gesture's coordinate space.
    public var location: CGPoint
    /// The location of the touch down.
    public var startLocation: CGPoint
    /// The velocity, in points per second (M106).
    public var velocity: CGSize

    /// The offset from the start location.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// The predicted location a quarter of a second later (M106).
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }

    /// The offset from the start location to the predicted one.
    public var predictedEndTranslation: CGSize {
      let end = predictedEndLocation
      return CGSize(width: end.x - startLocation.x, height: end.y - startLocation.y)
    }
  }

  /// The distance from the start at which the drag is recognised, in points; 0 recognises it at touch down.
  public var minimumDistance: CGFloat
  /// The coordinate space of the locations.
  public var coordinateSpace: CoordinateSpace

  /// A drag of at least `minimumDistance` points, measured in a coordinate space.
  public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  /// A drag of at least `minimumDistance` points, measured in a coordinate space.
  @_disfavoredOverload
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  /// Makes the recognizer.
  public nonisolated static func _makeGesture(
    gesture: _GraphValue<DragGesture>, inputs: _GestureInputs
  ) -> _GestureOutputs<Value> {
    let latest = LatestValue(gesture, inputs)
    return _GestureOutputs(
      MachineRecognizer { [unowned view = inputs.content] in
        let drag = latest.current
        return DragMachine(minimumDistance: drag.minimumDistance) {
          view.convert($0, to: drag.coordinateSpace)
        }
      })
  }
}

/// Recognises the drag of one pointer, once it has been far enough from its start, in the root's space.
package struct DragMachine: GestureMachine {
  private let minimumDistance: CGFloat
  private let local: (CGPoint) -> CGPoint
  private var touch: PointerEvent?
  private var start = CGPoint.zero
  private var isDrag = false
  private var latest: DragGesture.Value?
  private var speed = VelocityTracker()

  package init(minimumDistance: CGFloat, local: @escaping (CGPoint) -> CGPoint) {
    self.minimumDistance = minimumDistance
    self.local = local
  }

  package mutating func step(_ input: GestureInput) -> GesturePhase<DragGesture.Value> {
    guard let event = input.event,
      touch == nil ? event.phase == .began : touch?.id == event.id
    else { return phase }
    switch event.phase {
    case .began: return begin(event)
    case .moved: return move(event)
    case .ended: return end(event)
    case .cancelled: return .failed
    }
  }

  private mutating func begin(_ event: PointerEvent) -> GesturePhase<DragGesture.Value> {
    guard event.button == 0 else { return .failed }
    touch = event
    start = local(event.location)
    return move(event)
  }

  private mutating func move(_ event: PointerEvent) -> GesturePhase<DragGesture.Value> {
    speed.add(local(event.location), at: event.time)
    if let first = touch, first.location.distance(to: event.location) >= minimumDistance {
      isDrag = true
    }
    latest = DragGesture.Value(
      time: Date(timeIntervalSinceReferenceDate: event.time), location: local(event.location),
      startLocation: start, velocity: speed.velocity(at: event.time))
    return phase
  }

  private mutating func end(_ event: PointerEvent) -> GesturePhase<DragGesture.Value> {
    move(event).value.map { .ended($0) } ?? .failed
  }

  /// Time alone changes nothing: the velocity is that of the latest event.
  private var phase: GesturePhase<DragGesture.Value> {
    if isDrag, let latest { .active(latest) } else { .possible(nil) }
  }
}
