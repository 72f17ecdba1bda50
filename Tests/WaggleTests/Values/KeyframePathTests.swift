import Foundation
import Testing
import Waggle

@Suite struct KeyframePathTests {
  private typealias Keyframe = KeyframePath<Double>.Keyframe

  private func linear(_ to: Double, _ duration: Double) -> Keyframe {
    Keyframe(to: to, duration: duration, kind: .linear(.linear))
  }

  private func cubic(
    _ to: Double, _ duration: Double, start: Double? = nil, end: Double? = nil
  ) -> Keyframe {
    Keyframe(to: to, duration: duration, kind: .cubic(startVelocity: start, endVelocity: end))
  }

  @Test func `A linear segment follows its curve, a move takes no time (M090)`() {
    let path = KeyframePath(
      from: 0,
      through: [
        linear(10, 1), Keyframe(to: 50, duration: 9, kind: .move),
        Keyframe(to: 60, duration: 2, kind: .linear(.easeIn)),
      ])
    #expect(path.duration == 3)
    #expect(path.value(at: 0.5) == 5)
    #expect(path.value(at: 1) == 50)
    #expect(abs(path.value(at: 2) - (50 + 10 * 0.3154)) < 1e-3)
    #expect(path.value(at: -1) == 0)
    #expect(path.value(at: 7) == 60)
    #expect(path.velocity(at: 7) == 0)
  }

  @Test func `A spring starts with the speed that the segment before ends with (M090)`() {
    let spring = Spring(duration: 0.5, bounce: 0.2)
    let path = KeyframePath(
      from: 0,
      through: [
        linear(1, 1), Keyframe(to: 2, duration: nil, kind: .spring(spring, startVelocity: nil)),
      ])
    #expect(abs(path.velocity(at: 1) - 1) < 1e-9)
    let settling = spring.settlingDuration(target: 1.0, initialVelocity: 1, epsilon: 0.001)
    #expect(abs(path.duration - 1 - settling) < 1e-9)
    let inside = 1 + spring.value(target: 1.0, initialVelocity: 1, time: 0.2)
    #expect(abs(path.value(at: 1.2) - inside) < 1e-9)
    #expect(abs(path.value(at: 10) - 2) < 0.001)
  }

  @Test func `Cubic segments at equal steps are straight in the middle (M091)`() {
    let path = KeyframePath(from: 0, through: [cubic(1, 1), cubic(2, 1), cubic(3, 1)])
    for time in stride(from: 1, through: 2, by: 0.1) {
      #expect(abs(path.value(at: time) - time) < 1e-12)
    }
    #expect(path.velocity(at: 0) == 0)
    #expect(abs(path.velocity(at: 1) - 1) < 1e-12)
    #expect(path.velocity(at: 3) == 0)
  }

  @Test func `At unequal steps the speed is that of the line between the neighbours (M091)`() {
    let path = KeyframePath(from: 0, through: [cubic(4, 1), cubic(6, 3)])
    #expect(abs(path.velocity(at: 1) - 6.0 / 4) < 1e-12)
    let before = path.velocity(at: 1 - 1e-9)
    #expect(abs(before - 1.5) < 1e-6)
  }

  @Test func `Between other segments a cubic one takes their speed (M091)`() {
    let path = KeyframePath(from: 0, through: [linear(2, 1), cubic(5, 1), linear(4, 0.5)])
    #expect(abs(path.velocity(at: 1) - 2) < 1e-12)
    #expect(abs(path.velocity(at: 2 - 1e-9) + 2) < 1e-6)
    let given = KeyframePath(from: 0, through: [cubic(1, 1, start: 3, end: -4)])
    #expect(abs(given.velocity(at: 0) - 3) < 1e-12)
    #expect(abs(given.velocity(at: 1) + 4) < 1e-12)
  }

  @Test func `A cubic segment is Hermite's polynomial (M091)`() {
    let path = KeyframePath(from: 1, through: [cubic(4, 2, start: 1, end: -1)])
    let u = 0.3
    let expected =
      (2 * u * u * u - 3 * u * u + 1) * 1 + (u * u * u - 2 * u * u + u) * 2 * 1
      + (-2 * u * u * u + 3 * u * u) * 4 + (u * u * u - u * u) * 2 * -1
    #expect(abs(path.value(at: 0.6) - expected) < 1e-12)
  }

  @Test func `Without keyframes the value is the initial one`() {
    let path = KeyframePath(from: 3.0, through: [])
    #expect(path.duration == 0)
    #expect(path.value(at: 0) == 3 && path.value(at: 1) == 3)
  }
}
