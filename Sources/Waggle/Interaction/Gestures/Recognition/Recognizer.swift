package import Foundation

/// One step of a gesture: a pointer event, or the passing of time.
package struct GestureInput {
  /// nil when only time has passed.
  package var event: PointerEvent?
  package var time: TimeInterval
  /// Which gestures may not end in this step.
  package var deferral = GestureDeferral.nothing
  /// Actions decided in this step, inner before outer (M110); run when all recognizers have taken the step.
  package let actions: GestureActions

  package init(event: PointerEvent?, time: TimeInterval, actions: GestureActions) {
    self.event = event
    self.time = time
    self.actions = actions
  }
}

/// Which gestures may not end yet, because one with precedence may still succeed (M102, M118).
package enum GestureDeferral: Int, Comparable {
  case nothing, taps, everything

  package static func < (a: GestureDeferral, b: GestureDeferral) -> Bool { a.rawValue < b.rawValue }
}

/// The actions that gestures have decided on, in order.
package final class GestureActions {
  private var actions: [() -> Void] = []

  package init() {}

  package func add(_ action: @escaping () -> Void) { actions.append(action) }

  package func run() {
    while !actions.isEmpty {
      let now = actions
      actions = []
      for action in now { action() }
    }
  }
}

/// Follows the pointers of one gesture, from the first touch until it has ended or failed.
///
/// Always true: `phase` stays `ended` or `failed` until the next `reset`; then it has no deadline and defers nothing.
package class Recognizer<Value> {
  package private(set) final var phase = GesturePhase<Value>.possible(nil)

  /// Starts a new series of touches.
  package func reset() { phase = .possible(nil) }

  /// Processes one step.
  @discardableResult
  package final func update(_ input: GestureInput) -> GesturePhase<Value> {
    if !phase.isOver { phase = step(input) }
    endStep()
    return phase
  }

  /// Fails the gesture because it has lost or its view was dropped; it has no further effect (M111).
  package final func cancel(_ input: GestureInput) {
    guard !phase.isOver else { return }
    phase = .failed
    cancelled(input)
    endStep()
  }

  @inline(__always)
  private final func endStep() {
    if isChecking { checkInvariants() }
  }

  // MARK: Overridden by subclasses

  /// The next phase. Not called once the gesture has ended or failed.
  package func step(_ input: GestureInput) -> GesturePhase<Value> { .failed }

  /// Called when the gesture fails without a step.
  package func cancelled(_ input: GestureInput) {}

  /// The time at which it needs a step even without an event; nil for none.
  package var deadline: TimeInterval? { nil }

  /// The time at which it fails without an event. A timer is set for it only while another gesture is deferred until
  /// then.
  package var failureDeadline: TimeInterval? { nil }

  /// Whether the gesture would have ended but for a gesture with precedence.
  package var isDeferred: Bool { false }

  /// The number of taps that it waits for; 0 for gestures other than taps.
  package var tapCount: Int { 0 }

  /// Whether what it recognises opens a menu.
  package var opensMenu: Bool { false }

  /// What fingers on a touchpad slide with the view, too; nil for nothing.
  package var touchpadSlide: TouchpadSlide? { nil }

  /// Whether the gesture has recognised the touches as its own, so that they no longer scroll. The press of a control never has.
  package var hasRecognized: Bool {
    if case .ended = phase { true } else { phase.isActive }
  }
}

extension Recognizer {
  /// Stops if a law of the recognizer is broken. Costs O(recognizers inside).
  package func checkInvariants() {
    guard phase.isOver else { return }
    checkInvariant(deadline == nil, "a recognizer that is over waits for no time")
    checkInvariant(failureDeadline == nil, "a recognizer that is over cannot fail again")
    checkInvariant(!isDeferred, "a recognizer that is over is not deferred")
  }
}

/// The state machine of one kind of gesture, as a value: touches in, phases out.
package protocol GestureMachine {
  associatedtype Value

  /// Processes one step.
  mutating func step(_ input: GestureInput) -> GesturePhase<Value>
  /// The time at which it needs a step even without an event.
  var deadline: TimeInterval? { get }
  /// The time at which it fails without an event.
  var failureDeadline: TimeInterval? { get }
  /// The number of taps that it waits for; 0 for gestures other than taps.
  var tapCount: Int { get }
  /// Whether what it recognises opens a menu.
  var opensMenu: Bool { get }
}

extension GestureMachine {
  package var deadline: TimeInterval? { nil }
  package var failureDeadline: TimeInterval? { nil }
  package var tapCount: Int { 0 }
  package var opensMenu: Bool { false }
}

/// Runs a new machine for each series of touches, and delays its end while it is deferred.
package final class MachineRecognizer<Machine: GestureMachine>: Recognizer<Machine.Value> {
  private let make: () -> Machine
  private var machine: Machine
  private var finished: Machine.Value?

  package init(_ make: @escaping () -> Machine) {
    self.make = make
    machine = make()
  }

  package override func reset() {
    super.reset()
    machine = make()
    finished = nil
  }

  package override func step(_ input: GestureInput) -> GesturePhase<Machine.Value> {
    if let finished { return end(with: finished, input.deferral) }
    let next = machine.step(input)
    guard case .ended(let value) = next else { return next }
    finished = value
    return end(with: value, input.deferral)
  }

  private func end(with value: Machine.Value, _ deferral: GestureDeferral) -> GesturePhase<
    Machine.Value
  > {
    guard isDeferred(deferral) else { return .ended(value) }
    return phase.isActive ? .active(value) : .possible(nil)
  }

  /// A menu waits for no gesture that has not begun: a row that can be swiped opens its menu (C140).
  private func isDeferred(_ deferral: GestureDeferral) -> Bool {
    switch deferral {
    case .nothing: false
    case .taps: machine.tapCount > 0
    case .everything: !machine.opensMenu
    }
  }

  private var isUndecided: Bool { finished == nil && !phase.isOver }

  package override var deadline: TimeInterval? { isUndecided ? machine.deadline : nil }
  package override var failureDeadline: TimeInterval? {
    isUndecided ? machine.failureDeadline : nil
  }
  package override var isDeferred: Bool { finished != nil && !phase.isOver }
  package override var tapCount: Int { machine.tapCount }
  package override var opensMenu: Bool { machine.opensMenu }
}

/// A recognizer around another whose steps it forwards.
package class WrappingRecognizer<Base, Value>: Recognizer<Value> {
  package final let base: Recognizer<Base>

  package init(_ base: Recognizer<Base>) { self.base = base }

  package override func reset() {
    super.reset()
    base.reset()
  }

  package override func cancelled(_ input: GestureInput) { base.cancel(input) }

  package override var deadline: TimeInterval? { base.deadline }
  package override var failureDeadline: TimeInterval? { base.failureDeadline }
  package override var isDeferred: Bool { base.isDeferred }
  package override var tapCount: Int { base.tapCount }
  package override var opensMenu: Bool { base.opensMenu }
  package override var hasRecognized: Bool { base.hasRecognized }
  package override var touchpadSlide: TouchpadSlide? { base.touchpadSlide }
}

/// A recognizer with transformed values.
package final class MapRecognizer<Base, Value>: WrappingRecognizer<Base, Value> {
  private let transform: (Base) -> Value

  package init(_ base: Recognizer<Base>, _ transform: @escaping (Base) -> Value) {
    self.transform = transform
    super.init(base)
  }

  package override func step(_ input: GestureInput) -> GesturePhase<Value> {
    base.update(input).map(transform)
  }
}

extension Recognizer {
  /// The same gesture without values.
  var discardingValues: Recognizer<Void> { MapRecognizer(self) { _ in () } }
}
