import Foundation
import TestSupport
import Testing
import WaggleTestKit

/// Taps and double taps (M100–M102).
@MainActor @Suite struct TapGestureTests {
  private let log = Log()

  @Test func `M100: a touch of .75 s is not a tap, wherever it moves meanwhile`() {
    let host = TestHost.small { Color.red.frame(width: 10, height: 10).logs("tap", log) }
    host.press(50, 50)
    host.advance(by: 0.7)
    host.move(90, 50)
    host.release(90, 50)
    #expect(log.take() == ["tap"])
    host.press(50, 50)
    host.advance(by: 0.75)
    host.release(50, 50)
    #expect(log.entries == [])
  }

  @Test func `M100: only the primary button taps`() {
    let host = TestHost.small { Color.red.logs("tap", log) }
    host.settle()
    for button in [1, 0] {
      for phase in [PointerEvent.Phase.began, .ended] {
        host.host.send(
          .pointer(
            PointerEvent(
              id: 0, kind: .mouse, phase: phase, location: CGPoint(x: 50, y: 50), time: 0,
              button: button)))
      }
      #expect(log.take() == (button == 0 ? ["tap"] : []))
    }
  }

  @Test func `M101: .35 s from release to release is a double tap, .36 s is not`() {
    let host = TestHost.small { Color.red.logs("two", log, count: 2) }
    host.tap(50, 50)
    host.advance(by: 0.35)
    host.tap(50, 50)
    #expect(log.take() == ["two"])
    host.tap(50, 50)
    host.advance(by: 0.36)
    host.tap(50, 50)
    #expect(log.entries == [])
  }

  @Test func `M102: a gesture of fewer taps waits for one of more, wherever that is`() {
    for twoIsInside in [true, false] {
      let host = TestHost.small {
        if twoIsInside {
          Color.red.logs("two", log, count: 2).logs("one", log)
        } else {
          Color.red.logs("one", log).logs("two", log, count: 2)
        }
      }
      host.tap(at: CGPoint(x: 50, y: 50), count: 2)
      #expect(log.take() == ["two"])
      host.tap(50, 50)
      host.advance(by: 0.34)
      #expect(log.entries == [])
      host.advance(by: 0.02)
      #expect(log.take() == ["one"])
    }
  }

  @Test func `Only the innermost gesture around the touched view acts`() {
    let log = Log()
    let host = TestHost.small { Color.red.logs("inner", log).padding(1).logs("outer", log) }
    host.tap(50, 50)
    #expect(log.entries == ["inner"])
  }

  @Test func `A second tap within .35 s is a double tap, a later one is not (M101)`() {
    let log = Log()
    let host = TestHost.small { Color.red.logs("two", log, count: 2) }
    host.tap(50, 50)
    host.advance(by: 0.36)
    host.tap(50, 50)
    #expect(log.entries == [])
    host.advance(by: 0.34)
    host.tap(50, 50)
    #expect(log.entries == ["two"])
  }

  @Test func `A single tap waits for a double tap, .35 s long (M102)`() {
    let log = Log()
    let host = TestHost.small { Color.red.logs("two", log, count: 2).logs("one", log) }
    host.tap(50, 50)
    host.advance(by: 0.3)
    #expect(log.entries == [])
    host.advance(by: 0.1)
    #expect(log.entries == ["one"])
    host.tap(50, 50)
    host.tap(50, 50)
    host.advance(by: 1)
    #expect(log.entries == ["one", "two"])
  }

  @Test func `A tap elsewhere ends the wait of the one before`() {
    let log = Log()
    let host = TestHost.small { Color.red.logs("two", log, count: 2).logs("one", log) }
    host.tap(10, 10)
    host.tap(90, 90)
    #expect(log.entries == ["one"])
    host.advance(by: 1)
    #expect(log.entries == ["one", "one"])
  }

  @Test func `A tap may end 44 points from its start, not 45 (M100)`() {
    let log = Log()
    let host = TestHost.small { Color.red.logs("tap", log) }
    host.drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 55, y: 10), steps: 3)
    #expect(log.entries == [])
    host.drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 54, y: 10), steps: 3)
    #expect(log.entries == ["tap"])
  }

  @Test func `The position of a tap is in the requested space (M107)`() {
    var places: [CGPoint] = []
    let host = TestHost.small {
      Color.red.frame(width: 40, height: 40)
        .onTapGesture { places.append($0) }
        .offset(x: 20, y: 20)
    }
    host.tap(60, 55)
    #expect(places == [CGPoint(x: 10, y: 5)])
    let global = TestHost.small {
      Color.red.frame(width: 40, height: 40).onTapGesture(coordinateSpace: .global) {
        places.append($0)
      }
    }
    global.tap(60, 55)
    #expect(places.last == CGPoint(x: 60, y: 55))
    let named = TestHost.small {
      Color.red.frame(width: 40, height: 40)
        .onTapGesture(coordinateSpace: .named("box")) { places.append($0) }
        .padding(10)
        .coordinateSpace(.named("box"))
    }
    named.tap(60, 55)
    #expect(places.last == CGPoint(x: 40, y: 35))
  }

  @Test func `The latest closure of a tap acts`() {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Text("\(count)").onTapGesture { count += 1 } }
    }
    let host = TestHost.small { Counter() }
    for _ in 0..<3 { host.tap(50, 50) }
    #expect(host.text == ["3"])
  }

  @Test func `A view inside a disabled one cannot be enabled (C150)`() {
    let log = Log()
    let host = TestHost.small {
      Color.red.logs("red", log).disabled(false).disabled(true)
    }
    host.tap(50, 50)
    #expect(log.entries == [])
  }

  @Test func `A disabled view takes the touch from those behind it (M122)`() {
    let log = Log()
    let host = TestHost.small {
      ZStack {
        Color.blue.logs("behind", log)
        Color.red.logs("front", log).disabled(true)
      }
    }
    host.tap(50, 50)
    #expect(log.entries == [])
  }

  @Test func `Views read whether they are enabled`() {
    struct Reader: View {
      @Environment(\.isEnabled) private var isEnabled
      var body: some View { Text(isEnabled ? "on" : "off") }
    }
    let host = TestHost.small {
      VStack {
        Reader()
        Reader().disabled(true)
      }
    }
    #expect(host.text == ["on", "off"])
  }
}
