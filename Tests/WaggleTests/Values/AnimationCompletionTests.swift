import Foundation
import Testing
import Waggle

/// When the completion of an animation is due (M034–M036).
struct AnimationCompletionTests {
  private let linear = Animation.linear(duration: 1)

  @Test func `A completion is due once, when all animations of the change are done (M034)`() {
    var calls = 0
    let completion = AnimationCompletion(.logicallyComplete) { calls += 1 }
    var (first, second) = (AnimationRun<Double>(), AnimationRun<Double>())
    first.change(by: 1, animation: linear, completions: [completion])
    second.change(by: 1, animation: .linear(duration: 2), completions: [completion])
    completion.close()
    for time in stride(from: 0, through: 3, by: 0.125) {
      let told = first.value(at: time).completions + second.value(at: time).completions
      for each in told { each.runIfDue() }
      #expect(calls == (time > 2 ? 1 : 0))
    }
  }

  @Test func `Without an animation a completion is due as soon as it is closed (M034)`() {
    var calls = 0
    let completion = AnimationCompletion(.removed) { calls += 1 }
    completion.runIfDue()
    #expect(calls == 0)
    completion.close()
    completion.runIfDue()
    completion.runIfDue()
    #expect(calls == 1)
  }

  @Test func `A spring is logically complete after its response and ends later (M035)`() {
    let drawn = DrawnNumber()
    let both = [drawn.completion(.removed, "removed"), drawn.completion(.logicallyComplete, "log")]
    drawn.set(100, .spring, both)
    drawn.play(0, to: 0.49)
    #expect(drawn.log == [])
    drawn.at(0.5)
    #expect(drawn.log == ["log"])
    drawn.play(0.5, to: 2)
    #expect(drawn.log == ["log", "removed"])
  }

  @Test func `A replaced animation is logically complete as planned, and removed with all (M036)`()
  {
    for animation in [linear, .spring(duration: 1)] {
      let drawn = DrawnNumber()
      drawn.set(
        100, animation,
        [drawn.completion(.logicallyComplete, "log1"), drawn.completion(.removed, "rem1")])
      drawn.play(0, to: 0.5)
      drawn.set(
        0, animation,
        [drawn.completion(.logicallyComplete, "log2"), drawn.completion(.removed, "rem2")])
      drawn.play(0.5, to: 0.95)
      #expect(drawn.log == [])
      drawn.play(0.95, to: 1.05)
      #expect(drawn.log == ["log1"])
      drawn.play(1.05, to: 1.45)
      #expect(drawn.log == ["log1"])
      drawn.play(1.45, to: 5)
      #expect(drawn.log == ["log1", "log2", "rem1", "rem2"])
    }
  }

  @Test func `Replacing an endless animation calls its completions (M036)`() {
    let drawn = DrawnNumber()
    drawn.set(1, linear.repeatForever(), [drawn.completion(.logicallyComplete, "log")])
    drawn.play(0, to: 5)
    #expect(drawn.log == [])
    drawn.set(0, linear)
    drawn.play(5, to: 6.1)
    #expect(drawn.log == ["log"])
  }

  @Test func `Cancelling all animations calls all completions (M036)`() {
    let drawn = DrawnNumber()
    drawn.set(1, linear, [drawn.completion(.logicallyComplete, "log1")])
    drawn.at(0)
    drawn.set(2, linear, [drawn.completion(.removed, "rem2")])
    drawn.at(0.5)
    drawn.set(3, linear, [drawn.completion(.removed, "rem3")])
    for completion in drawn.run.cancel() { completion.runIfDue() }
    #expect(drawn.log == ["log1", "rem2", "rem3"])
    #expect(!drawn.run.isRunning)
  }
}
