import Foundation
import TestSupport
import Testing
import Waggle

@Suite("Timers run their actions when they are due")
struct TimerTests {
  /// Timers whose actions note their names; each step checks the laws.
  private final class Bench {
    let timers = Timers()
    var log: [String] = []
    var tokens: [String: Timers.Token] = [:]

    func wake(_ name: String, at time: TimeInterval, _ action: @escaping () -> Void = {}) {
      tokens[name] = timers.wake(at: time) { [unowned self] in
        log.append(name)
        action()
      }
      timers.checkInvariants()
    }

    func cancel(_ name: String) {
      timers.cancel(tokens[name]!)
      timers.checkInvariants()
    }

    /// The names of the actions that a frame at `time` runs.
    func run(until time: TimeInterval) -> [String] {
      log = []
      timers.run(until: time)
      timers.checkInvariants()
      return log
    }
  }

  private let bench = Bench()

  /// Owns a timer, and cancels it when it is freed.
  private final class Owner {
    let timers: Timers
    let token: Timers.Token

    init(_ timers: Timers) {
      self.timers = timers
      token = timers.wake(at: 2) {}
    }

    deinit { timers.cancel(token) }
  }

  @Test func `An action that owns another timer can be cancelled, and dropped with its tree`() {
    let clock = Clock()
    func wakeOwner() -> Timers.Token {
      let owner = Owner(clock.timers)
      return clock.timers.wake(at: 1) { withExtendedLifetime(owner) {} }
    }
    clock.timers.cancel(wakeOwner())
    clock.checkInvariants()
    #expect(clock.timers.next == nil)
    _ = wakeOwner()
    clock.stop()
    clock.checkInvariants()
    #expect(clock.timers.next == nil)
  }

  @Test func `Actions run in the order of their times, however they were registered`() {
    for order in [[1, 2, 3], [1, 3, 2], [2, 1, 3], [2, 3, 1], [3, 1, 2], [3, 2, 1]] {
      for time in order { bench.wake("\(time)", at: Double(time)) }
      #expect(bench.run(until: 3) == ["1", "2", "3"])
    }
  }

  @Test func `Actions with equal times run in the order of their registration`() {
    bench.wake("a", at: 1)
    bench.wake("b", at: 2)
    bench.wake("c", at: 1)
    bench.wake("d", at: 2)
    #expect(bench.run(until: 2) == ["a", "c", "b", "d"])
  }

  @Test func `An action runs once, in the first frame at its time or later`() {
    bench.wake("a", at: 1)
    bench.wake("b", at: 1.5)
    #expect(bench.run(until: 0.999) == [])
    #expect(bench.run(until: 1) == ["a"])
    #expect(bench.run(until: 1) == [])
    #expect(bench.run(until: 7) == ["b"])
    #expect(bench.run(until: 8) == [])
  }

  @Test func `The next time is that of the earliest action, and nil when none waits`() {
    #expect(bench.timers.next == nil)
    bench.wake("late", at: 5)
    #expect(bench.timers.next == 5)
    bench.wake("early", at: 2)
    #expect(bench.timers.next == 2)
    bench.cancel("early")
    #expect(bench.timers.next == 5)
    #expect(bench.run(until: 5) == ["late"])
    #expect(bench.timers.next == nil)
  }

  @Test func `A cancelled action does not run, and cancelling twice changes nothing`() {
    bench.wake("a", at: 1)
    bench.wake("b", at: 1)
    bench.wake("c", at: 1)
    bench.cancel("b")
    bench.cancel("b")
    #expect(bench.run(until: 1) == ["a", "c"])
  }

  @Test func `Cancelling an action that has run changes nothing`() {
    bench.wake("a", at: 1)
    bench.wake("b", at: 2)
    #expect(bench.run(until: 1) == ["a"])
    bench.cancel("a")
    #expect(bench.run(until: 2) == ["b"])
  }

  @Test func `An action cancels one that is due in the same frame`() {
    bench.wake("a", at: 1) { [bench] in bench.cancel("c") }
    bench.wake("b", at: 1)
    bench.wake("c", at: 2)
    bench.wake("d", at: 2)
    #expect(bench.run(until: 2) == ["a", "b", "d"])
    #expect(bench.timers.next == nil)
  }

  @Test func `An action that cancels itself runs to its end, and the others run too`() {
    bench.wake("a", at: 1) { [bench] in bench.cancel("a") }
    bench.wake("b", at: 1)
    #expect(bench.run(until: 1) == ["a", "b"])
  }

  @Test func `An action added while others run waits for the next frame, even if it is due`() {
    bench.wake("a", at: 1) { [bench] in
      bench.wake("overdue", at: 0)
      bench.wake("due", at: 1)
      bench.wake("later", at: 9)
    }
    bench.wake("b", at: 2)
    #expect(bench.run(until: 2) == ["a", "b"])
    #expect(bench.timers.next == 0)
    #expect(bench.run(until: 2) == ["overdue", "due"])
    #expect(bench.timers.next == 9)
  }

  @Test func `An action that registers itself again runs once per frame`() {
    func again() { bench.wake("a", at: 1, again) }
    again()
    for _ in 1...3 { #expect(bench.run(until: 1) == ["a"]) }
  }

  @Test func `Times that never come run nothing, and delay no other action`() {
    bench.wake("infinite", at: .infinity)
    bench.wake("not a number", at: .nan)
    #expect(bench.timers.next == nil)
    bench.wake("a", at: 1)
    #expect(bench.timers.next == 1)
    #expect(bench.run(until: 1e300) == ["a"])
    #expect(bench.timers.next == nil)
  }

  @Test func `A thousand random registrations and cancellations keep the order`() {
    var random = SeededGenerator(seed: 7)
    var expected: [(time: Double, name: String)] = []
    for number in 0..<1_000 {
      let time = Double(Int.random(in: 0..<20, using: &random))
      bench.wake("\(number)", at: time)
      expected.append((time, "\(number)"))
      guard number % 3 == 0 else { continue }
      let index = expected.indices.randomElement(using: &random)!
      bench.cancel(expected.remove(at: index).name)
    }
    for moment in stride(from: 0.0, through: 20, by: 4) {
      let due = expected.filter { $0.time <= moment }
      expected.removeAll { $0.time <= moment }
      let sorted = due.enumerated().sorted { a, b in
        (a.element.time, a.offset) < (b.element.time, b.offset)
      }
      #expect(bench.run(until: moment) == sorted.map(\.element.name))
    }
  }
}
