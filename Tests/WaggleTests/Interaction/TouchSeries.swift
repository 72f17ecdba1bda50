import Foundation
import Waggle

/// One step of a series of touches: what a pointer does, or time that passes.
enum TouchStep: Equatable {
  case down(Int)
  /// 4 points from where the pointer went down.
  case near(Int)
  /// 60 points from where the pointer went down.
  case far(Int)
  case up(Int)
  case cancel(Int)
  case wait

  var pointer: Int? {
    switch self {
    case .down(let id), .near(let id), .far(let id), .up(let id), .cancel(let id): id
    case .wait: nil
    }
  }
}

/// A series of steps that pointers can take: each goes down, moves, and is lifted or cancelled.
struct TouchSeries {
  let steps: [TouchStep]

  /// All series of `count` steps with `pointers` pointers.
  static func all(_ count: Int, pointers: Int) -> [TouchSeries] {
    var found: [TouchSeries] = []
    func extend(_ steps: [TouchStep], _ down: Set<Int>) {
      guard steps.count < count else { return found.append(TouchSeries(steps: steps)) }
      for id in 0..<pointers {
        guard down.contains(id) else {
          extend(steps + [.down(id)], down.union([id]))
          continue
        }
        for step in [TouchStep.near(id), .far(id)] { extend(steps + [step], down) }
        for step in [TouchStep.up(id), .cancel(id)] {
          extend(steps + [step], down.subtracting([id]))
        }
      }
      extend(steps + [.wait], down)
    }
    extend([], [])
    return found
  }

  /// The steps as a recognizer gets them: 0.1 s after each other, 0.4 s after each wait.
  var inputs: [TouchInput] {
    var time = 0.0
    var locations: [Int: CGPoint] = [:]
    return steps.map { step in
      time += step == .wait ? 0.4 : 0.1
      return TouchInput(step: step, event: event(step, time, &locations), time: time)
    }
  }

  private func event(_ step: TouchStep, _ time: TimeInterval, _ locations: inout [Int: CGPoint])
    -> PointerEvent?
  {
    guard let id = step.pointer else { return nil }
    let start = CGPoint(x: CGFloat(id) * 100, y: 0)
    let phase: PointerEvent.Phase
    switch step {
    case .down:
      (phase, locations[id]) = (.began, start)
    case .near:
      (phase, locations[id]) = (.moved, CGPoint(x: start.x + 4, y: 0))
    case .far:
      (phase, locations[id]) = (.moved, CGPoint(x: start.x + 60, y: 0))
    case .up: phase = .ended
    case .cancel, .wait: phase = .cancelled
    }
    return PointerEvent(
      id: id, kind: .touch, phase: phase, location: locations[id] ?? start, time: time)
  }
}

/// A step with its event, nil for a wait, and its time.
struct TouchInput {
  let step: TouchStep
  let event: PointerEvent?
  let time: TimeInterval
}

/// A phase without its value.
enum PhaseKind {
  case possible, active, ended, failed

  var isOver: Bool { self == .ended || self == .failed }
}

extension GesturePhase {
  var kind: PhaseKind {
    switch self {
    case .possible: .possible
    case .active: .active
    case .ended: .ended
    case .failed: .failed
    }
  }
}

extension Recognizer {
  /// Takes a step as a session would: first the time for which the recognizer waits, then the event. Runs the actions.
  func take(_ input: TouchInput) {
    if !phase.isOver, let deadline, deadline <= input.time { send(nil, input.time) }
    send(input.event, input.time)
  }

  /// Takes one event, or the passing of time, and runs the actions.
  func send(_ event: PointerEvent?, _ time: TimeInterval) {
    let input = GestureInput(event: event, time: time, actions: GestureActions())
    update(input)
    checkInvariants()
    input.actions.run()
  }

  /// Cancels and runs the actions.
  func cancel(at time: TimeInterval) {
    let input = GestureInput(event: nil, time: time, actions: GestureActions())
    cancel(input)
    checkInvariants()
    input.actions.run()
  }

  /// The phase after each input.
  func phases(_ inputs: [TouchInput]) -> [PhaseKind] {
    inputs.map { input in
      take(input)
      return phase.kind
    }
  }
}

/// An event of one pointer, at a distance in points from the left and a time in seconds.
func pointer(
  _ phase: PointerEvent.Phase, _ x: CGFloat, _ y: CGFloat = 0, at time: TimeInterval, id: Int = 0,
  button: Int = 0
) -> PointerEvent {
  PointerEvent(
    id: id, kind: .touch, phase: phase, location: CGPoint(x: x, y: y), time: time, button: button)
}
