import Foundation
import Testing
import Waggle

/// What a kind of animation was asked.
private final class MergeLog: @unchecked Sendable {
  struct Entry: Equatable {
    var previous: Animation?
    var value: Double
    var time: TimeInterval
  }
  var asked: [Entry] = []
  var animated: [Entry] = []
}

/// A kind that records what it is asked, and is always at its target.
private struct Asking: CustomAnimation {
  let log: MergeLog
  let answer: Bool

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    log.animated.append(.init(value: value.magnitudeSquared.squareRoot(), time: time))
    return value
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    let size = value.magnitudeSquared.squareRoot()
    log.asked.append(.init(previous: previous, value: size, time: time))
    return answer
  }

  static func == (lhs: Asking, rhs: Asking) -> Bool { lhs.log === rhs.log }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(log)) }
}

/// How a new animation continues a running one (M027–M031).
struct AnimationTakeoverTests {
  private let linear = Animation.linear(duration: 1)

  @Test func `The new animation decides whether it merges with the old one (M027)`() {
    let drawn = DrawnNumber()
    let log = MergeLog()
    drawn.set(10, linear)
    drawn.at(2)
    drawn.at(2.25)
    drawn.set(30, Animation(Asking(log: log, answer: true)))
    #expect(drawn.at(2.5) == 30)
    #expect(log.asked == [.init(previous: linear, value: 10, time: 0.5)])
    #expect(log.animated == [.init(previous: nil, value: 30, time: 0.5)])
  }

  @Test func `An animation that does not merge has its own clock and offset (M027, M029)`() {
    let drawn = DrawnNumber()
    let log = MergeLog()
    drawn.set(10, linear)
    drawn.at(0)
    drawn.set(30, Animation(Asking(log: log, answer: false)))
    #expect(drawn.at(0.5) == 30)
    #expect(log.animated == [.init(previous: nil, value: 25, time: 0)])
  }

  @Test func `A spring takes over the position and speed of a spring (M028)`() {
    let drawn = DrawnNumber()
    drawn.set(100, .spring)
    drawn.play(0, to: 0.1)
    let step = 1.0 / 300
    let first = drawn.at(0.1)
    let second = drawn.at(0.1 + step)
    drawn.set(0, .spring)
    #expect(abs(drawn.at(0.1 + step) - second) < 1e-9)
    let third = drawn.at(0.1 + 2 * step)
    #expect(second - first > 1 && third - second > (second - first) * 0.7)
    drawn.play(0.11, to: 3)
    #expect(drawn.isFinished && drawn.at(3) == 0)
  }

  @Test func `A reversed spring is the spring that starts there with that speed (M028)`() {
    let drawn = DrawnNumber()
    let spring = Spring(duration: 0.5)
    drawn.set(100, .spring)
    drawn.play(0, to: 0.1)
    drawn.set(0, .spring)
    let found = drawn.play(0.1, to: 0.3)
    let (place, speed) = (
      spring.value(target: 100.0, time: 0.1), spring.velocity(target: 100.0, time: 0.1)
    )
    let expected = place + spring.value(target: -place, initialVelocity: speed, time: 0.2)
    #expect(abs(found - expected) < 2)
  }

  @Test func `After a curve a spring starts at rest from the drawn position (M028)`() {
    let drawn = DrawnNumber()
    drawn.set(100, linear)
    drawn.at(0)
    drawn.at(0.5)
    drawn.set(200, .spring)
    #expect(drawn.at(0.5) == 50)
    let found = drawn.play(0.5, to: 0.8)
    let expected = 50 + Spring(duration: 0.5).value(target: 150.0, time: 0.3)
    #expect(abs(found - expected) < 3)
  }

  @Test func `The response changes from the old spring to the new one in the blend time (M028)`() {
    func after(_ blend: Double, _ duration: Double = 0.2) -> Double {
      let drawn = DrawnNumber()
      drawn.set(100, .spring(duration: 1))
      drawn.play(0, to: 0.1)
      drawn.set(200, .spring(duration: duration, blendDuration: blend))
      return drawn.play(0.1, to: 0.25)
    }
    #expect(after(0) > after(0.2) && after(0.2) > after(0.6))
    #expect(abs(after(1e6) - after(0, 1)) < 0.1)
  }

  @Test func `A repeated spring continues an equal one from the drawn position (M028)`() {
    let drawn = DrawnNumber()
    drawn.set(100, .spring(duration: 0.4).repeatForever())
    let before = drawn.play(0, to: 1.2)
    drawn.set(200, .spring(duration: 0.4).repeatForever())
    #expect(abs(drawn.at(1.2) - before) < 1e-9)
  }

  @Test func `A curve starts from the one that is still running (M029)`() {
    let drawn = DrawnNumber()
    drawn.set(1, linear)
    drawn.at(0)
    drawn.at(0.5)
    drawn.set(0, linear)
    #expect(drawn.at(0.5) == 0.5)
    #expect(abs(drawn.at(0.75) - 0.5625) < 1e-12)
    #expect(abs(drawn.at(1) - 0.5) < 1e-12)
    #expect(abs(drawn.at(1.25) - 0.25) < 1e-12)
    #expect(drawn.at(1.5) == 0)
    drawn.at(1.51)
    #expect(drawn.isFinished)
  }

  @Test func `Each of three curves starts from the one before (M029)`() {
    let drawn = DrawnNumber()
    func part(_ time: Double) -> Double { min(max(time, 0), 1) }
    for (time, target) in [(0.0, 10.0), (0.25, -4), (0.5, 7)] {
      drawn.set(target, linear)
      drawn.at(time)
    }
    for time in [0.5, 0.7, 0.9, 1.1, 1.3, 1.49] {
      let first = 10 * part(time)
      let second = first + (-4 - first) * part(time - 0.25)
      let third = second + (7 - second) * part(time - 0.5)
      #expect(abs(drawn.at(time) - third) < 1e-12)
    }
  }

  @Test func `A curve over an endless animation ends at rest (M029)`() {
    let drawn = DrawnNumber()
    drawn.set(1, linear.repeatForever())
    drawn.play(0, to: 0.5)
    drawn.set(5, linear)
    drawn.play(0.5, to: 1.5)
    #expect(abs(drawn.at(1.5) - 5) < 1e-9)
    drawn.at(1.52)
    #expect(drawn.isFinished)
  }

  @Test func `A spring starts with the speed of a finger (M031)`() {
    let drawn = DrawnNumber()
    for step in 0...5 {
      drawn.set(Double(step) * 5, nil)
      drawn.run.track(drawn.model, at: Double(step) * 0.01)
      drawn.at(Double(step) * 0.01)
    }
    #expect(!drawn.run.isRunning)
    drawn.set(0, .smooth)
    #expect(drawn.at(0.05) == 25)
    #expect(drawn.at(0.07) > 29)
    let spring = Spring.smooth
    let expected = 25 + spring.value(target: -25.0, initialVelocity: 500, time: 0.25)
    #expect(abs(drawn.play(0.07, to: 0.3) - expected) < 1)
  }

  @Test func `A curve does not take over the speed of a finger, nor does a second change (M031)`() {
    let drawn = DrawnNumber()
    drawn.run.track(0, at: 0)
    drawn.run.track(50, at: 0.1)
    drawn.model = 50
    drawn.set(0, linear)
    drawn.at(0.1)
    #expect(drawn.at(0.6) == 25)
    drawn.play(0.6, to: 2)
    drawn.set(10, .spring)
    drawn.at(2)
    #expect(drawn.at(2.01) < 1)
  }
}
