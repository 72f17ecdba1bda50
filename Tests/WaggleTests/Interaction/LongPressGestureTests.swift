import Foundation
import TestSupport
import Testing
import WaggleTestKit

/// Long presses (M103, M104).
@MainActor @Suite struct LongPressGestureTests {
  private let log = Log()

  @Test func `M103: a long press is true at the touch and ends at its time, with the finger down`()
  {
    let host = TestHost.small {
      Color.red.gesture(
        LongPressGesture().onChanged { log.add("\($0)") }.onEnded { log.add("ended \($0)") })
    }
    host.press(50, 50)
    #expect(log.take() == ["true"])
    host.advance(by: 0.49)
    host.release(50, 50)
    #expect(log.take() == [])
    host.press(50, 50)
    host.advance(by: 0.5)
    #expect(log.take() == ["true", "ended true"])
    host.release(50, 50)
    #expect(log.entries == [])
  }

  @Test func `M103: a finger that moves 10 points fails a long press, 9 points do not`() {
    let host = TestHost.small { Color.red.gesture(LongPressGesture().logs("long", log)) }
    for (distance, expected) in [(10.0, []), (9.0, ["long"])] {
      host.press(50, 50)
      host.move(50 + distance, 50)
      host.advance(by: 1)
      host.release(50, 50)
      #expect(log.take() == expected)
    }
  }

  @Test func `M104: pressing is true, then false before the action, and is not called at the lift`()
  {
    let host = TestHost.small {
      Color.red.onLongPressGesture {
        log.add("perform")
      } onPressingChanged: {
        log.add("\($0)")
      }
    }
    host.press(50, 50)
    host.advance(by: 0.5)
    #expect(log.take() == ["true", "false", "perform"])
    host.release(50, 50)
    #expect(log.take() == [])
    host.press(50, 50)
    host.release(50, 50)
    #expect(log.entries == ["true", "false"])
  }

  @Test func `M104: the deprecated names do the same`() {
    let host = TestHost.small {
      Color.red.onLongPressGesture(minimumDuration: 0.2, pressing: { log.add("\($0)") }) {
        log.add("perform")
      }
    }
    host.press(50, 50)
    host.advance(by: 0.2)
    #expect(log.entries == ["true", "false", "perform"])
  }
}
