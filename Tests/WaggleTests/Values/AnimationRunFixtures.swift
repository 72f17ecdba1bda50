import Foundation
import Testing
import Waggle

/// A number that is drawn where its run says, and a log of the completions that are called.
final class DrawnNumber {
  var run = AnimationRun<Double>()
  var model = 0.0
  var log: [String] = []
  var isFinished = true

  func set(_ value: Double, _ animation: Animation?, _ completions: [AnimationCompletion] = []) {
    if let animation {
      run.change(by: value - model, animation: animation, completions: completions)
    }
    model = value
    for completion in completions { completion.close() }
  }

  /// One frame: what is drawn at a time.
  @discardableResult func at(_ time: Double) -> Double {
    let step = run.value(at: time)
    isFinished = step.isFinished
    for completion in step.completions { completion.runIfDue() }
    return model + step.offset
  }

  /// Frames at 60 Hz, the last one at the end.
  @discardableResult func play(_ start: Double, to end: Double) -> Double {
    var time = start
    while time < end - 1e-9 {
      at(time)
      time += 1.0 / 60
    }
    return at(end)
  }

  func completion(_ criteria: AnimationCompletionCriteria, _ name: String) -> AnimationCompletion {
    AnimationCompletion(criteria) { self.log.append(name) }
  }
}
