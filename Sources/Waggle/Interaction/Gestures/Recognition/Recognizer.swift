package import Foundation

/// One step of a gesture: a pointer event, or the passing of time.
package struct GestureInput {
  /// nil when only time has passed.
  package var event: PointerEvent?
  package var time: TimeInterval
  package var hold = GestureDeferral.nothing
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
/// Always true: `phase` stays `ended` or `failed` until the next `reset`.
package class Recognizer<Value> {
  package private(set) final var phase = GesturePhase<Value>.possible(nil)

  /// Starts a new series of touches.
  package func reset() { phase = .possible(nil) }

  /// Processes one step.
  @discardableResult
  package final func update(_ input: GestureInput) -> GesturePhase<Value> {
    if !phase.isOver { phase = step(input) }
    return phase
  }

  /// Fails the gesture because it has lost or its view was dropped; it has no further effect (M111).
  package final func cancel(_ input: GestureInput) {
    guard !phase.isOver else { return }
    phase = .failed
    cancelled(input)
  }

  // MARK: Overridden by subclasses

  /// The next phase. Not called once the gesture is over.
  package func step(_ input: GestureInput) -> GesturePhase<Value> { .failed }

  /// Called when the gesture fails without a step.
  package func cancelled(_ input: GestureInput) {}

  /// The time at which it needs a step even without an event; nil for none.
  package var deadline: TimeInterval? { nil }

  /// The time at which it fails without an event. No timer is set for it, except while it holds back another gesture.
  package var failureDeadline: TimeInterval? { nil }

  /// Whether it would have ended but for a gesture with precedence.
  package var isHeld: Bool { false }

  /// The number of taps that it waits for; 0 for gestures other than taps.
  package var tapCount: Int { 0 }
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
}

extension GestureMachine {
  package var deadline: TimeInterval? { nil }
  package var failureDeadline: TimeInterval? { nil }
  package var tapCount: Int { 0 }
}

/// Runs a machine, a new one for each series of touches, and delays its end while it is deferred.
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
    if let finished { return end(with: finished, input.hold) }
    let next = machine.step(input)
    guard case .ended(let value) = next else { return next }
    finished = value
    return end(with: value, input.hold)
  }

  private func end(with value: Machine.Value, _ hold: GestureDeferral) -> GesturePhase<
    Machine.Value
  > {
    guard isKeptBack(hold) else { return .ended(value) }
    return phase.isActive ? .active(value) : .possible(nil)
  }

  private func isKeptBack(_ hold: GestureDeferral) -> Bool {
    switch hold {
    case .nothing: false
    case .taps: machine.tapCount > 0
    case .everything: true
    }
  }

  package override var deadline: TimeInterval? { finished == nil ? machine.deadline : nil }
  package override var failureDeadline: TimeInterval? {
    finished == nil ? machine.failureDeadline : nil
  }
  package override var isHeld: Bool { finished != nil && !phase.isOver }
  package override var tapCount: Int { machine.tapCount }
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
  package override var isHeld: Bool { base.isHeld }
  package override var tapCount: Int { base.tapCount }
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
