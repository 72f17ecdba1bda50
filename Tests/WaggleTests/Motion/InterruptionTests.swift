import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

/// A number that is drawn as it moves.
private struct Needle: View, Animatable {
  var value: Double
  let log: Recorder<Double>
  nonisolated var animatableData: Double {
    get { value }
    set { value = newValue }
  }

  var body: some View {
    let _ = log.add(value)
    Color.red
  }
}

/// A spring that is at 0 and goes to 1, by the formula of M007 for a damping ratio of 1.
private func criticalSpring(_ response: Double, _ time: Double) -> Double {
  let rate = 2 * Double.pi / response
  return 1 - exp(-rate * time) * (1 + rate * time)
}

/// Changes in the middle of changes, seen from outside.
@MainActor @Suite struct InterruptionTests {
  private let log = Recorder<Double>()
  private let show: Show<Double>

  init() {
    let log = log
    show = Show(0) { Needle(value: $0, log: log) }
  }

  private var drawn: Double { ((log.entries.last ?? .nan) * 1e5).rounded() / 1e5 }

  private func set(_ value: Double, _ animation: Animation?) {
    show.host.frame { withAnimation(animation) { show.knob.value = value } }
  }

  private func wait(_ time: Double) { show.host.advance(by: time) }

  @Test func `M029: a third curve starts from the second one, which still starts from the first`() {
    set(1, .second)
    wait(0.5)
    set(0, .second)
    wait(0.25)
    set(2, .second)
    wait(0.25)
    #expect(drawn == 0.875)
    wait(1)
    #expect(drawn == 2)
  }

  @Test func `M011, M029: springs without a state are added to each other`() {
    let spring = Animation.interpolatingSpring(duration: 0.5, bounce: 0)
    set(1, spring)
    wait(0.1)
    set(0, spring)
    wait(0.1)
    let first = criticalSpring(0.5, 0.2)
    #expect(abs(drawn - first * (1 - criticalSpring(0.5, 0.1))) < 1e-4)
  }

  @Test func `M025, M026: an animated and a plain change in one event: the plain one jumps`() {
    show.host.frame {
      withAnimation(.second) { show.knob.value = 1 }
      show.knob.value = 3
    }
    #expect(drawn == 2)
    wait(0.5)
    #expect(drawn == 2.5)
  }

  @Test func `M026: a repetition continues about each new value until an animation takes over`() {
    set(100, .second.repeatForever())
    wait(0.5)
    show.jump(10)
    #expect(drawn == -40)
    wait(0.25)
    #expect(drawn == -15)
    set(20, .linear(duration: 0.1))
    wait(0.2)
    #expect(drawn == 20)
    wait(1)
    #expect(drawn == 20)
  }

  @Test func `M020: a delay inside a speed is scaled, outside it is not`() {
    set(1, .second.delay(1).speed(2))
    wait(0.75)
    #expect(drawn == 0.5)
    wait(1)
    set(0, .second.speed(2).delay(1))
    wait(1.25)
    #expect(drawn == 0.5)
  }

  @Test
  func
    `M036: the removal of an endless animation completes when it is replaced`()
  {
    var calls = 0
    show.host.frame {
      withAnimation(.linear(duration: 0.1).repeatForever(), completionCriteria: .removed) {
        show.knob.value = 1
      } completion: {
        calls += 1
      }
    }
    wait(3)
    #expect(calls == 0)
    set(0, .linear(duration: 0.1))
    wait(0.2)
    #expect(calls == 1)
  }
}

extension InterruptionTests {
  @Test
  func `M050: resizing the window moves the leaves at once, and their animations continue`() {
    let show = Show(false) { isOn in
      Square().frame(maxWidth: .infinity, alignment: isOn ? .trailing : .leading)
    }
    show.set(true)
    show.host.advance(by: 0.5)
    #expect(show.host.edges == [40])
    show.host.size = CGSize(width: 200, height: 100)
    show.host.frame()
    #expect(show.host.edges == [140])
    show.host.advance(by: 0.6)
    #expect(show.host.edges == [180])
  }

  @Test func `M067, M068: rows removed one after the other are drawn below the rest, oldest first`()
  {
    let show = Show([0, 1, 2, 3]) { rows in
      HStack(spacing: 0) { ForEach(rows, id: \.self) { _ in Square() } }
    }
    for rows in [[1, 2, 3], [2, 3], [3]] {
      show.set(rows)
      show.host.advance(by: 0.25)
    }
    let fades = show.drawn.filter { $0.hasPrefix("opacity") }
    #expect(fades == ["opacity 0.25", "opacity 0.5", "opacity 0.75"])
    show.host.advance(by: 0.8)
    #expect(show.drawn.count == 1)
  }
}
