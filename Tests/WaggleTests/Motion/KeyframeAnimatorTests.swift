import SwiftUI
import Testing
import WaggleTestKit

@MainActor @Suite("KeyframeAnimator runs a value through keyframes")
struct KeyframeAnimatorTests {
  @Observable final class Model {
    var taps = 0
    var repeats = true
  }

  private struct Look {
    var x: CGFloat = 0
    var y: CGFloat = 0
  }

  private func edges(_ host: TestHost, times: Int) -> [CGFloat] {
    (0..<times).map { _ in
      host.advance(by: 0.5)
      return host.edges[0].rounded()
    }
  }

  @Test func `M088: it repeats, each time from the initial value`() {
    let host = motionHost {
      Square().keyframeAnimator(initialValue: CGFloat(0)) { content, x in
        content.offset(x: x)
      } keyframes: { _ in
        LinearKeyframe(10, duration: 1)
        MoveKeyframe(20)
        LinearKeyframe(40, duration: 1)
      }
    }
    #expect(host.edges == [0])
    #expect(edges(host, times: 3) == [5, 20, 30])
    #expect(edges(host, times: 2)[1] == 5)
  }

  @Test func `M088: a trigger plays from the present value`() {
    let model = Model()
    let host = motionHost {
      KeyframeAnimator(initialValue: CGFloat(0), trigger: model.taps) { x in
        Square().offset(x: x)
      } keyframes: { start in
        LinearKeyframe(start + 10, duration: 1)
      }
    }
    #expect(edges(host, times: 2) == [0, 0])
    host.frame { model.taps += 1 }
    #expect(edges(host, times: 3) == [5, 10, 10])
    host.frame { model.taps += 1 }
    #expect(edges(host, times: 3) == [15, 20, 20])
  }

  @Test func `M088: what does not repeat shows the initial value, at rest`() {
    let model = Model()
    let host = motionHost {
      KeyframeAnimator(initialValue: CGFloat(3), repeating: model.repeats) { x in
        Square().offset(x: x)
      } keyframes: { _ in
        LinearKeyframe(13, duration: 1)
      }
    }
    #expect(edges(host, times: 1) == [8])
    host.frame { model.repeats = false }
    #expect(edges(host, times: 2) == [3, 3])
    let before = host.counts.bodies
    host.advance(by: 1)
    #expect(host.counts.bodies == before)
    host.frame { model.repeats = true }
    #expect(edges(host, times: 1) == [8])
  }

  @Test func `M089: tracks run at the same time, and those that have ended hold`() {
    let timeline = KeyframeTimeline(initialValue: Look()) {
      KeyframeTrack(\.x) { LinearKeyframe(10, duration: 1) }
      KeyframeTrack(\.y) {
        for index in 1...2 { LinearKeyframe(CGFloat(index * 10), duration: 1) }
      }
    }
    #expect(timeline.duration == 2)
    let looks = [-1, 0.5, 1.5, 9].map { timeline.value(time: $0) }
    #expect(looks.map(\.x) == [0, 5, 10, 10])
    #expect(looks.map(\.y) == [0, 5, 15, 20])
    #expect(timeline.value(progress: 0.5).y == 10)
  }

  @Test func `M089: of two tracks of one property the later one wins`() {
    let timeline = KeyframeTimeline(initialValue: Look()) {
      KeyframeTrack(\.x) { LinearKeyframe(10, duration: 1) }
      KeyframeTrack(\.x) { LinearKeyframe(30, duration: 1) }
    }
    #expect(timeline.value(time: 1).x == 30)
  }

  @Test(arguments: [true, false])
  func `conditions choose keyframes`(isFar: Bool) {
    let timeline = KeyframeTimeline(initialValue: CGFloat(0)) {
      KeyframeTrack {
        if isFar {
          LinearKeyframe(100, duration: 1)
        } else {
          SpringKeyframe(10, duration: 1)
          CubicKeyframe(10, duration: 1)
        }
        if isFar { MoveKeyframe(200) }
      }
    }
    #expect(timeline.duration == (isFar ? 1 : 2))
    #expect(timeline.value(time: 5) == (isFar ? 200 : 10))
  }

  @Test func `keyframes without any leave the value as it is, and the host rests`() {
    let host = motionHost {
      KeyframeAnimator(initialValue: Look(x: 7)) { look in
        Square().offset(x: look.x)
      } keyframes: { _ in
      }
    }
    host.advance(by: 0.2)
    #expect(host.edges == [7])
    let before = host.counts.bodies
    host.advance(by: 1)
    #expect(host.counts.bodies == before)
  }
}
