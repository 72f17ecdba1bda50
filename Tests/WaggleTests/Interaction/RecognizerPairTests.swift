import Foundation
import Testing
import Waggle

/// A machine whose phases are those that the events say.
private struct ScriptedMachine: GestureMachine {
  let log: StepLog?
  let read: (PointerEvent) -> PhaseKind
  var tapCount = 0
  var failureDeadline: TimeInterval?

  mutating func step(_ input: GestureInput) -> GesturePhase<Int> {
    guard let event = input.event else {
      return failureDeadline.map { input.time >= $0 } ?? false ? .failed : .possible(nil)
    }
    log?.events.append(event)
    switch read(event) {
    case .possible: return .possible(nil)
    case .active: return .active(1)
    case .ended: return .ended(2)
    case .failed: return .failed
    }
  }
}

/// The events that a machine was given.
private final class StepLog {
  var events: [PointerEvent] = []
}

/// Two recognizers, and scripts of what the one and the other do: all of up to three steps.
private struct Scripts {
  static let kinds = [PhaseKind.possible, .active, .ended, .failed]

  /// An event that says what the first recognizer does, and what the second does.
  static func event(_ first: PhaseKind, _ second: PhaseKind, at time: TimeInterval) -> PointerEvent
  {
    pointer(
      .moved, CGFloat(kinds.firstIndex(of: first)!), CGFloat(kinds.firstIndex(of: second)!),
      at: time)
  }

  static func first(_ failureDeadline: TimeInterval? = nil) -> Recognizer<Int> {
    MachineRecognizer {
      ScriptedMachine(
        log: nil, read: { kinds[Int($0.location.x)] }, failureDeadline: failureDeadline)
    }
  }

  static func second(_ log: StepLog? = nil, taps: Int = 0) -> Recognizer<Int> {
    MachineRecognizer {
      ScriptedMachine(log: log, read: { kinds[Int($0.location.y)] }, tapCount: taps)
    }
  }

  static let all: [[(PhaseKind, PhaseKind)]] = {
    let steps = kinds.flatMap { a in kinds.map { (a, $0) } }
    return steps.flatMap { one in
      steps.flatMap { two in steps.map { [one, two, $0] } }
    }
  }()

  /// Runs every script from a reset, and calls `check` after each step. Resets another recognizer with it.
  static func run<Value>(
    _ recognizer: Recognizer<Value>, beside other: Recognizer<Int>? = nil,
    _ check: (_ step: (PhaseKind, PhaseKind)) -> Bool
  ) {
    var broken: [String] = []
    for script in all {
      recognizer.reset()
      other?.reset()
      for (index, step) in script.enumerated() {
        recognizer.send(event(step.0, step.1, at: Double(index)), Double(index))
        if !check(step) { broken.append("\(script), step \(index)") }
      }
    }
    #expect(broken.isEmpty, "\(broken.count): \(broken.prefix(2))")
  }
}

@Suite("One of two gestures: the first, or else the second")
struct ExclusiveRecognizerTests {
  private let first = Scripts.first()
  private let second = Scripts.second()

  /// Which of the two the value comes from; nil without a value.
  private func source(_ phase: GesturePhase<Either<Int, Int>>) -> Int? {
    switch phase.value {
    case .first: 1
    case .second: 2
    case nil: nil
    }
  }

  @Test func `M118: it is what the first is, once that is active or has ended`() {
    let both = ExclusiveRecognizer(first, second)
    Scripts.run(both) { _ in
      guard first.phase.isActive || first.phase.kind == .ended else { return true }
      return both.phase.kind == first.phase.kind && source(both.phase) == 1
    }
  }

  @Test func `M118: once the first is active or has ended, the second has failed`() {
    Scripts.run(ExclusiveRecognizer(first, second)) { _ in
      first.phase.isActive || first.phase.kind == .ended ? second.phase.kind == .failed : true
    }
  }

  @Test func `M118: the second may be active while the first is possible, but ends only after it`()
  {
    let both = ExclusiveRecognizer(first, second)
    Scripts.run(both) { _ in
      if both.phase.kind == .ended, source(both.phase) == 2 { return first.phase.kind == .failed }
      if second.phase.isActive, first.phase.kind == .possible { return both.phase.isActive }
      return first.phase.kind != .possible || !second.phase.isOver || second.phase.kind == .failed
    }
  }

  @Test func `M118: it fails when both have failed, and not before`() {
    let both = ExclusiveRecognizer(first, second)
    Scripts.run(both) { _ in
      (both.phase.kind == .failed)
        == (first.phase.kind == .failed && second.phase.kind == .failed)
    }
  }

  @Test func `M118: a second that waits to end does so in the step in which the first fails`() {
    let both = ExclusiveRecognizer(first, second)
    both.send(Scripts.event(.possible, .ended, at: 0), 0)
    #expect(both.phase.kind == .possible)
    #expect(both.isDeferred)
    both.send(Scripts.event(.failed, .failed, at: 1), 1)
    #expect(both.phase.kind == .ended)
    #expect(source(both.phase) == 2)
  }

  @Test func `M102: a wait for more taps holds back taps, and no other gesture`() {
    for taps in 0...1 {
      let second = Scripts.second(taps: taps)
      let both = ExclusiveRecognizer(first, second, deferring: .taps)
      both.reset()
      both.send(Scripts.event(.possible, .ended, at: 0), 0)
      #expect(both.phase.kind == (taps > 0 ? .possible : .ended))
      #expect(first.phase.kind == (taps > 0 ? .possible : .failed))
    }
  }

  @Test func `M102: it waits for the first to fail only while the second is held back`() {
    let both = ExclusiveRecognizer(Scripts.first(9), second)
    both.send(Scripts.event(.possible, .possible, at: 0), 0)
    #expect(both.deadline == nil)
    both.send(Scripts.event(.possible, .ended, at: 1), 1)
    #expect(both.deadline == 9)
    both.send(nil, 9)
    #expect(both.phase.kind == .ended)
    #expect(both.deadline == nil)
  }
}

@Suite("Two gestures at the same time")
struct SimultaneousRecognizerTests {
  private let first = Scripts.first()
  private let second = Scripts.second()

  private func expected(_ a: PhaseKind, _ b: PhaseKind) -> PhaseKind {
    if a == .failed, b == .failed { return .failed }
    if a.isOver, b.isOver { return .ended }
    let areUndecided = [a, b].allSatisfy { $0 == .possible || $0 == .failed }
    return areUndecided ? .possible : .active
  }

  @Test func `M119: it is active where either is or has ended, and over when both are`() {
    let both = SimultaneousRecognizer(first, second)
    Scripts.run(both) { _ in
      both.phase.kind == expected(first.phase.kind, second.phase.kind)
    }
  }

  @Test func `M119: its values are those of both`() {
    let both = SimultaneousRecognizer(first, second)
    Scripts.run(both) { _ in
      guard let values = both.phase.value else { return true }
      return values.0 == first.phase.value && values.1 == second.phase.value
    }
  }

  @Test func `M119: each follows its events as if it were alone`() {
    let both = SimultaneousRecognizer(first, second)
    let alone = Scripts.second()
    Scripts.run(both, beside: alone) { step in
      alone.send(Scripts.event(.possible, step.1, at: 0), 0)
      return both.phase.isOver || second.phase.kind == alone.phase.kind
    }
  }

  @Test func `M119: when one has ended, the time at which the other fails ends both`() {
    let both = SimultaneousRecognizer(Scripts.first(9), second)
    both.send(Scripts.event(.possible, .possible, at: 0), 0)
    #expect(both.deadline == nil)
    both.send(Scripts.event(.possible, .ended, at: 1), 1)
    #expect(both.deadline == 9)
    both.send(nil, 9)
    #expect(both.phase.kind == .ended)
  }
}

@Suite("One gesture after the other")
struct SequenceRecognizerTests {
  private let log = StepLog()
  private let first = Scripts.first()

  private func expected(_ a: PhaseKind, _ b: PhaseKind) -> PhaseKind {
    guard a == .ended else { return a }
    return b == .possible ? .active : b
  }

  @Test func `M120: it is what the first is, and after that what the second is, at least active`() {
    let second = Scripts.second(log)
    let both = SequenceRecognizer(first, second)
    Scripts.run(both) { _ in
      both.phase.kind == expected(first.phase.kind, second.phase.kind)
    }
  }

  @Test func `M120: the second gets no event before the first has ended`() {
    let both = SequenceRecognizer(first, Scripts.second(log))
    Scripts.run(both) { _ in
      defer { log.events = [] }
      return first.phase.kind == .ended || log.events.isEmpty
    }
  }

  @Test func `M120: the second begins where each finger is, at the time of the first's end`() {
    let press = MachineRecognizer { LongPressMachine(duration: 0.5, distance: 100) }
    let log = log
    let after = MachineRecognizer { ScriptedMachine(log: log, read: { _ in .possible }) }
    let both = SequenceRecognizer(press, after)
    both.send(pointer(.began, 0, at: 0, id: 4), 0)
    both.send(pointer(.began, 50, at: 0.1, id: 2), 0.1)
    both.send(pointer(.began, 70, at: 0.1, id: 3), 0.1)
    both.send(pointer(.ended, 70, at: 0.2, id: 3), 0.2)
    both.send(pointer(.moved, 9, at: 0.3, id: 4), 0.3)
    both.send(nil, 0.5)
    #expect(log.events.map(\.id) == [2, 4])
    #expect(log.events.map(\.location.x) == [50, 9])
    #expect(log.events.allSatisfy { $0.phase == .began && $0.time == 0.5 })
    #expect(both.phase.kind == .active)
  }

  @Test func `M120: after the first has failed the second is over too`() {
    let second = Scripts.second(log)
    let both = SequenceRecognizer(first, second)
    both.send(Scripts.event(.failed, .active, at: 0), 0)
    #expect(second.phase.kind == .failed)
    #expect(log.events.isEmpty)
  }
}
