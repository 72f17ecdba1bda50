import Foundation
import Testing
import Waggle

@Suite("Long presses are recognised by their time")
struct LongPressMachineTests {
  private func press(_ duration: Double = 0.5, _ distance: CGFloat = 10) -> Recognizer<Bool> {
    MachineRecognizer { LongPressMachine(duration: duration, distance: distance) }
  }

  /// What M103 says about the first finger that goes down.
  private func expected(_ inputs: [TouchInput]) -> PhaseKind {
    guard let first = inputs.firstIndex(where: { $0.event != nil }) else { return .possible }
    let (owner, start) = (inputs[first].step.pointer!, inputs[first].time)
    for input in inputs[(first + 1)...] {
      if input.time >= start + 0.5 - 1e-9 { return .ended }
      if [.far(owner), .up(owner), .cancel(owner)].contains(input.step) { return .failed }
    }
    return .possible
  }

  @Test func `M103: a press ends after 0.5 s unless its finger moves 10 points or is lifted`() {
    var broken: [[TouchStep]] = []
    for series in TouchSeries.all(5, pointers: 2) {
      let phases = press().phases(series.inputs)
      if phases.last != expected(series.inputs) { broken.append(series.steps) }
    }
    #expect(broken.isEmpty, "\(broken.prefix(3))")
  }

  @Test func `M103: the value is true from the touch on, and there is none before`() {
    let press = press()
    press.send(nil, 0)
    #expect(press.phase.value == nil)
    press.send(pointer(.began, 0, at: 1), 1)
    #expect(press.phase.value == true)
    #expect(press.phase.kind == .possible)
    press.send(nil, 1.5)
    #expect(press.phase.value == true)
    #expect(press.phase.kind == .ended)
  }

  @Test func `M103: a press that takes no time ends at the touch`() {
    for duration in [0, -1] as [Double] {
      let press = press(duration)
      press.send(pointer(.began, 0, at: 0), 0)
      #expect(press.phase.kind == .ended)
    }
  }

  @Test func `M103: a press that failed or was cancelled waits for no time`() {
    for end in [pointer(.moved, 10, at: 0.1), pointer(.ended, 0, at: 0.1)] {
      let press = press()
      press.send(pointer(.began, 0, at: 0), 0)
      #expect(press.deadline != nil)
      press.send(end, 0.1)
      #expect(press.deadline == nil)
    }
    let press = press()
    press.send(pointer(.began, 0, at: 0), 0)
    press.cancel(at: 0.1)
    #expect(press.deadline == nil)
  }

  @Test func `M104: pressing is reported as true and then false, at most once, for all touches`() {
    var broken: [[TouchStep]] = []
    for series in TouchSeries.all(5, pointers: 2) {
      var reports: [Bool] = []
      var ends = 0
      var endsAfterReport = true
      let recognizer = press().press {
        reports.append($0)
      } action: {
        ends += 1
        endsAfterReport = reports == [true, false]
      }
      let last = recognizer.phases(series.inputs).last!
      let wasTouched = series.steps.contains { $0 != .wait }
      let expected = last.isOver ? [true, false] : wasTouched ? [true] : []
      if reports != expected || !endsAfterReport || ends != (last == .ended ? 1 : 0) {
        broken.append(series.steps)
      }
    }
    #expect(broken.isEmpty, "\(broken.prefix(3))")
  }

  @Test func `M104, M111: a cancelled press reports false`() {
    var reports: [Bool] = []
    let press = press().press {
      reports.append($0)
    } action: {
    }
    press.send(pointer(.began, 0, at: 0), 0)
    press.cancel(at: 0.1)
    press.cancel(at: 0.2)
    #expect(reports == [true, false])
  }
}
