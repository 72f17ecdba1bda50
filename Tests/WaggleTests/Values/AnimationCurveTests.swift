import Foundation
import Testing
import Waggle

/// An animation played from 0 to 1, frame by frame, as a host does it.
struct Player {
  let animation: Animation
  var context = AnimationContext<Double>()
  private(set) var time = 0.0

  init(_ animation: Animation) { self.animation = animation }

  /// The value at a time, after frames at 60 Hz until there; nil when it is over.
  mutating func value(at end: Double) -> Double? {
    var value = frame(0)
    while time + 1.0 / 60 < end - 1e-9, value != nil { value = frame(time + 1.0 / 60) }
    return value == nil ? nil : frame(end)
  }

  /// When the animation is over, at 60 Hz.
  mutating func end(before limit: Double = 20) -> Double {
    var count = 0.0
    while frame(count / 60) != nil, count / 60 < limit { count += 1 }
    return count / 60
  }

  mutating func frame(_ time: Double) -> Double? {
    self.time = time
    return animation.animate(value: 1, time: time, context: &context)
  }
}

@Suite struct AnimationCurveTests {
  private func value(_ animation: Animation, at time: Double) -> Double? {
    var player = Player(animation)
    return player.value(at: time)
  }

  @Test func `A curve is followed for its duration and then ends (M001, M002)`() {
    #expect(abs(value(.easeIn(duration: 1), at: 0.5)! - 0.3154) < 5e-5)
    #expect(value(.linear(duration: 1), at: 0.25) == 0.25)
    #expect(value(.linear(duration: 1), at: 1) == 1)
    #expect(value(.linear(duration: 1), at: 1.01) == nil)
    #expect(value(.linear(duration: 0), at: 0) == nil)
    #expect(value(.linear(duration: -1), at: 0) == nil)
  }

  @Test func `Without a duration a curve takes 0.35 s (M001)`() {
    for (bare, given) in [
      (Animation.linear, Animation.linear(duration: 0.35)),
      (.easeIn, .easeIn(duration: 0.35)), (.easeOut, .easeOut(duration: 0.35)),
      (.easeInOut, .easeInOut(duration: 0.35)),
    ] {
      #expect(bare == given)
    }
    #expect(
      Animation.timingCurve(0.1, 0.2, 0.3, 0.4)
        == .timingCurve(0.1, 0.2, 0.3, 0.4, duration: 0.35))
    #expect(
      Animation.timingCurve(.easeIn, duration: 1) == .timingCurve(0.42, 0, 1, 1, duration: 1))
  }

  @Test func `A curve may overshoot (M002)`() {
    let found = value(.timingCurve(0.5, -1, 0.5, 2, duration: 2), at: 0.4)!
    #expect(abs(found + 0.2065) < 5e-5)
  }

  @Test func `Equal kinds with equal numbers are equal, others not (M030)`() {
    #expect(Animation.linear(duration: 1) != .linear(duration: 2))
    #expect(Animation.linear(duration: 1) != .spring(duration: 1))
    #expect(Animation.linear.delay(1) == .linear.delay(1))
    #expect(Animation.linear.delay(1) != .linear.delay(2))
    #expect(Set([Animation.easeIn, .easeIn, .linear.speed(2), .linear.speed(2)]).count == 2)
  }

  @Test func `A description tells the kind and its numbers`() {
    let text = Animation.linear(duration: 2.5).delay(1).description
    #expect(text.contains("2.5") && text.contains("delay: 1.0"))
  }

  @Test func `Animations print as SwiftUI prints them`() {
    #expect("\(Animation.default)" == "DefaultAnimation()")
    #expect(
      "\(Animation.smooth)"
        == "FluidSpringAnimation(response: 0.5, dampingFraction: 1.0, blendDuration: 0.0)")
    #expect(
      "\(Animation.linear(duration: 1))"
        == "BezierAnimation(duration: 1.0, curve: SwiftUI.UnitCurve.CubicSolver(ax: -2.0, bx: 3.0, "
        + "cx: 0.0, ay: -2.0, by: 3.0, cy: 0.0))")
  }

  @Test func `The default animation continues from a spring, and a spring from it (M028)`() {
    for (first, second) in [(Animation.default, Animation.smooth), (.smooth, .default)] {
      var context = AnimationContext<Double>()
      for frame in 1...6 {
        _ = first.animate(value: 100, time: Double(frame) / 60, context: &context)
      }
      let before = first.velocity(value: 100, time: 0.1, context: context)
      #expect(
        second.shouldMerge(previous: first, value: 100, time: 0.1, context: &context))
      #expect(second.velocity(value: 100, time: 0.1, context: context) == before)
    }
  }

  @Test func `A delay waits, a speed shortens, in the order written (M020)`() {
    let short = Animation.linear(duration: 1).delay(1).speed(2)
    #expect(value(short, at: 0.5) == 0)
    #expect(abs(value(short, at: 0.75)! - 0.5) < 1e-9)
    let long = Animation.linear(duration: 1).speed(2).delay(1)
    #expect(value(long, at: 1) == 0)
    #expect(abs(value(long, at: 1.25)! - 0.5) < 1e-9)
    #expect(value(long, at: 1.51) == nil)
  }

  @Test func `Every second repetition runs backwards (M021)`() {
    let thrice = Animation.linear(duration: 1).repeatCount(3)
    #expect(abs(value(thrice, at: 0.5)! - 0.5) < 1e-9)
    #expect(abs(value(thrice, at: 1.5)! - 0.5) < 0.02)
    #expect(value(thrice, at: 1.25)! > value(thrice, at: 1.75)!)
    #expect(abs(value(thrice, at: 2.5)! - 0.46) < 0.03)
    let forth = Animation.linear(duration: 1).repeatCount(3, autoreverses: false)
    #expect(value(forth, at: 1.25)! < value(forth, at: 1.75)!)
  }

  @Test
  func `A repetition ends at the first frame after its end, and the next starts there (M021)`() {
    var player = Player(.linear(duration: 1).repeatCount(2))
    #expect(player.frame(0) == 0)
    #expect(player.frame(0.9) == 0.9)
    #expect(player.frame(1.25) == 1)
    #expect(player.frame(1.75) == 0.5)
    #expect(player.frame(2.25) == 0)
    #expect(player.frame(2.375) == nil)
  }

  @Test func `A repetition of zero times has ended, an endless one continues (M022)`() {
    #expect(value(.linear(duration: 1).repeatCount(0), at: 0) == nil)
    #expect(value(.linear(duration: 1).repeatCount(2), at: 2.1) == nil)
    #expect(value(.linear(duration: 0.1).repeatForever(), at: 40) != nil)
  }

  @Test func `Each repetition of a spring starts at rest (M021)`() {
    var player = Player(.spring(duration: 0.3).repeatCount(3, autoreverses: false))
    let early = player.frame(0.1)!
    var time = 0.1
    while player.frame(time)! > 0.5 || time < 0.2 { time += 1.0 / 60 }
    #expect(abs(player.frame(time + 0.1)! - early) < 0.02)
  }

  @Test func `A custom animation is followed as implemented (M030)`() {
    struct Straight: CustomAnimation {
      func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
      ) -> V? { time > 1 ? nil : value.scaled(by: min(time, 1)) }
    }
    for time in [0, 0.3, 1] {
      #expect(value(Animation(Straight()), at: time) == value(.linear(duration: 1), at: time))
    }
    #expect(value(Animation(Straight()), at: 1.1) == nil)
    #expect(
      Animation(Straight()).velocity(value: 1.0, time: 0.5, context: AnimationContext()) == nil)
    #expect(Animation(Straight()) == Animation(Straight()))
    #expect(Animation(Straight()).base is Straight)
  }

  @Test func `The velocity of an animation is the slope of its value`() {
    for animation in [
      Animation.easeInOut(duration: 1), .linear(duration: 1).speed(0.5),
      .easeIn(duration: 1).delay(0.2), .interpolatingSpring(duration: 0.6, bounce: 0.3),
    ] {
      for time in [0.3, 0.5, 0.8] {
        var context = AnimationContext<Double>()
        let near = [time - 1e-5, time + 1e-5].map {
          animation.animate(value: 10.0, time: $0, context: &context)!
        }
        let found = animation.velocity(value: 10.0, time: time, context: context)!
        #expect(abs(found - (near[1] - near[0]) / 2e-5) < 1e-3)
      }
    }
  }
}

@Suite struct AnimationStateTests {
  private struct Count: AnimationStateKey {
    static var defaultValue: Int { 7 }
  }
  private struct Name: AnimationStateKey {
    static var defaultValue: String { "" }
  }

  @Test func `State is stored by key, and a copy is independent (M030)`() {
    var context = AnimationContext<Double>()
    #expect(context.state[Count.self] == 7)
    context.state[Count.self] += 1
    context.state[Name.self] = "a"
    var copy = context
    copy.state[Count.self] = 100
    #expect(context.state[Count.self] == 8)
    #expect(copy.state[Count.self] == 100)
    #expect(copy.state[Name.self] == "a")
  }

  @Test func `A context can be converted to another type of value`() {
    var state = AnimationState<CGFloat>()
    state[Count.self] = 3
    var context = AnimationContext<Double>()
    context.isLogicallyComplete = true
    let other = context.withState(state)
    #expect(other.state[Count.self] == 3)
    #expect(other.isLogicallyComplete)
  }

  @Test func `C465: an animation describes its kind, for debugging with the module`() {
    #expect(Animation.default.description == "DefaultAnimation()")
    #expect(Animation.default.debugDescription == "AnyAnimator(SwiftUI.DefaultAnimation())")
    for animation in [Animation.linear(duration: 1), .spring, .easeIn.speed(2).delay(1)] {
      #expect(animation.debugDescription == "AnyAnimator(SwiftUI.\(animation))")
    }
  }

  @Test func `The environment is the default one if none is given`() {
    #expect(AnimationContext<Double>().environment.description == "[]")
    var surrounding = AnimationContext<Double>()
    var values = EnvironmentValues()
    values.layoutDirection = .rightToLeft
    surrounding.environmentSource = AnimationEnvironment { values }
    #expect(surrounding.environment.layoutDirection == .rightToLeft)
  }
}
