import Foundation
import Testing
import Waggle

/// The recognizers, without their values.
private enum Kind: String, CaseIterable {
  case tap, twoTaps, longPress, drag, dragFromStart, pinch, press
  case dragElseTap, twoTapsElseTap, twoTapsElseDrag, tapAndLongPress, longPressThenDrag
  case tapThenTap, pairsOfPairs

  var recognizer: Recognizer<Void> {
    switch self {
    case .tap: tap(1)
    case .twoTaps: tap(2)
    case .longPress: machine { LongPressMachine(duration: 0.5, distance: 10) }
    case .drag: machine { DragMachine(minimumDistance: 10) { $0 } }
    case .dragFromStart: machine { DragMachine(minimumDistance: 0) { $0 } }
    case .pinch: machine { PinchMachine { abs($0.scale - 1) >= 0.01 } }
    case .press: machine { PressMachine { $0.location.x < 50 } }
    case .dragElseTap: silent(ExclusiveRecognizer(Kind.drag.recognizer, tap(1)))
    case .twoTapsElseTap: silent(ExclusiveRecognizer(tap(2), tap(1), deferring: .taps))
    case .twoTapsElseDrag: silent(ExclusiveRecognizer(tap(2), Kind.drag.recognizer))
    case .tapAndLongPress: silent(SimultaneousRecognizer(tap(1), Kind.longPress.recognizer))
    case .longPressThenDrag:
      silent(SequenceRecognizer(Kind.longPress.recognizer, Kind.drag.recognizer))
    case .tapThenTap: silent(SequenceRecognizer(tap(1), tap(1)))
    case .pairsOfPairs:
      silent(
        ExclusiveRecognizer(
          Kind.longPressThenDrag.recognizer,
          silent(SimultaneousRecognizer(Kind.twoTapsElseTap.recognizer, Kind.pinch.recognizer))))
    }
  }

  private func tap(_ count: Int) -> Recognizer<Void> { machine { TapMachine(count: count) } }

  private func machine<Machine: GestureMachine>(_ make: @escaping () -> Machine) -> Recognizer<Void>
  { silent(MachineRecognizer(make)) }

  private func silent<Value>(_ recognizer: Recognizer<Value>) -> Recognizer<Void> {
    MapRecognizer(recognizer) { _ in }
  }
}

@Suite("Every recognizer, for every series of touches")
struct RecognizerLawTests {
  private let series = TouchSeries.all(4, pointers: 2)

  /// Expects `holds` for all series.
  private func expectForAll(_ series: [TouchSeries], _ holds: ([TouchInput]) -> Bool) {
    let broken = series.filter { !holds($0.inputs) }.map(\.steps)
    #expect(broken.isEmpty, "\(broken.count) of \(series.count): \(broken.prefix(2))")
  }

  @Test(arguments: Kind.allCases)
  fileprivate func `A recognizer that ended or failed stays so`(kind: Kind) {
    let recognizer = kind.recognizer
    expectForAll(TouchSeries.all(5, pointers: 2)) { inputs in
      recognizer.reset()
      let phases = recognizer.phases(inputs)
      let over = phases.firstIndex(where: \.isOver) ?? phases.endIndex
      return phases[over...].allSatisfy { $0 == phases[over] }
    }
  }

  @Test(arguments: Kind.allCases)
  fileprivate func `M109: the end is reported once where it ended, and never where it failed`(
    kind: Kind
  ) {
    var ends = 0
    let recognizer = kind.recognizer.ended { ends += 1 }
    expectForAll(series) { inputs in
      ends = 0
      recognizer.reset()
      let phases = recognizer.phases(inputs)
      return ends == (phases.last == .ended ? 1 : 0)
    }
  }

  @Test(arguments: Kind.allCases)
  fileprivate func `M111: after a cancellation at any time nothing ends`(kind: Kind) {
    var ends = 0
    let recognizer = kind.recognizer.ended { ends += 1 }
    expectForAll(series) { inputs in
      inputs.indices.allSatisfy { cut in
        ends = 0
        recognizer.reset()
        let before = recognizer.phases(Array(inputs[..<cut])).last ?? .possible
        let endsBefore = ends
        recognizer.cancel(at: inputs[cut].time)
        let after = recognizer.phases(Array(inputs[cut...]))
        let expected: PhaseKind = before.isOver ? before : .failed
        return ends == endsBefore && after.allSatisfy { $0 == expected }
      }
    }
  }

  @Test(arguments: Kind.allCases)
  fileprivate func `After a reset a recognizer is as new, whatever it did before`(kind: Kind) {
    let used = kind.recognizer
    let short = TouchSeries.all(3, pointers: 1)
    expectForAll(short) { first in
      short.allSatisfy { second in
        used.reset()
        _ = used.phases(first)
        used.reset()
        return used.phases(second.inputs) == kind.recognizer.phases(second.inputs)
      }
    }
  }

  @Test(arguments: Kind.allCases)
  fileprivate func `A deadline is never earlier than the last step, so no timer repeats at once`(
    kind: Kind
  ) {
    let recognizer = kind.recognizer
    expectForAll(series) { inputs in
      recognizer.reset()
      return inputs.allSatisfy { input in
        recognizer.take(input)
        return recognizer.deadline.map { $0 > input.time } ?? true
      }
    }
  }

  @Test(arguments: [Kind.tap, .twoTaps, .longPress, .drag, .dragFromStart, .pinch, .press])
  fileprivate func `A single gesture that was active is never possible again`(kind: Kind) {
    let recognizer = kind.recognizer
    expectForAll(series) { inputs in
      recognizer.reset()
      let phases = recognizer.phases(inputs)
      let active = phases.firstIndex(of: .active) ?? phases.endIndex
      return !phases[active...].contains(.possible)
    }
  }

  @Test(arguments: Kind.allCases)
  fileprivate func `No order of events stops a recognizer, not even an impossible one`(kind: Kind) {
    let recognizer = kind.recognizer
    let phases: [PointerEvent.Phase] = [.began, .moved, .ended, .cancelled]
    let steps = phases.flatMap { phase in
      (0...1).map { id in pointer(phase, CGFloat(id) * 30, at: 0, id: id) }
    }
    func extend(_ events: [PointerEvent]) {
      guard events.count == 4 else {
        for step in steps { extend(events + [step]) }
        return
      }
      recognizer.reset()
      for (index, event) in events.enumerated() {
        var event = event
        event.time = Double(index) * 0.2
        recognizer.send(event, event.time)
      }
    }
    extend([])
  }
}
