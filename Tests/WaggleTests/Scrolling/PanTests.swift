import Foundation
import TestSupport
import Testing
import WaggleTestKit

@Suite("Scrolling with a finger")
@MainActor
struct PanTests {
  private let size = CGSize(width: 100, height: 400)

  /// 100 rows of 20 points, in a window of 100 by 400.
  private func host(_ log: Log = Log()) -> TestHost {
    TestHost(size: size) {
      ScrollView { Rows(log: log) }
        .onScrollPhaseChange { old, new in log.add("\(old)-\(new)") }
    }
  }

  @Test func `L230: a finger scrolls after 10 points, and the content stays under it`() throws {
    let host = host()
    let row = try host.find(identifier: "0")
    host.press(at: CGPoint(x: 50, y: 300))
    host.move(to: CGPoint(x: 50, y: 291))
    #expect(row.frame.minY == 0)
    host.move(to: CGPoint(x: 50, y: 290))
    #expect(row.frame.minY == -10)
    host.move(to: CGPoint(x: 50, y: 260))
    host.release(at: CGPoint(x: 50, y: 260))
    #expect(row.frame.minY == -40)
    host.drag(from: CGPoint(x: 50, y: 300), to: CGPoint(x: 50, y: 200))
    host.advance(by: 1)
    #expect(row.frame.minY == -140)
  }

  @Test func `L116: after a fling at 1,000 points a second the content continues for 499`() throws {
    let host = host()
    let row = try host.find(identifier: "0")
    host.fling(from: 350, by: -100, at: 1000)
    let start = row.frame.minY
    host.advance(by: 6)
    let expected: CGFloat = 1000.0 / 1000 * 0.998 / (1 - 0.998)
    #expect(abs(start - row.frame.minY - expected) < 0.01)
    #expect(abs(expected - 499) < 1e-9)
  }

  @Test func `L116: the speed falls by 0.2 % a millisecond`() throws {
    let host = host()
    let row = try host.find(identifier: "0")
    host.fling(from: 350, by: -100, at: 1000)
    let start = row.frame.minY
    for step in 1...60 {
      host.advance(by: 1.0 / 60)
      // The sum of what is travelled in each millisecond.
      let milliseconds = Double(step) * 1000 / 60
      let expected = 499 * (1 - pow(0.998, milliseconds))
      #expect(abs(start - row.frame.minY - expected) < 0.01)
    }
  }

  @Test func `L119: past the edge a drag of 100 in 400 shows 48.35, and it springs back`() throws {
    let host = host()
    let row = try host.find(identifier: "0")
    host.press(at: CGPoint(x: 50, y: 100))
    host.move(to: CGPoint(x: 50, y: 200))
    #expect(abs(row.frame.minY - 48.35) < 0.005)
    host.move(to: CGPoint(x: 50, y: 150))
    #expect(abs(row.frame.minY - (1 - 1 / (0.55 * 50 / 400 + 1)) * 400) < 0.001)
    host.release(at: CGPoint(x: 50, y: 150))
    let x0 = row.frame.minY
    for step in 1...30 {
      host.advance(by: 1.0 / 60)
      let t = Double(step) / 60
      let w = 4 * Double.pi
      let expected = x0 * (1 + w * t) * exp(-w * t)
      #expect(abs(row.frame.minY - expected) < 0.11)
    }
    host.advance(by: 1)
    #expect(row.frame.minY == 0)
  }

  @Test func `A fling past the end bounces there and comes back`() throws {
    let host = host()
    let row = try host.find(identifier: "0")
    host.scroll(at: CGPoint(x: 50, y: 50), by: CGVector(dx: 0, dy: 1500))
    host.fling(from: 350, by: -60, at: 3000)
    var furthest: CGFloat = 0
    for _ in 0..<240 {
      host.advance(by: 1.0 / 60)
      furthest = min(furthest, row.frame.minY)
    }
    #expect(furthest < -1601)
    #expect(row.frame.minY == -1600)
  }

  @Test func `Where nothing bounces the content stops at the edge`() throws {
    let host = TestHost(size: size) {
      ScrollView { Color.red.frame(height: 300).accessibilityIdentifier("a") }
        .scrollBounceBehavior(.basedOnSize)
    }
    let content = try host.find(identifier: "a")
    host.press(at: CGPoint(x: 50, y: 100))
    host.move(to: CGPoint(x: 50, y: 200))
    #expect(content.frame.minY == 0)
    host.release(at: CGPoint(x: 50, y: 200))
  }

  @Test func `L230: a drag cancels the press under the finger, and a tap does not scroll`() throws {
    let log = Log()
    let host = TestHost(size: size) {
      ScrollView {
        VStack(spacing: 0) {
          Color.blue.frame(height: 40).accessibilityIdentifier("go").onPress { log.add("go") }
          Rows(log: log)
        }
      }
    }
    let button = try host.find(identifier: "go")
    let middle = CGPoint(x: button.frame.midX, y: button.frame.midY)
    host.drag(from: middle, to: CGPoint(x: middle.x, y: middle.y - 12), steps: 3)
    #expect(log.take() == [])
    host.settle()
    host.advance(by: 1)
    try host.find(identifier: "go").tap()
    #expect(log.take() == ["go"])
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `L230: a gesture of the content that has recognised keeps the drag`() throws {
    let log = Log()
    let host = TestHost(size: size) {
      ScrollView {
        VStack(spacing: 0) {
          Color.blue.frame(height: 100).gesture(
            DragGesture().onChanged { log.add("\($0.translation.width)") }
              .onEnded { _ in log.add("ended") })
          Rows(log: log)
        }
      }
    }
    let row = try host.find(identifier: "0")
    // Across the axis the gesture is first.
    host.press(at: CGPoint(x: 20, y: 50))
    host.move(to: CGPoint(x: 40, y: 50))
    host.move(to: CGPoint(x: 40, y: 10))
    host.release(at: CGPoint(x: 40, y: 10))
    #expect(log.take().last == "ended")
    #expect(row.frame.minY == 100)
    // Along the axis the scroll view is.
    host.drag(from: CGPoint(x: 20, y: 90), to: CGPoint(x: 20, y: 50))
    #expect(log.take() == [])
    #expect(row.frame.minY == 60)
  }

  @Test func `M111: a gesture state is reset when the scroll view takes the touch over`() {
    let log = Log()
    let host = TestHost(size: size) { ScrollView { Held(log: log).frame(height: 600) } }
    host.press(at: CGPoint(x: 50, y: 100))
    host.move(to: CGPoint(x: 50, y: 95))
    host.move(to: CGPoint(x: 50, y: 60))
    host.release(at: CGPoint(x: 50, y: 60))
    #expect(log.take().filter { $0 == "ended" } == [])
    #expect(host.text == ["free"])
  }

  @Test func `Phases follow the finger: tracking, interacting, decelerating, idle`() {
    let log = Log()
    let host = host(log)
    host.fling(from: 350, by: -100, at: 1000)
    host.advance(by: 6)
    #expect(
      log.take() == [
        "idle-idle", "idle-tracking", "tracking-interacting", "interacting-decelerating",
        "decelerating-idle",
      ])
    host.tap(at: CGPoint(x: 50, y: 50))
    host.press(at: CGPoint(x: 50, y: 50))
    host.release(at: CGPoint(x: 50, y: 50))
    #expect(log.take().filter { $0.contains("-") } == ["idle-tracking", "tracking-idle"])
  }

  @Test func `The velocity of a phase is that of the offset`() {
    let found = Recorder<CGVector?>()
    let host = TestHost(size: size) {
      ScrollView { Rows(log: Log()) }
        .onScrollPhaseChange { _, new, context in
          if new == .decelerating { found.add(context.velocity) }
        }
    }
    host.fling(from: 350, by: -100, at: 1000)
    #expect(abs((found.entries.last??.dy ?? 0) - 1000) < 2)
  }

  @Test func `L232: a touch stops the content and has no other effect`() throws {
    let log = Log()
    let host = host(log)
    let row = try host.find(identifier: "0")
    host.fling(from: 350, by: -100, at: 1000)
    host.advance(by: 0.1)
    _ = log.take()
    let before = row.frame.minY
    host.press(at: CGPoint(x: 50, y: 50))
    host.release(at: CGPoint(x: 50, y: 50))
    host.advance(by: 1)
    #expect(row.frame.minY == before)
    #expect(log.take() == ["decelerating-tracking", "tracking-idle"])
    host.tap(at: CGPoint(x: 50, y: 50))
    #expect(log.take().count == 1)
  }

  @Test func `L231: the inner scroll view takes the drag where it can move, else the outer one`()
    throws
  {
    let host = TestHost(size: size) {
      ScrollView {
        VStack(spacing: 0) {
          ScrollView { Color.red.frame(height: 150).accessibilityIdentifier("inner") }
            .frame(height: 100)
          Color.blue.frame(height: 900).accessibilityIdentifier("outer")
        }
      }
    }
    let (inner, outer) = (try host.find(identifier: "inner"), try host.find(identifier: "outer"))
    host.drag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 40))
    #expect(inner.frame.minY == -50)
    #expect(outer.frame.minY == 100)
    host.drag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 60))
    #expect(outer.frame.minY == 70)
  }

  @Test func `L231: the direction decides between scroll views of different axes`() throws {
    let host = TestHost(size: size) {
      ScrollView {
        VStack(spacing: 0) {
          ScrollView(.horizontal) {
            Color.red.frame(width: 500, height: 100).accessibilityIdentifier("inner")
          }
          Color.blue.frame(height: 900).accessibilityIdentifier("outer")
        }
      }
    }
    let (inner, outer) = (try host.find(identifier: "inner"), try host.find(identifier: "outer"))
    host.drag(from: CGPoint(x: 80, y: 50), to: CGPoint(x: 30, y: 45))
    #expect(inner.frame.minX == -50)
    #expect(outer.frame.minY == 100)
    host.drag(from: CGPoint(x: 80, y: 90), to: CGPoint(x: 75, y: 40))
    #expect(inner.frame.minX == -50)
    #expect(outer.frame.minY == 50)
  }

  @Test func `Both axes follow the finger at once`() throws {
    let host = TestHost(size: CGSize(width: 100, height: 100)) {
      ScrollView([.horizontal, .vertical]) {
        Color.red.frame(width: 500, height: 500).accessibilityIdentifier("a")
      }
    }
    host.drag(from: CGPoint(x: 90, y: 90), to: CGPoint(x: 60, y: 40))
    #expect(try host.find(identifier: "a").frame.origin == CGPoint(x: -30, y: -50))
  }

  @Test func `A finger beside the content, inside the scroll view, drags it`() throws {
    let host = TestHost(size: CGSize(width: 100, height: 100)) {
      ScrollView {
        Color.red.frame(width: 20, height: 500).accessibilityIdentifier("a")
          .padding(.trailing, 80)
      }
    }
    host.drag(from: CGPoint(x: 90, y: 90), to: CGPoint(x: 90, y: 40))
    #expect(try host.find(identifier: "a").frame.minY == -50)
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `L120: a disabled scroll view does not follow a finger`() throws {
    let host = TestHost(size: size) { ScrollView { Rows(log: Log()) }.scrollDisabled(true) }
    host.drag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 40))
    #expect(try host.find(identifier: "0").frame.minY == 0)
  }

  @Test func `A step of a drag, and one of a fling, run no body and no layout`() {
    let host = TestHost(size: size) { ScrollView { Rows(log: Log()) } }
    host.press(at: CGPoint(x: 50, y: 300))
    host.move(to: CGPoint(x: 50, y: 280))
    let before = host.counts
    host.move(to: CGPoint(x: 50, y: 260))
    #expect(host.counts == before)
    host.advance(by: 0.01)
    host.move(to: CGPoint(x: 50, y: 240))
    host.release(at: CGPoint(x: 50, y: 240))
    host.advance(by: 0.5)
    #expect(host.counts == before)
  }

  @Test func `A mouse of a host that does not say otherwise drags nothing`() {
    let host = PlainHost(100, 100) { ScrollView { box(40, 300, "a") } }
    for (phase, y) in [(PointerEvent.Phase.began, 90.0), (.moved, 40), (.ended, 40)] {
      host.host.send(
        .pointer(
          PointerEvent(
            id: 0, kind: .mouse, phase: phase, location: CGPoint(x: 20, y: y), time: 0)))
    }
    #expect(host.frame("a").minY == 0)
  }
}

/// A hundred rows of 20 points that log their taps.
private struct Rows: View {
  let log: Log

  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<100) { index in
        Color.red.frame(height: 20).onTapGesture { log.add("\(index)") }
          .accessibilityIdentifier("\(index)")
      }
    }
  }
}

/// A view whose state is that of a drag.
private struct Held: View {
  let log: Log
  @GestureState private var isHeld = false

  var body: some View {
    Color.green
      .overlay { Text(isHeld ? "held" : "free") }
      .gesture(
        LongPressGesture(minimumDuration: 9, maximumDistance: 50)
          .updating($isHeld) { value, state, _ in state = value }
          .onEnded { _ in log.add("ended") })
  }
}

extension TestHost {
  /// Drags up or down at a velocity, in points per second, and lifts the finger.
  func fling(from y: CGFloat, by distance: CGFloat, at speed: CGFloat) {
    press(at: CGPoint(x: 50, y: y))
    let steps = 4
    for step in 1...steps {
      frame(after: Double(abs(distance) / speed) / Double(steps))
      move(to: CGPoint(x: 50, y: y + distance * CGFloat(step) / CGFloat(steps)))
    }
    release(at: CGPoint(x: 50, y: y + distance))
  }

  private func frame(after duration: TimeInterval) { advance(by: duration) }
}
