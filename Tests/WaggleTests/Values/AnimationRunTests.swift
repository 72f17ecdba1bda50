import Foundation
import Testing
import Waggle

/// How a value runs from an old value to a new one (M022–M026).
struct AnimationRunTests {
  private let linear = Animation.linear(duration: 1)

  @Test func `The drawn value runs from the old value to the new one (M023)`() {
    let drawn = DrawnNumber()
    drawn.set(100, nil)
    drawn.at(0)
    drawn.set(300, linear)
    #expect(drawn.at(5) == 100)
    #expect(drawn.at(5.25) == 150)
    #expect(drawn.at(6) == 300)
    #expect(!drawn.isFinished)
    #expect(drawn.at(6.1) == 300)
    #expect(drawn.isFinished && !drawn.run.isRunning)
  }

  @Test func `Equal data request no frame (M023)`() {
    let drawn = DrawnNumber()
    drawn.set(0, linear)
    #expect(!drawn.run.isRunning)
  }

  @Test func `The clock starts at the first frame after the change (M024)`() {
    let drawn = DrawnNumber()
    drawn.at(1)
    drawn.set(1, linear)
    #expect(drawn.run.isRunning)
    #expect(drawn.at(3) == 0)
    #expect(drawn.at(3.5) == 0.5)
  }

  @Test func `A second change before the first frame replaces the first (M025)`() {
    let drawn = DrawnNumber()
    drawn.set(1, .easeIn(duration: 9))
    drawn.set(4, linear)
    #expect(drawn.at(0) == 0)
    #expect(drawn.at(0.5) == 2)
    drawn.set(6, .easeIn(duration: 9))
    drawn.set(8, .linear(duration: 2))
    #expect(drawn.at(0.5) == 2)
    drawn.set(0, nil)
    drawn.at(1)
    drawn.at(3)
    #expect(drawn.isFinished)
  }

  @Test func `A change that is undone before the first frame is not animated (M025)`() {
    let drawn = DrawnNumber()
    drawn.set(1, linear, [drawn.completion(.removed, "first")])
    drawn.set(0, linear, [drawn.completion(.removed, "second")])
    #expect(drawn.at(0) == 0)
    #expect(drawn.isFinished)
    #expect(drawn.log == ["first", "second"])
  }

  @Test func `A change without an animation leaves the running one alone (M026)`() {
    let drawn = DrawnNumber()
    drawn.set(100, linear)
    drawn.at(0)
    #expect(drawn.at(0.5) == 50)
    drawn.set(110, nil)
    #expect(drawn.at(0.5) == 60)
    #expect(drawn.at(1) == 110)
  }

  @Test func `A plain set does not stop an endless animation, a new animation does (M026)`() {
    let drawn = DrawnNumber()
    drawn.set(1, linear.repeatForever())
    drawn.play(0, to: 3.3)
    drawn.set(2, nil)
    drawn.play(3.3, to: 10)
    #expect(drawn.run.isRunning)
    drawn.set(0, linear)
    drawn.play(10, to: 11.1)
    #expect(!drawn.run.isRunning)
  }

  @Test func `An even number of autoreversing repetitions ends with a jump to the value (M022)`() {
    let drawn = DrawnNumber()
    drawn.set(1, linear.repeatCount(2))
    let late = drawn.play(0, to: 1.95)
    #expect(late < 0.1)
    #expect(drawn.play(1.95, to: 2.1) == 1)
    #expect(drawn.isFinished)
  }

  @Test func `An offset that is not a number is a jump`() {
    let drawn = DrawnNumber()
    drawn.set(.infinity, linear)
    #expect(!drawn.run.isRunning)
    drawn.run.change(by: .nan, animation: linear)
    #expect(!drawn.run.isRunning)
  }
}
