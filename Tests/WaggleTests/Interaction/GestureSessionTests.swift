import Foundation
import Testing
import TestSupport
import Waggle
import WaggleTestKit

/// A view with several gestures, of which each reports its end.
private struct Gestures: View {
  let log: Log
  @GestureState private var isPressed = false

  var body: some View {
    Color.red
      .onTapGesture(count: 2) { log.add("two") }
      .onLongPressGesture { log.add("long") }
      .gesture(
        DragGesture().updating($isPressed) { _, state, _ in state = true }.logs("drag", log)
      )
      .simultaneousGesture(TapGesture().logs("tap", log))
    Text("\(isPressed)")
  }
}

@MainActor @Suite("A series of touches on a view, from the first touch to the last")
struct GestureSessionTests {
  private let log = Log()

  private func perform(_ step: TouchStep, _ host: TestHost) {
    if step == .wait { return host.advance(by: 0.4) }
    host.advance(by: 0.05)
    let id = step.pointer!
    let x = CGFloat(10 + 10 * id)
    let phase: PointerEvent.Phase
    var location = CGPoint(x: x, y: 10)
    switch step {
    case .down: phase = .began
    case .near: (phase, location.x) = (.moved, x + 4)
    case .far: (phase, location.x) = (.moved, x + 60)
    case .up: phase = .ended
    case .cancel, .wait: phase = .cancelled
    }
    host.host.send(
      .pointer(
        PointerEvent(id: id, kind: .touch, phase: phase, location: location, time: host.time)))
  }

  @Test func `M109, M111: for all touches of two fingers each gesture ends once per series`() {
    for series in TouchSeries.all(3, pointers: 2) {
      let host = TestHost.small { Gestures(log: log) }
      host.settle()
      for step in series.steps {
        perform(step, host)
        host.host.input.checkInvariants()
      }
      let lines = log.take()
      #expect(lines.count == Set(lines).count, "\(series.steps)")
    }
  }

  @Test func `M111: when all fingers are up, states are reset and no timer is left`() {
    for series in TouchSeries.all(3, pointers: 2) {
      let host = TestHost.small { Gestures(log: log) }
      host.settle()
      for step in series.steps { perform(step, host) }
      for id in 0...1 where series.isDown(id) { perform(.up(id), host) }
      host.advance(by: 1)
      host.host.input.checkInvariants()
      #expect(host.text == ["false"], "\(series.steps)")
      #expect(host.host.runtime.timers.next == nil, "\(series.steps)")
    }
  }

  @Test func `M103: a long press that has failed has no timer while the finger drags on`() {
    let host = TestHost.small {
      Color.red.onLongPressGesture { log.add("long") }.gesture(DragGesture().logs("drag", log))
    }
    host.press(10, 10)
    #expect(host.host.runtime.timers.next != nil)
    host.move(50, 10)
    #expect(host.host.runtime.timers.next == nil)
    host.advance(by: 1)
    host.release(50, 10)
    #expect(log.entries == ["drag"])
  }

  @Test func `A touch elsewhere ends the wait for a second tap`() {
    let host = TestHost.small {
      VStack(spacing: 0) {
        Color.red.logs("two", log, count: 2).logs("one", log)
        Color.blue.logs("below", log)
      }
    }
    host.tap(50, 10)
    #expect(log.take() == [])
    #expect(host.host.runtime.timers.next != nil)
    host.press(50, 90)
    #expect(log.take() == ["one"])
    #expect(host.host.runtime.timers.next == nil)
    host.release(50, 90)
    #expect(log.entries == ["below"])
    host.host.input.checkInvariants()
  }

  @Test func `When the window loses the keyboard, gestures are cancelled and end nothing`() {
    let host = TestHost.small { Gestures(log: log) }
    host.press(10, 10)
    host.move(60, 10)
    #expect(host.text == ["true"])
    host.host.send(.windowFocus(false))
    #expect(host.text == ["false"])
    host.release(60, 10)
    #expect(log.entries == [])
  }
}

extension TouchSeries {
  /// Whether a pointer is down after the last step.
  func isDown(_ id: Int) -> Bool {
    var isDown = false
    for step in steps where step.pointer == id { isDown = step != .up(id) && step != .cancel(id) }
    return isDown
  }
}
