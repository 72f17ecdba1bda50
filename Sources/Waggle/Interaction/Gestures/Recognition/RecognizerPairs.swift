package import Foundation

/// Two gestures that follow the same touches.
package class PairRecognizer<First, Second, Value>: Recognizer<Value> {
  package final let first: Recognizer<First>
  package final let second: Recognizer<Second>

  package init(_ first: Recognizer<First>, _ second: Recognizer<Second>) {
    self.first = first
    self.second = second
  }

  package override func reset() {
    super.reset()
    first.reset()
    second.reset()
  }

  package override func cancelled(_ input: GestureInput) {
    first.cancel(input)
    second.cancel(input)
  }

  package override var deadline: TimeInterval? { earlier(first.deadline, second.deadline) }
  package override var isDeferred: Bool { first.isDeferred || second.isDeferred }
  package override var tapCount: Int { max(first.tapCount, second.tapCount) }
  package override var hasRecognized: Bool { first.hasRecognized || second.hasRecognized }

  /// The pair fails when both have failed.
  package override var failureDeadline: TimeInterval? {
    if first.phase.isOver { return second.failureDeadline }
    if second.phase.isOver { return first.failureDeadline }
    guard let one = first.failureDeadline, let other = second.failureDeadline else { return nil }
    return max(one, other)
  }
}

/// The earlier of two times; nil where both are nil.
func earlier(_ a: TimeInterval?, _ b: TimeInterval?) -> TimeInterval? {
  guard let a else { return b }
  return b.map { min(a, $0) } ?? a
}

/// One of two values.
package enum Either<First, Second> {
  case first(First)
  case second(Second)
}

/// Recognises the first gesture, or else the second (M118).
///
/// Once the first is active the second has failed. While the first is possible, the second may be active but not end:
/// it is deferred until the first has failed.
package final class ExclusiveRecognizer<First, Second>: PairRecognizer<
  First, Second, Either<First, Second>
>
{
  private let deferral: GestureDeferral

  /// - Parameter deferral: which gestures of the second may not end while the first is possible.
  package init(
    _ first: Recognizer<First>, _ second: Recognizer<Second>,
    deferring deferral: GestureDeferral = .everything
  ) {
    self.deferral = deferral
    super.init(first, second)
  }

  package override func step(_ input: GestureInput) -> GesturePhase<Either<First, Second>> {
    switch first.update(input) {
    case .failed: return second.update(input).map { .second($0) }
    case .possible(let value): return secondPhase(input, value)
    case .active(let value):
      second.cancel(input)
      return .active(.first(value))
    case .ended(let value):
      second.cancel(input)
      return .ended(.first(value))
    }
  }

  /// The second gesture's phase while the first is possible.
  private func secondPhase(_ input: GestureInput, _ value: First?) -> GesturePhase<
    Either<First, Second>
  > {
    var deferred = input
    deferred.deferral = max(input.deferral, deferral)
    switch second.update(deferred) {
    case .active(let other): return .active(.second(other))
    case .possible(let other):
      return .possible(value.map { .first($0) } ?? other.map { .second($0) })
    case .failed: return .possible(value.map { .first($0) })
    case .ended(let other):
      first.cancel(input)
      return .ended(.second(other))
    }
  }

  package override var deadline: TimeInterval? {
    let deadline = super.deadline
    return second.isDeferred ? earlier(deadline, first.failureDeadline) : deadline
  }
}

/// Two gestures at once: active while either is, over when both are (M119).
package final class SimultaneousRecognizer<First, Second>: PairRecognizer<
  First, Second, (First?, Second?)
>
{
  package override func step(_ input: GestureInput) -> GesturePhase<(First?, Second?)> {
    let (a, b) = (first.update(input), second.update(input))
    let values = (a.value, b.value)
    switch (a, b) {
    case (.failed, .failed): return .failed
    case (.ended, .ended), (.ended, .failed), (.failed, .ended): return .ended(values)
    case (.possible, .possible), (.possible, .failed), (.failed, .possible):
      return .possible(a.value == nil && b.value == nil ? nil : values)
    default: return .active(values)
    }
  }

  /// The deadline of both: once one gesture has ended, the failure of the other ends the pair.
  package override var deadline: TimeInterval? {
    if case .ended = first.phase { return earlier(second.deadline, second.failureDeadline) }
    if case .ended = second.phase { return earlier(first.deadline, first.failureDeadline) }
    return super.deadline
  }
}

/// One gesture after the other: the second receives the events after the first has ended (M120).
package final class SequenceRecognizer<First, Second>: PairRecognizer<
  First, Second, Either<First, (First, Second?)>
>
{
  /// The latest event of each pointer that is down.
  private var touches: [Int: PointerEvent] = [:]

  package override func reset() {
    super.reset()
    touches = [:]
  }

  package override func step(_ input: GestureInput) -> GesturePhase<Either<First, (First, Second?)>>
  {
    record(input.event)
    if case .ended(let value) = first.phase { return phase(of: second.update(input), after: value) }
    var free = input
    free.deferral = .nothing
    switch first.update(free) {
    case .possible(let value): return .possible(value.map { .first($0) })
    case .active(let value): return .active(.first(value))
    case .failed:
      second.cancel(input)
      return .failed
    case .ended(let value): return phase(of: begin(input), after: value)
    }
  }

  private func record(_ event: PointerEvent?) {
    guard let event else { return }
    touches[event.id] = event.phase == .ended || event.phase == .cancelled ? nil : event
  }

  /// Starts the second gesture at the pointers' locations.
  private func begin(_ input: GestureInput) -> GesturePhase<Second> {
    for touch in touches.values.sorted(by: { $0.id < $1.id }) {
      var start = input
      start.event = touch
      start.event?.phase = .began
      start.event?.time = input.time
      second.update(start)
    }
    return second.phase
  }

  private func phase(of second: GesturePhase<Second>, after first: First) -> GesturePhase<
    Either<First, (First, Second?)>
  > {
    switch second {
    case .possible(let value): .active(.second((first, value)))
    case .active(let value): .active(.second((first, value)))
    case .ended(let value): .ended(.second((first, value)))
    case .failed: .failed
    }
  }

  package override var deadline: TimeInterval? {
    first.phase.isOver ? second.deadline : first.deadline
  }
  package override var failureDeadline: TimeInterval? {
    first.phase.isOver ? second.failureDeadline : first.failureDeadline
  }
}
