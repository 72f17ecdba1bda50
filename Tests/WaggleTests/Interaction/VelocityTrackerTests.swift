import Foundation
import Testing
import TestSupport
import Waggle

@Suite("Velocities come from the last three samples")
struct VelocityTrackerTests {
  private func tracker(_ samples: [(x: CGFloat, time: Double)]) -> VelocityTracker {
    var tracker = VelocityTracker()
    for sample in samples { tracker.add(CGPoint(x: sample.x, y: -2 * sample.x), at: sample.time) }
    return tracker
  }

  @Test func `M031: fewer than two samples have no velocity`() {
    #expect(tracker([]).velocity(at: 1) == .zero)
    #expect(tracker([(5, 0)]).velocity(at: 1) == .zero)
    #expect(tracker([(5, 0), (5, 1)]).velocity(at: 1) == .zero)
  }

  @Test func `M031: two samples have the speed between them`() {
    let velocity = tracker([(0, 0), (10, 0.1)]).velocity(at: 0.1)
    #expect(abs(velocity.width - 100) < 1e-9)
    #expect(abs(velocity.height + 200) < 1e-9)
  }

  @Test func `M031: of more samples the last three count, the newer speed by a quarter`() {
    var random = SeededGenerator(seed: 1)
    for count in 3...8 {
      var time = 0.0
      let samples = (0..<count).map { index in
        time += .random(in: 0.005...0.1, using: &random)
        return (x: CGFloat(index * index), time: time)
      }
      let (a, b, c) = (samples[count - 3], samples[count - 2], samples[count - 1])
      let older = (b.x - a.x) / (b.time - a.time)
      let newer = (c.x - b.x) / (c.time - b.time)
      let velocity = tracker(samples).velocity(at: time)
      #expect(abs(velocity.width - (0.25 * newer + 0.75 * older)) < 1e-6)
    }
  }

  @Test func `M031: without a move the velocity fades by 0.998 for each millisecond`() {
    let moved = tracker([(0, 0), (10, 0.1)])
    for milliseconds in [0, 1, 50, 1000] as [Double] {
      let velocity = moved.velocity(at: 0.1 + milliseconds / 1000)
      #expect(abs(velocity.width - 100 * pow(0.998, milliseconds)) < 1e-6)
    }
    #expect(moved.velocity(at: 0).width == moved.velocity(at: 0.1).width)
  }

  @Test func `Samples at the same time count as one, the last`() {
    let velocity = tracker([(0, 0), (10, 0.1), (20, 0.1), (30, 0.1)]).velocity(at: 0.1)
    #expect(abs(velocity.width - 300) < 1e-9)
  }

  @Test func `Whatever the order of times, the velocity is a number`() {
    for first in 0...2 {
      for second in 0...2 {
        for third in 0...2 {
          for fourth in 0...2 {
            let times = [first, second, third, fourth].map(Double.init)
            let samples = times.enumerated().map { (x: CGFloat($0.offset * 7), time: $0.element) }
            let velocity = tracker(samples).velocity(at: 2)
            #expect(velocity.width.isFinite && velocity.height.isFinite, "\(times)")
          }
        }
      }
    }
  }
}
