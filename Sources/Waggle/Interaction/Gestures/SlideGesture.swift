package import Foundation

/// Where the pointer is that slides a knob; points are in the view's own space.
package enum SlidePhase {
  case began(CGPoint)
  case moved(CGPoint)
  case ended(CGPoint)
  /// The control was disabled or dropped, or another gesture has won.
  case cancelled
}

/// The drag of a knob along a horizontal track (C037).
///
/// It begins at touch down where `beginsAtOnce` is true, and otherwise when the pointer has moved sideways; one that moves
/// up or down scrolls what is around.
nonisolated package struct SlideGesture: PrimitiveGesture {
  package typealias Value = Void

  /// Whether a touch down at this point is the beginning; true: the pointer is a finger.
  let beginsAtOnce: (CGPoint, Bool) -> Bool
  /// Whether a tap is a slide of no length.
  let takesTaps: Bool
  /// Whether two fingers on a touchpad slide, too (C756).
  let takesTouchpad: Bool
  let action: (SlidePhase) -> Void

  package init(
    takesTaps: Bool, takesTouchpad: Bool = false,
    beginsAtOnce: @escaping (_ point: CGPoint, _ isFinger: Bool) -> Bool,
    perform action: @escaping (SlidePhase) -> Void
  ) {
    self.takesTaps = takesTaps
    self.takesTouchpad = takesTouchpad
    self.beginsAtOnce = beginsAtOnce
    self.action = action
  }

  /// Makes the recognizer.
  package nonisolated static func _makeGesture(
    gesture: _GraphValue<SlideGesture>, inputs: _GestureInputs
  ) -> _GestureOutputs<Void> {
    let latest = LatestValue(gesture, inputs)
    let machine = MachineRecognizer { [unowned view = inputs.content] in
      let slide = latest.current
      return SlideMachine(takesTaps: slide.takesTaps, beginsAtOnce: slide.beginsAtOnce) {
        view.convert($0, to: .local)
      }
    }
    let slide = TouchpadSlide { [unowned view = inputs.content] in
      view.convert($0, to: .local)
    } action: {
      latest.current.action($0)
    }
    return _GestureOutputs(
      SlideRecognizer(machine, slide, { latest.current.takesTouchpad }) {
        latest.current.action($0)
      })
  }
}

/// Recognises a slide of one pointer; its value is where the pointer is.
private struct SlideMachine: GestureMachine {
  /// The way sideways after which it begins, and the way up or down after which it fails, in points.
  private static let slop: CGFloat = 4

  let takesTaps: Bool
  let beginsAtOnce: (CGPoint, Bool) -> Bool
  let local: (CGPoint) -> CGPoint
  private var touch: PointerEvent?
  private var isSliding = false
  private var point = CGPoint.zero

  init(
    takesTaps: Bool, beginsAtOnce: @escaping (CGPoint, Bool) -> Bool,
    local: @escaping (CGPoint) -> CGPoint
  ) {
    self.takesTaps = takesTaps
    self.beginsAtOnce = beginsAtOnce
    self.local = local
  }

  mutating func step(_ input: GestureInput) -> GesturePhase<CGPoint> {
    guard let event = input.event,
      touch == nil ? event.phase == .began : touch?.id == event.id
    else { return phase }
    point = local(event.location)
    switch event.phase {
    case .began: return begin(event)
    case .moved: return move(event)
    case .ended: return isSliding || takesTaps ? .ended(point) : .failed
    case .cancelled: return .failed
    }
  }

  private mutating func begin(_ event: PointerEvent) -> GesturePhase<CGPoint> {
    guard event.button == 0 else { return .failed }
    touch = event
    isSliding = beginsAtOnce(point, event.kind != .mouse)
    return phase
  }

  private mutating func move(_ event: PointerEvent) -> GesturePhase<CGPoint> {
    guard !isSliding, let start = touch?.location else { return phase }
    let (x, y) = (abs(event.location.x - start.x), abs(event.location.y - start.y))
    if y > x, y >= Self.slop { return .failed }
    isSliding = x >= Self.slop
    return phase
  }

  private var phase: GesturePhase<CGPoint> { isSliding ? .active(point) : .possible(nil) }
}

/// A view that two fingers on a touchpad slide.
package struct TouchpadSlide {
  /// A point of the root's space in that of the view.
  let local: (CGPoint) -> CGPoint
  let action: (SlidePhase) -> Void

  func report(_ phase: (CGPoint) -> SlidePhase, at point: CGPoint) {
    let phase = phase(local(point))
    withTransaction(.followingGesture) { action(phase) }
  }
}

/// Reports the phases of a slide: one beginning, and one end or cancellation after it.
private final class SlideRecognizer: WrappingRecognizer<CGPoint, Void> {
  private let action: (SlidePhase) -> Void
  private let slide: TouchpadSlide
  private let takesTouchpad: () -> Bool
  private var last: CGPoint?

  init(
    _ base: Recognizer<CGPoint>, _ slide: TouchpadSlide, _ takesTouchpad: @escaping () -> Bool,
    _ action: @escaping (SlidePhase) -> Void
  ) {
    (self.slide, self.takesTouchpad, self.action) = (slide, takesTouchpad, action)
    super.init(base)
  }

  override var touchpadSlide: TouchpadSlide? { takesTouchpad() ? slide : nil }

  override func reset() {
    super.reset()
    last = nil
  }

  override func step(_ input: GestureInput) -> GesturePhase<Void> {
    let next = base.update(input)
    switch next {
    case .possible: break
    case .active(let point): move(to: point, input)
    case .ended(let point):
      move(to: point, input)
      report(.ended(point), input)
    case .failed: stop(input)
    }
    return next.map { _ in () }
  }

  override func cancelled(_ input: GestureInput) {
    super.cancelled(input)
    stop(input)
  }

  private func move(to point: CGPoint, _ input: GestureInput) {
    guard point != last else { return }
    report(last == nil ? .began(point) : .moved(point), input)
    last = point
  }

  private func stop(_ input: GestureInput) {
    guard last != nil else { return }
    last = nil
    report(.cancelled, input)
  }

  private func report(_ phase: SlidePhase, _ input: GestureInput) {
    input.actions.add { [action] in withTransaction(.followingGesture) { action(phase) } }
  }
}
