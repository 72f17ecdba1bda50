import Foundation
import Testing
import Waggle

@Suite struct AnimationSpringTests {
  @Test func `The presets are one kind of spring with these numbers (M004)`() {
    #expect(Animation.spring == .spring(duration: 0.5, bounce: 0, blendDuration: 0))
    #expect(Animation.spring() == .spring)
    #expect(Animation.spring(response: 0.4) == .spring(response: 0.4, dampingFraction: 0.825))
    #expect(Animation.snappy == .spring(duration: 0.5, bounce: 0.15))
    #expect(Animation.smooth == .spring(duration: 0.5, bounce: 0))
    #expect(Animation.bouncy == .spring(duration: 0.5, bounce: 0.3))
    #expect(Animation.bouncy(duration: 1, extraBounce: 0.1) == .spring(duration: 1, bounce: 0.4))
    #expect(
      Animation.interactiveSpring
        == .interactiveSpring(duration: 0.15, extraBounce: 0, blendDuration: 0.25))
    #expect(
      Animation.interactiveSpring(duration: 0.2, extraBounce: 0.1)
        == .spring(duration: 0.2, bounce: 0.25, blendDuration: 0.25))
    #expect(
      Animation.interactiveSpring(response: 0.2)
        == .spring(response: 0.2, dampingFraction: 0.86, blendDuration: 0.25))
    #expect(Animation.spring(.snappy) == .snappy)
  }

  @Test func `A spring follows its formula within 0.02 (M009)`() {
    for spring in [
      Spring(response: 0.5, dampingRatio: 1), Spring(response: 0.5, dampingRatio: 0.3),
      Spring(response: 0.3, dampingRatio: 2), Spring(response: 0.15, dampingRatio: 0.86),
    ] {
      for rate in [60.0, 100, 120] {
        var context = AnimationContext<Double>()
        for frame in 0..<60 {
          let time = Double(frame) / rate
          let found = Animation.spring(spring).animate(value: 1, time: time, context: &context)
          guard let found else { break }
          #expect(abs(found - spring.value(target: 1.0, time: time)) < 0.02)
        }
      }
    }
  }

  @Test func `A spring advances by steps of 1/300 s up to the time of the frame (M009)`() {
    let (k, c, h) = (pow(2 * Double.pi / 0.5, 2), 2 * 0.7 * 2 * Double.pi / 0.5, 1.0 / 300)
    var (x, v, force) = (0.0, 0.0, 0.0)
    for _ in 0..<15 {
      let middle = v + force * h / 2
      x += middle * h
      force = k * (100 - x) - c * middle
      v = middle + force * h / 2
    }
    var context = AnimationContext<Double>()
    let animation = Animation.spring(response: 0.5, dampingFraction: 0.7)
    var found: Double?
    for time in [0, 0.02, 0.021, 0.048] {
      found = animation.animate(value: 100, time: time, context: &context)
    }
    #expect(abs(found! - x) < 1e-9)
    let velocity = animation.velocity(value: 100, time: 0.048, context: context)
    #expect(abs(velocity! - v) < 1e-7)
  }

  @Test func `A frame that is more than a second late does not advance a spring (M009)`() {
    var context = AnimationContext<Double>()
    _ = Animation.spring.animate(value: 1, time: 0.1, context: &context)
    let before = Animation.spring.animate(value: 1, time: 0.1, context: &context)!
    let late = Animation.spring.animate(value: 1, time: 5, context: &context)!
    #expect(late - before < 0.15)
  }

  @Test func `The stiffest and the most damped springs stay finite and end (M009)`() {
    for (response, ratio) in [(0, 1), (0, 0.5), (0.001, 50), (0, 1000), (0.1, 5)] {
      var player = Player(.spring(response: response, dampingFraction: ratio))
      #expect(player.end(before: 60) < 60)
    }
  }

  @Test func `A spring ends when it hardly moves and is near its target (M010)`() {
    var context = AnimationContext<Double>()
    var frame = 0.0
    while Animation.spring.animate(value: 100, time: frame / 60, context: &context) != nil {
      frame += 1
    }
    #expect(abs(frame / 60 - 1.27) < 0.005)
    var tiny = AnimationContext<Double>()
    #expect(Animation.spring.animate(value: 1e-5, time: 0.1, context: &tiny) != nil)
  }

  @Test func `An interpolating spring follows the formula (M011)`() {
    let animation = Animation.interpolatingSpring(
      mass: 2, stiffness: 90, damping: 9, initialVelocity: 3)
    let spring = Spring(mass: 2, stiffness: 90, damping: 9)
    for time in [0, 0.1, 0.4, 0.9] {
      var context = AnimationContext<Double>()
      let found = animation.animate(value: 50, time: time, context: &context)!
      #expect(abs(found - spring.value(target: 50.0, initialVelocity: 150, time: time)) < 1e-9)
    }
    #expect(Animation.interpolatingSpring == .interpolatingSpring(duration: 0.5, bounce: 0))
    #expect(Animation.interpolatingSpring(.bouncy) == .interpolatingSpring(bounce: 0.3))
  }

  @Test func `Damping beyond the critical one changes nothing (M011)`() {
    var (most, more) = (
      Player(.interpolatingSpring(stiffness: 100, damping: 20)),
      Player(.interpolatingSpring(stiffness: 100, damping: 40))
    )
    #expect(most.value(at: 0.2) == more.value(at: 0.2))
  }

  @Test
  func
    `An interpolating spring ends when its oscillation has faded, after at least a second (M012)`()
  {
    let (frequency, ratio) = (10.0, 0.2)
    let swing = frequency * (1 - ratio * ratio).squareRoot()
    let end = log((1 + ratio * frequency / swing) / 0.001) / (ratio * frequency)
    var long = Player(.interpolatingSpring(stiffness: 100, damping: 4))
    #expect(long.value(at: end - 0.001) != nil)
    #expect(long.frame(end + 0.001) == nil)
    var short = Player(.interpolatingSpring(stiffness: 4000, damping: 60))
    #expect(short.value(at: 1) != nil)
    #expect(short.frame(1.001) == nil)
    var calm = Player(.interpolatingSpring(duration: 0.5))
    #expect(abs(calm.end() - Spring(duration: 0.5).settlingDuration) < 0.03)
  }

  @Test func `The default animation does not overshoot (M013)`() {
    #expect(Animation.default != .spring(response: 0.55, dampingFraction: 1))
    var context = AnimationContext<Double>()
    var last = 0.0
    for frame in 0..<200 {
      guard
        let next = Animation.default.animate(
          value: 1, time: Double(frame) / 60, context: &context)
      else { break }
      #expect(next >= last && next <= 1)
      last = next
    }
  }

  @Test func `Springs are logically complete after their response, others at their end (M035)`() {
    func complete(_ animation: Animation) -> Double {
      var player = Player(animation)
      var frame = 0.0
      while player.frame(frame / 60) != nil, !player.context.isLogicallyComplete { frame += 1 }
      return frame / 60
    }
    #expect(abs(complete(.spring(duration: 0.5)) - 0.5) < 0.001)
    #expect(abs(complete(.spring(duration: 0.5).delay(0.5)) - 1) < 0.001)
    let swing = complete(.interpolatingSpring(stiffness: 100, damping: 5))
    #expect(abs(swing - 2 * .pi / 10) < 1.0 / 60)
    #expect(abs(complete(.linear(duration: 0.5)) - 0.5) < 0.02)
    #expect(abs(complete(.linear(duration: 1).logicallyComplete(after: 0.25)) - 0.25) < 0.001)
    #expect(abs(complete(.spring(duration: 0.2).logicallyComplete(after: 0.4)) - 0.2) < 0.001)
    #expect(complete(.spring(duration: 0.3).repeatCount(3)) > 0.9)
  }
}
