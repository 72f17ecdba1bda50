import Foundation
import Testing
import Waggle

@Suite("Taps are recognised by their times and distances")
struct TapMachineTests {
  private func taps(_ count: Int) -> Recognizer<CGPoint> {
    MachineRecognizer { TapMachine(count: count) }
  }

  @Test func `M100: a tap ends exactly when it is shorter than 0.75 s and 45 points`() {
    for duration in [0, 0.1, 0.7499, 0.75, 0.76, 2] {
      for distance in [0, 10, 44.9, 45, 60] as [CGFloat] {
        let tap = taps(1)
        tap.send(pointer(.began, 10, at: 0), 0)
        tap.send(pointer(.ended, 10 + distance, at: duration), duration)
        let isTap = duration < 0.75 && distance < 45
        #expect(tap.phase.kind == (isTap ? .ended : .failed), "\(duration) s, \(distance)")
        if isTap { #expect(tap.phase.value == CGPoint(x: 10 + distance, y: 0)) }
      }
    }
  }

  @Test func `M100: a finger that was 45 points away does not tap, even when it comes back`() {
    let tap = taps(1)
    tap.send(pointer(.began, 0, at: 0), 0)
    tap.send(pointer(.moved, 45, at: 0.1), 0.1)
    tap.send(pointer(.ended, 0, at: 0.2), 0.2)
    #expect(tap.phase.kind == .failed)
  }

  @Test func `M100: only the primary button taps`() {
    for button in [1, 2] {
      let tap = taps(1)
      tap.send(pointer(.began, 0, at: 0, button: button), 0)
      #expect(tap.phase.kind == .failed)
    }
  }

  @Test func `M100: a second finger changes nothing about a single tap`() {
    var broken: [[TouchStep]] = []
    for series in TouchSeries.all(5, pointers: 2) where series.steps[0] == .down(0) {
      let (alone, both) = (taps(1), taps(1))
      for input in series.inputs {
        both.take(input)
        if input.step.pointer != 1 { alone.take(input) }
      }
      if both.phase.kind != alone.phase.kind { broken.append(series.steps) }
    }
    #expect(broken.isEmpty, "\(broken.prefix(3))")
  }

  /// All lists of `count` of these values.
  private func lists(_ count: Int, of values: [Double]) -> [[Double]] {
    guard count > 0 else { return [[]] }
    return lists(count - 1, of: values).flatMap { list in values.map { list + [$0] } }
  }

  @Test(arguments: 1...3)
  func `M101: taps count exactly when each release follows the one before within 0.35 s`(
    count: Int
  ) {
    for intervals in lists(count - 1, of: [0.06, 0.2, 0.35, 0.36, 1]) {
      let tap = taps(count)
      var release = 0.05
      tap.send(pointer(.began, 0, at: 0), 0)
      tap.send(pointer(.ended, 0, at: release), release)
      for interval in intervals {
        release += interval
        tap.send(pointer(.began, 0, at: release - 0.05), release - 0.05)
        tap.send(pointer(.ended, 0, at: release), release)
      }
      let isInTime = intervals.allSatisfy { $0 <= 0.35 }
      #expect(tap.phase.kind == (isInTime ? .ended : .failed), "\(intervals)")
    }
  }

  @Test func `M101: a tap counts where it begins less than 45 points from the first`() {
    for distance in [0, 44.9, 45] as [CGFloat] {
      let tap = taps(2)
      for (x, time) in [(0, 0), (distance, 0.2)] as [(CGFloat, Double)] {
        tap.send(pointer(.began, x, at: time), time)
        tap.send(pointer(.ended, x, at: time + 0.05), time + 0.05)
      }
      #expect(tap.phase.kind == (distance < 45 ? .ended : .failed))
    }
  }

  @Test func `M101: a count below 1 is 1`() {
    for count in [0, -3] { #expect(TapMachine(count: count).tapCount == 1) }
  }

  @Test func `M102: time alone fails taps at the announced time, and not before`() {
    for count in 1...2 {
      for series in TouchSeries.all(5, pointers: 1) {
        var machine = TapMachine(count: count)
        for input in series.inputs {
          let step = GestureInput(event: input.event, time: input.time, actions: GestureActions())
          guard !machine.step(step).isOver else { break }
          guard let deadline = machine.failureDeadline else { continue }
          #expect(kind(machine, at: deadline - 0.001) == .possible)
          #expect(kind(machine, at: deadline) == .failed)
        }
      }
    }
  }

  /// The phase of a copy of the machine after time has passed.
  private func kind(_ machine: TapMachine, at time: TimeInterval) -> PhaseKind {
    var copy = machine
    return copy.step(GestureInput(event: nil, time: time, actions: GestureActions())).kind
  }
}
