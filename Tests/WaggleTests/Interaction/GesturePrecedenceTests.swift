import Foundation
import TestSupport
import Testing
import WaggleTestKit

@MainActor @Suite struct GesturePrecedenceTests {
  private let log = Log()

  private func tapped(@ViewBuilder _ content: @escaping () -> some View) -> [String] {
    let host = TestHost.small(content)
    host.tap(50, 50)
    return log.take()
  }

  private var child: some View { Color.red.logs("child", log) }
  private var parent: some Gesture<Void> { TapGesture().logs("parent", log) }

  @Test func `M116: subviews come first, then high priority, or both at once`() {
    #expect(tapped { child.gesture(parent) } == ["child"])
    #expect(tapped { child.highPriorityGesture(parent) } == ["parent"])
    #expect(tapped { child.simultaneousGesture(parent) } == ["child", "parent"])
  }

  @Test func `M116: of two with high priority the outer comes first`() {
    #expect(
      tapped {
        child.highPriorityGesture(TapGesture().logs("inner", log)).highPriorityGesture(parent)
      } == ["parent"])
  }

  @Test func `M117: a mask decides which gestures take part`() {
    #expect(tapped { child.gesture(parent, including: .all) } == ["child"])
    #expect(tapped { child.gesture(parent, including: .gesture) } == ["parent"])
    #expect(tapped { child.gesture(parent, including: .subviews) } == ["child"])
    #expect(tapped { child.gesture(parent, including: .none) } == [])
    #expect(tapped { child.highPriorityGesture(parent, isEnabled: false) } == ["child"])
    #expect(tapped { child.simultaneousGesture(parent, isEnabled: false) } == ["child"])
    #expect(tapped { Color.red.gesture(parent, isEnabled: false) } == [])
  }

  @Test func `M118: the second of two gestures acts when the first has failed`() {
    let both = DragGesture().exclusively(before: TapGesture()).onEnded { [log] in
      switch $0 {
      case .first: log.add("first")
      case .second: log.add("second")
      }
    }
    let host = TestHost.small { Color.red.gesture(both) }
    host.tap(50, 50)
    #expect(log.take() == ["second"])
    host.drag(from: CGPoint(x: 10, y: 50), to: CGPoint(x: 40, y: 50))
    #expect(log.take() == ["first"])
  }

  @Test
  func `M118: while the first is possible the second changes, and ends only when the first fails`()
  {
    let host = TestHost.small {
      Color.red
        .onTapGesture(count: 2) { [log] in log.add("two") }
        .gesture(
          DragGesture(minimumDistance: 5)
            .onChanged { [log] _ in log.add("drags") }.onEnded { [log] _ in log.add("ended") })
    }
    host.press(50, 50)
    host.move(60, 50)
    #expect(log.take() == ["drags"])
    host.release(60, 50)
    #expect(log.take() == [])
    host.advance(by: 0.4)
    #expect(log.entries == ["ended"])
  }

  @Test func `M119: simultaneous gestures have ended when both have`() {
    let both = TapGesture().simultaneously(with: LongPressGesture()).onEnded { [log] in
      log.add("\($0.first != nil) \(String(describing: $0.second))")
    }
    let host = TestHost.small { Color.red.gesture(both) }
    host.tap(50, 50)
    #expect(log.take() == ["true nil"])
    host.press(50, 50)
    host.advance(by: 0.6)
    #expect(log.take() == [])
    host.release(50, 50)
    #expect(log.entries == ["true Optional(true)"])
  }

  @Test func `M120: the second gesture of a sequence gets the touches after the first`() {
    let press = LongPressGesture().sequenced(before: DragGesture())
    let host = TestHost.small {
      Color.red.gesture(
        press
          .onChanged { [log] in
            switch $0 {
            case .first(let isPressed): log.add("first \(isPressed)")
            case .second(let isPressed, let drag):
              log.add("second \(isPressed) \(drag.map { Int($0.translation.width) } ?? -1)")
            }
          }
          .onEnded { [log] in
            if case .second(_, let drag?) = $0 { log.add("ended \(Int(drag.translation.width))") }
          })
    }
    host.press(50, 50)
    host.advance(by: 0.5)
    host.move(70, 50)
    host.release(70, 50)
    #expect(log.take() == ["first true", "second true -1", "second true 20", "ended 20"])
    host.press(50, 50)
    host.move(70, 50)
    host.release(70, 50)
    #expect(log.entries == ["first true"])
  }

  @Test func `M121: a tap fails where a gesture above it in rank is active`() {
    let host = TestHost.small {
      Color.red
        .gesture(DragGesture(minimumDistance: 0).onEnded { [log] _ in log.add("drag") })
        .logs("tap", log)
    }
    host.tap(50, 50)
    #expect(log.entries == ["drag"])
  }

  @Test func `A long press inside does not keep taps outside from acting`() {
    let host = TestHost.small {
      Color.red.onLongPressGesture { [log] in log.add("long") }.logs("tap", log)
    }
    host.tap(50, 50)
    #expect(log.take() == ["tap"])
    host.press(50, 50)
    host.advance(by: 0.6)
    host.release(50, 50)
    #expect(log.entries == ["long"])
  }

  @Test func `An outer drag continues when an inner press has failed`() {
    let host = TestHost.small {
      Color.red.onLongPressGesture { [log] in log.add("long") }
        .gesture(DragGesture().onEnded { [log] _ in log.add("drag") })
    }
    host.drag(from: CGPoint(x: 10, y: 50), to: CGPoint(x: 90, y: 50))
    #expect(log.entries == ["drag"])
  }

  @Test func `M122: a disabled view gets no touches, the views around it do`() {
    let host = TestHost.small {
      ZStack {
        Color.blue.logs("behind", log)
        Color.red.logs("inner", log).disabled(true).logs("outer", log)
      }
    }
    host.tap(50, 50)
    #expect(log.entries == ["outer"])
  }

  @Test func `Two fingers on two views are two gestures`() {
    let host = TestHost.small {
      VStack(spacing: 0) {
        Color.red.logs("top", log)
        Color.blue.logs("bottom", log)
      }
    }
    host.press(50, 20)
    host.press(50, 80, finger: 1)
    host.release(50, 80, finger: 1)
    host.release(50, 20)
    #expect(log.entries == ["bottom", "top"])
  }

  @Test func `A second finger on a view does not affect the first`() {
    let host = TestHost.small { Color.red.logs("tap", log) }
    host.press(20, 20)
    host.press(80, 80, finger: 1)
    host.release(80, 80, finger: 1)
    #expect(log.entries == [])
    host.release(20, 20)
    #expect(log.entries == ["tap"])
  }

  @Test
  func
    `M119: a long press beside a tap ends both when the tap has given up, the finger still down`()
  {
    let both = TapGesture().simultaneously(with: LongPressGesture())
      .onEnded { [log] in log.add("tap \($0.first != nil), long \($0.second ?? false)") }
    let host = TestHost.small { Color.red.gesture(both) }
    host.press(50, 50)
    host.advance(by: 0.7)
    #expect(log.take() == [])
    host.advance(by: 0.1)
    #expect(log.take() == ["tap false, long true"])
    host.release(50, 50)
    #expect(log.take() == [])
  }
}
