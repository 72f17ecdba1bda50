import SwiftUI
import Testing
import WaggleTestKit

@MainActor @Suite("PhaseAnimator shows one phase after the other")
struct PhaseAnimatorTests {
  @Observable final class Model { var taps = 0 }

  /// The widths of what is drawn.
  private func widths(_ host: TestHost) -> [CGFloat] { host.places.map { $0.width.rounded() } }

  /// Whether numbers are the expected ones, but for the frame that passes between a step and the next.
  private func near(_ found: [CGFloat], _ expected: [CGFloat], within limit: CGFloat = 2) -> Bool {
    found.count == expected.count && zip(found, expected).allSatisfy { abs($0 - $1) <= limit }
  }

  private func widths(_ host: TestHost, times: Int) -> [CGFloat] {
    (0..<times).map { _ in
      host.advance(by: 0.5)
      return widths(host)[0]
    }
  }

  @Test func `M086: without a trigger it runs round and round, beginning with the first phase`() {
    let host = motionHost {
      PhaseAnimator([10, 20, 40]) { width in
        Color.red.frame(width: width, height: 20)
      } animation: { _ in
        .second
      }
    }
    #expect(widths(host) == [10])
    #expect(near(widths(host, times: 6), [15, 20, 30, 40, 25, 10]))
    #expect(near(widths(host, times: 2), [15, 20]))
  }

  @Test func `M086: a trigger starts one round, which ends in the first phase`() {
    let model = Model()
    let host = motionHost {
      PhaseAnimator([10, 20, 40], trigger: model.taps) { width in
        Color.red.frame(width: width, height: 20)
      } animation: { _ in
        .second
      }
    }
    #expect(near(widths(host, times: 2), [10, 10]))
    host.frame { model.taps += 1 }
    #expect(near(widths(host, times: 8), [15, 20, 30, 40, 25, 10, 10, 10]))
    host.frame { model.taps += 1 }
    #expect(near(widths(host, times: 2), [15, 20]))
  }

  @Test func `M086: an animation leads into its phase, and nil jumps`() {
    let host = motionHost {
      PhaseAnimator([10, 20, 40]) { width in
        Color.red.frame(width: width, height: 20)
      } animation: { width in
        width == 20 ? nil : .second
      }
    }
    #expect(near(widths(host, times: 4), [30, 40, 25, 10]))
  }

  @Test func `M087: a trigger in the middle of a round continues with the next phase at once`() {
    let model = Model()
    let host = motionHost {
      PhaseAnimator([0, 100, 200], trigger: model.taps) { offset in
        Square().offset(x: offset)
      } animation: { _ in
        .second
      }
    }
    host.frame { model.taps += 1 }
    host.advance(by: 0.5)
    #expect(near(host.edges, [50], within: 6))
    host.frame { model.taps += 1 }
    host.advance(by: 1)
    #expect(near(host.edges, [200], within: 6))
  }

  @Test
  func `M087: phases that animate nothing are over at once, and a round of them rests the host`() {
    let host = motionHost {
      PhaseAnimator([1, 2, 3]) { _ in Square() }
    }
    host.advance(by: 0.1)
    #expect(host.diagnostics.isEmpty)
    let still = motionHost {
      PhaseAnimator([0, 0, 100]) {
        Square().offset(x: $0)
      } animation: { _ in
        .second
      }
    }
    still.advance(by: 0.5)
    #expect(near(still.edges, [50], within: 8))
  }

  @Test func `M087: without phases nothing is shown, and W-PHASES reports it`() {
    let host = motionHost {
      PhaseAnimator([CGFloat]()) { Square().offset(x: $0) }
    }
    #expect(host.places.isEmpty)
    #expect(host.diagnostics.map(\.id) == ["W-PHASES"])
  }

  @Test func `the modifier keeps the state of the view that it changes`() throws {
    let host = motionHost {
      Counter().phaseAnimator([0, 100]) { content, offset in
        content.offset(x: offset)
      } animation: { _ in
        .second
      }
    }
    host.advance(by: 0.5)
    try host.find(role: .button, label: "0").tap()
    host.advance(by: 0.5)
    #expect(host.text == ["1"])
  }

  @Test func `an animator that is removed lets the host rest`() {
    let model = Model()
    let host = motionHost {
      if model.taps == 0 {
        PhaseAnimator([0, 100]) {
          Square().offset(x: $0)
        } animation: { _ in
          .second
        }
      }
    }
    host.advance(by: 0.5)
    host.frame { model.taps = 1 }
    host.advance(by: 2)
    let before = host.counts.bodies
    host.advance(by: 2)
    #expect(host.counts.bodies == before)
  }
}

private struct Counter: View {
  @State private var count = 0

  var body: some View { Button("\(count)") { count += 1 } }
}
