package import Foundation

/// One step of a gesture: something that a pointer did, or time that passed.
package struct GestureInput {
  /// nil where only time has passed.
  package var event: PointerEvent?
  package var time: TimeInterval
  package var hold = GestureDeferral.nothing
  /// What was decided to be done, inner before outer (M110); done when all have taken the step.
  package let actions: GestureActions

  package init(event: PointerEvent?, time: TimeInterval, actions: GestureActions) {
    self.event = event
    self.time = time
    self.actions = actions
  }
}

/// Which gestures may not end yet, because one above them in rank may still come true (M102, M118).
package enum GestureDeferral: Int, Comparable {
  case nothing, taps, everything

  package static func < (a: GestureDeferral, b: GestureDeferral) -> Bool { a.rawValue < b.rawValue }
}

/// What gestures have decided to do, in order.
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

/// Follows pointers for one gesture, from the first touch until it has ended or failed.
///
/// Always true: `phase` never leaves `ended` or `failed` until the next `reset`.
package class Recognizer<Value> {
  package private(set) final var phase = GesturePhase<Value>.possible(nil)

  /// A new series of touches begins.
  package func reset() { phase = .possible(nil) }

  /// Takes a step.
  @discardableResult
  package final func update(_ input: GestureInput) -> GesturePhase<Value> {
    if !phase.isOver { phase = step(input) }
    return phase
  }

  /// It has lost, or its view has gone: nothing comes of it any more (M111).
  package final func cancel(_ input: GestureInput) {
    guard !phase.isOver else { return }
    phase = .failed
    cancelled(input)
  }

  // MARK: For subclasses to write

  /// The next phase. Not called any more when the gesture is over.
  package func step(_ input: GestureInput) -> GesturePhase<Value> { .failed }

  /// It failed without a step.
  package func cancelled(_ input: GestureInput) {}

  /// When it wants a step even if nothing happens; nil where it does not.
  package var deadline: TimeInterval? { nil }

  /// When it gives up if nothing happens. Nobody wakes it for that, except for one that it holds back.
  package var failureDeadline: TimeInterval? { nil }

  /// Whether it would have ended but for one above it in rank.
  package var isHeld: Bool { false }

  /// How many taps it waits for; 0 where it is no tap.
  package var tapCount: Int { 0 }
}

/// The rules of one kind of gesture, as a value: touches in, phases out.
package protocol GestureMachine {
  associatedtype Value

  /// Takes a step.
  mutating func step(_ input: GestureInput) -> GesturePhase<Value>
  /// When it wants a step even if nothing happens.
  var deadline: TimeInterval? { get }
  /// When it gives up if nothing happens.
  var failureDeadline: TimeInterval? { get }
  /// How many taps it waits for; 0 where it is no tap.
  var tapCount: Int { get }
}

extension GestureMachine {
  package var deadline: TimeInterval? { nil }
  package var failureDeadline: TimeInterval? { nil }
  package var tapCount: Int { 0 }
}

/// Runs a machine, made anew for each series of touches, and keeps its end back while it is held.
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

/// A gesture with another in it, which it passes on as it is.
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

/// A gesture whose values are made into others.
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
