public import Foundation

/// A finger that moves (M105). The first translation has the way that made it a drag.
nonisolated public struct DragGesture: PrimitiveGesture {
  /// What a drag tells.
  public struct Value: Equatable, Sendable {
    /// The host's time of the newest event, counted from the reference date.
    public var time: Date
    /// Where the finger is, in the gesture's space.
    public var location: CGPoint
    /// Where it came down.
    public var startLocation: CGPoint
    /// How fast it is, in points a second (M106).
    public var velocity: CGSize

    /// The way from the start.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// Where the finger would come to rest: a quarter of a second on (M106).
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }

    /// The way from the start to there.
    public var predictedEndTranslation: CGSize {
      let end = predictedEndLocation
      return CGSize(width: end.x - startLocation.x, height: end.y - startLocation.y)
    }
  }

  /// How far from its start the finger must have been, in points; 0: it is a drag from the touch on.
  public var minimumDistance: CGFloat
  /// The space in which places are told.
  public var coordinateSpace: CoordinateSpace

  /// A drag of at least so many points, told in a coordinate space.
  public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  /// A drag of at least so many points, told in a coordinate space.
  @_disfavoredOverload
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  /// Makes what follows the pointers.
  public nonisolated static func _makeGesture(
    gesture: _GraphValue<DragGesture>, inputs: _GestureInputs
  ) -> _GestureOutputs<Value> {
    let newest = LatestValue(gesture, inputs)
    return _GestureOutputs(
      MachineRecognizer { [place = inputs.place] in
        let drag = newest.current
        return DragMachine(minimumDistance: drag.minimumDistance) {
          place.point($0, in: drag.coordinateSpace)
        }
      })
  }
}

/// One finger that moves. It becomes a drag when it has once been far enough from its start, in the root's space.
package struct DragMachine: GestureMachine {
  private let minimumDistance: CGFloat
  private let local: (CGPoint) -> CGPoint
  private var touch: PointerEvent?
  private var start = CGPoint.zero
  private var isDrag = false
  private var newest: DragGesture.Value?
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
    newest = DragGesture.Value(
      time: Date(timeIntervalSinceReferenceDate: event.time), location: local(event.location),
      startLocation: start, velocity: speed.velocity(at: event.time))
    return phase
  }

  private mutating func end(_ event: PointerEvent) -> GesturePhase<DragGesture.Value> {
    move(event).value.map { .ended($0) } ?? .failed
  }

  /// Time alone changes nothing: the speed is that of the newest event.
  private var phase: GesturePhase<DragGesture.Value> {
    if isDrag, let newest { .active(newest) } else { .possible(nil) }
  }
}
