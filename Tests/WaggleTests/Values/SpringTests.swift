import Foundation
import Testing
import Waggle

@Suite struct SpringTests {
  /// Distance and speed after a time, by many small steps of the equation of motion itself.
  private func integrated(
    _ spring: Spring, target: Double, speed: Double, time: Double
  ) -> (value: Double, speed: Double) {
    let (k, c) = (spring.stiffness / spring.mass, spring.damping / spring.mass)
    var (x, v) = (0.0, speed)
    func pull(_ x: Double, _ v: Double) -> Double { k * (target - x) - c * v }
    let steps = 20_000
    let h = time / Double(steps)
    for _ in 0..<steps {
      let (v1, a1) = (v, pull(x, v))
      let (v2, a2) = (v + a1 * h / 2, pull(x + v1 * h / 2, v + a1 * h / 2))
      let (v3, a3) = (v + a2 * h / 2, pull(x + v2 * h / 2, v + a2 * h / 2))
      let (v4, a4) = (v + a3 * h, pull(x + v3 * h, v + a3 * h))
      x += (v1 + 2 * v2 + 2 * v3 + v4) * h / 6
      v += (a1 + 2 * a2 + 2 * a3 + a4) * h / 6
    }
    return (x, v)
  }

  @Test func `Bounce and damping ratio are two names for one thing (M005)`() {
    #expect(Spring(duration: 0.5, bounce: 0.3).dampingRatio == 0.7)
    #expect(Spring(duration: 0.5, bounce: -0.5).dampingRatio == 2)
    #expect(Spring(response: 0.5, dampingRatio: 2).bounce == -0.5)
    #expect(abs(Spring(response: 0.5, dampingRatio: 0.7).bounce - 0.3) < 1e-12)
    #expect(abs(Spring(duration: 0.4).response - 0.4) < 1e-12)
  }

  @Test func `Stiffness and damping follow from the response, and back (M006)`() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    #expect(abs(spring.stiffness - 157.91) < 0.01)
    #expect(abs(spring.damping - 17.593) < 0.001)
    let back = Spring(mass: 1, stiffness: spring.stiffness, damping: spring.damping)
    #expect(abs(back.response - 0.5) < 1e-9)
    #expect(abs(back.dampingRatio - 0.7) < 1e-9)
    let heavy = Spring(mass: 4, stiffness: 100, damping: 8)
    #expect(abs(heavy.response - 2 * .pi * 0.2) < 1e-12)
    #expect(abs(heavy.dampingRatio - 0.2) < 1e-12)
    #expect(abs(heavy.stiffness - 100) < 1e-9 && abs(heavy.damping - 8) < 1e-9)
  }

  @Test func `Overdamping is clamped unless it is allowed (M006)`() {
    #expect(Spring(stiffness: 100, damping: 40).dampingRatio == 1)
    #expect(Spring(stiffness: 100, damping: 40, allowOverDamping: true).dampingRatio == 2)
  }

  @Test func `Value and velocity solve the equation of motion (M007)`() {
    for ratio in [0, 0.2, 0.7, 1, 1.5, 4] {
      for speed in [0.0, 7, -3] {
        let spring = Spring(response: 0.5, dampingRatio: ratio)
        for time in [0.05, 0.3, 1.1] {
          let (value, velocity) = integrated(spring, target: 2, speed: speed, time: time)
          let found = spring.value(target: 2.0, initialVelocity: speed, time: time)
          #expect(abs(found - value) < 1e-6)
          let fast = spring.velocity(target: 2.0, initialVelocity: speed, time: time)
          #expect(abs(fast - velocity) < 1e-5)
        }
      }
    }
    let calm = Spring(response: 0.5, dampingRatio: 1)
    #expect(abs(calm.value(target: 1.0, time: 0.5) - 0.9864) < 5e-5)
  }

  @Test func `update continues from the current value`() {
    let spring = Spring(duration: 0.5, bounce: 0.4)
    var (value, velocity) = (3.0, 5.0)
    for _ in 0..<10 {
      spring.update(value: &value, velocity: &velocity, target: 8.0, deltaTime: 0.03)
    }
    let once = spring.value(target: 5.0, initialVelocity: 5, time: 0.3)
    #expect(abs(value - 3 - once) < 1e-9)
    #expect(abs(velocity - spring.velocity(target: 5.0, initialVelocity: 5, time: 0.3)) < 1e-9)
  }

  @Test func `The force points to the target and against the velocity`() {
    let spring = Spring(mass: 1, stiffness: 100, damping: 10)
    #expect(abs(spring.force(target: 3.0, position: 1, velocity: 2) - 180) < 1e-9)
  }

  @Test func `The settling time has a formula for oscillation, and is searched without it (M008)`()
  {
    #expect(abs(Spring(duration: 0.5, bounce: 0.3).settlingDuration - 1.045) < 5e-4)
    let calm = Spring(duration: 0.5)
    let settled = calm.settlingDuration
    #expect(abs(settled * 10 - (settled * 10).rounded()) < 1e-9)
    #expect(1 - calm.value(target: 1.0, time: settled) < 0.001)
    #expect(1 - calm.value(target: 1.0, time: settled - 0.1) >= 0.001)
    #expect(Spring(response: 0.5, dampingRatio: 0).settlingDuration == .infinity)
  }

  @Test func `A spring can be made from the time in which it settles (M195)`() {
    let recorded = Spring(settlingDuration: 0.5, dampingRatio: 0.3)
    #expect(abs(recorded.stiffness - 1469.92) < 5e-3)
    #expect(abs(recorded.damping - 23.004) < 5e-4)
    for ratio in [0.2, 0.7, 0.95] {
      let spring = Spring(settlingDuration: 2, dampingRatio: ratio, epsilon: 0.01)
      let fading = exp(-spring.damping / 2 * 2) * ratio / (1 - ratio * ratio).squareRoot()
      #expect(abs(fading - 0.01) < 1e-9)
      #expect(abs(spring.dampingRatio - ratio) < 1e-12)
    }
    let calm = Spring(settlingDuration: 2, dampingRatio: 1)
    #expect(abs(calm.value(target: 1.0, time: 2) - 0.999) < 1e-9)
  }

  @Test
  func `The ratio is clamped to 1, the time to 0.01…10, and invalid values stay finite (M195)`() {
    func spring(_ duration: Double, _ ratio: Double) -> Spring {
      Spring(settlingDuration: duration, dampingRatio: ratio)
    }
    #expect(spring(2, 1.7) == spring(2, 1))
    #expect(spring(0, 0.5) == spring(0.01, 0.5))
    #expect(spring(1000, 0.5) == spring(10, 0.5))
    for odd in [spring(.nan, 0.5), spring(1, .nan), spring(1, -3), spring(1, 0)] {
      #expect(odd.stiffness.isFinite && odd.stiffness > 0 && odd.damping > 0)
    }
    #expect(Spring(settlingDuration: 1, dampingRatio: 0.05, epsilon: 0.5).stiffness > 0)
  }

  @Test func `Animatable values follow the same spring`() {
    let spring = Spring.bouncy
    let from = CGPoint(x: 10, y: 0)
    let to = CGPoint(x: 20, y: 40)
    let found = spring.value(fromValue: from, toValue: to, initialVelocity: .zero, time: 0.2)
    let part = spring.value(target: 1.0, time: 0.2)
    #expect(abs(found.x - (10 + 10 * part)) < 1e-9 && abs(found.y - 40 * part) < 1e-9)
    let fast = spring.velocity(fromValue: from, toValue: to, initialVelocity: .zero, time: 0.2)
    #expect(abs(fast.y - 40 * spring.velocity(target: 1.0, time: 0.2)) < 1e-9)
  }

  @Test func `The presets differ in their bounce (M004)`() {
    #expect(Spring.smooth == Spring(duration: 0.5, bounce: 0))
    #expect(Spring.snappy == Spring(duration: 0.5, bounce: 0.15))
    #expect(Spring.bouncy == Spring(duration: 0.5, bounce: 0.3))
    #expect(Spring.snappy(duration: 1, extraBounce: 0.1) == Spring(duration: 1, bounce: 0.25))
    #expect(Spring() == .smooth)
  }

  @Test func `No response, no stiffness and no end of damping stay finite`() {
    let rigid = Spring(response: 0, dampingRatio: 0.5)
    #expect(rigid.value(target: 3.0, time: 0.1) == 3)
    #expect(rigid.settlingDuration == 0)
    for spring in [
      Spring(duration: 0.5, bounce: -1), Spring(stiffness: 0, damping: 0),
      Spring(duration: 0.5, bounce: -7), Spring(duration: 0.5, bounce: 7),
    ] {
      #expect(spring.value(target: 1.0, initialVelocity: 1, time: 2).isFinite)
      #expect(spring.velocity(target: 1.0, initialVelocity: 1, time: 2).isFinite)
    }
  }
}
