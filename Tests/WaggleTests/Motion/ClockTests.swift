import Foundation
import Testing
import Waggle

@Suite("The clock runs tickers, then timers")
struct ClockTests {
  /// Notes the times at which it is ticked, and comes to rest at `end`.
  private final class Ticker: FrameTicker {
    let end: TimeInterval
    var isScheduled = false
    var times: [TimeInterval] = []
    var onTick: () -> Void = {}

    init(until end: TimeInterval) { self.end = end }

    func tick(at time: TimeInterval) -> Bool {
      times.append(time)
      onTick()
      return time < end
    }
  }

  private let clock = Clock()

  private func advance(to time: TimeInterval) {
    clock.advance(to: time)
    clock.checkInvariants()
  }

  private func begin() -> Bool {
    defer { clock.checkInvariants() }
    return clock.begin()
  }

  @Test func `Time never goes back`() {
    advance(to: 2)
    advance(to: 1)
    #expect(clock.now == 2)
    advance(to: .nan)
    #expect(clock.now == 2)
  }

  @Test func `An added ticker is ticked in this frame, and in each until it is at rest`() {
    let ticker = Ticker(until: 3)
    advance(to: 1)
    clock.add(ticker)
    #expect(clock.isMoving && !ticker.isScheduled)
    #expect(begin())
    #expect(ticker.times == [1] && ticker.isScheduled)
    #expect(!begin())
    for time in [2.0, 3, 4] { advance(to: time) }
    #expect(ticker.times == [1, 2, 3])
    #expect(!ticker.isScheduled && !clock.isMoving)
  }

  @Test func `A ticker that is added twice is ticked once per frame`() {
    let ticker = Ticker(until: 9)
    clock.add(ticker)
    clock.add(ticker)
    #expect(begin())
    advance(to: 1)
    clock.add(ticker)
    #expect(begin())
    ticker.times = []
    advance(to: 2)
    #expect(ticker.times == [2])
  }

  @Test func `A ticker that is at rest after its first tick is not scheduled`() {
    let ticker = Ticker(until: 0)
    clock.add(ticker)
    #expect(begin())
    #expect(!ticker.isScheduled && clock.nextMoment == nil)
  }

  @Test func `A ticker that a tick adds starts in the same frame`() {
    let (first, second) = (Ticker(until: 5), Ticker(until: 5))
    clock.add(first)
    #expect(begin())
    first.onTick = { [clock] in
      first.onTick = {}
      clock.add(second)
    }
    advance(to: 1)
    #expect(second.times == [])
    #expect(begin())
    #expect(second.times == [1])
  }

  @Test func `Tickers are ticked before the timers of the same frame`() {
    var log: [String] = []
    let ticker = Ticker(until: 9)
    clock.add(ticker)
    #expect(begin())
    ticker.onTick = { log.append("tick") }
    _ = clock.timers.wake(at: 1) { log.append("timer") }
    advance(to: 1)
    #expect(log == ["tick", "timer"])
  }

  @Test func `The next moment is now while a ticker is active, else that of the next timer`() {
    _ = clock.timers.wake(at: 7) {}
    #expect(clock.nextMoment == 7)
    let ticker = Ticker(until: 2)
    clock.add(ticker)
    #expect(clock.nextMoment == 0)
    #expect(begin())
    advance(to: 1)
    #expect(clock.nextMoment == 1)
    advance(to: 2)
    #expect(clock.nextMoment == 7)
  }

  @Test func `After stop nothing ticks and no timer runs`() {
    let ticker = Ticker(until: 9)
    var runs = 0
    _ = clock.timers.wake(at: 1) { runs += 1 }
    clock.add(ticker)
    clock.stop()
    #expect(!begin())
    advance(to: 1)
    #expect(ticker.times == [] && runs == 0 && clock.nextMoment == nil)
  }
}
