import Foundation
import TestSupport
import Testing
import WaggleTestKit

@MainActor private enum Resets {
  static var count = 0
}

/// The callbacks of gestures and their state (M109–M112).
@MainActor @Suite struct GestureStateTests {
  private let log = Log()

  @Test func `M109: an equal value is delivered once, and the end once`() {
    let host = TestHost.small { DraggedView(log: log) }
    host.press(20, 20)
    host.move(40, 20)
    host.move(40, 20)
    #expect(log.take() == ["changed 20"])
    #expect(host.text == ["20"])
    host.release(40, 20)
    #expect(log.entries == ["ended 20 0.0"])
  }

  @Test func `M109: a cancelled touch ends nothing`() {
    let host = TestHost.small { DraggedView(log: log) }
    host.press(20, 20)
    host.move(40, 20)
    host.host.send(.windowFocus(false))
    #expect(log.entries == ["changed 20"])
    #expect(host.text == ["0"])
  }

  @Test func `M110: the state is reset before an outer onEnded reads it, after an inner one`() {
    struct Both: View {
      let log: Log
      let endsFirst: Bool
      @GestureState private var way = 7.0

      var body: some View {
        if endsFirst {
          Color.red.gesture(
            DragGesture().onEnded { _ in log.add("\(way)") }
              .updating($way) { value, state, _ in state = Double(value.translation.width) })
        } else {
          Color.red.gesture(
            DragGesture()
              .updating($way) { value, state, _ in state = Double(value.translation.width) }
              .onEnded { _ in log.add("\(way)") })
        }
      }
    }
    for (endsFirst, expected) in [(false, "7.0"), (true, "20.0")] {
      let host = TestHost.small { Both(log: log, endsFirst: endsFirst) }
      host.drag(from: CGPoint(x: 20, y: 50), to: CGPoint(x: 40, y: 50))
      #expect(log.take() == [expected])
    }
  }

  @Test func `M111, R194: removing or disabling a view resets the state and ends nothing`() {
    struct Holder: View {
      let model: TouchModel
      let log: Log
      @GestureState(reset: { old, _ in MainActor.assumeIsolated { Resets.count += old } })
      private var way = 0

      var body: some View {
        Text("\(way)")
        if model.isShown {
          Color.red.frame(height: 60).gesture(
            DragGesture().updating($way) { value, state, _ in
              state = Int(value.translation.width)
            }.onEnded { _ in log.add("ended") }
          ).disabled(model.isDisabled)
        }
      }
    }
    for goes in [true, false] {
      Resets.count = 0
      let model = TouchModel()
      let host = TestHost.small { Holder(model: model, log: log) }
      host.press(20, 60)
      host.move(50, 60)
      #expect(host.text == ["30"])
      host.frame { if goes { model.isShown = false } else { model.isDisabled = true } }
      #expect(host.text == ["0"])
      #expect(Resets.count == 30)
      host.release(50, 60)
      #expect(log.entries == [])
    }
  }

  @Test func `M112: a running gesture uses the closures of the latest body`() {
    struct Counter: View {
      let log: Log
      @State private var count = 0

      var body: some View {
        Color.red.gesture(
          DragGesture()
            .onChanged { _ in
              log.add("\(count)")
              count += 1
            })
      }
    }
    let host = TestHost.small { Counter(log: log) }
    host.drag(from: CGPoint(x: 10, y: 50), to: CGPoint(x: 50, y: 50), steps: 4)
    #expect(log.entries == ["0", "1", "2", "3"])
  }

  @Test func `A gesture can be added and removed with a condition`() {
    struct Switched: View {
      let log: Log
      @State private var isOn = false

      var body: some View {
        VStack(spacing: 0) {
          Color.red.gesture(isOn ? TapGesture().onEnded { log.add("tap") } : nil)
          Color.blue.onTapGesture { isOn.toggle() }
        }
      }
    }
    let host = TestHost.small { Switched(log: log) }
    host.tap(50, 20)
    #expect(log.entries == [])
    host.tap(50, 80)
    host.tap(50, 20)
    #expect(log.entries == ["tap"])
    host.tap(50, 80)
    host.tap(50, 20)
    #expect(log.entries == ["tap"])
  }

  @Test func `Custom gestures, mapped gestures and AnyGesture work`() {
    struct Doubled: Gesture {
      typealias Value = CGFloat
      var body: some Gesture<CGFloat> { DragGesture().map { $0.translation.width * 2 } }
    }
    var values: [CGFloat] = []
    let host = TestHost.small {
      Color.red.gesture(AnyGesture(Doubled()).onEnded { values.append($0) })
    }
    host.drag(from: CGPoint(x: 10, y: 50), to: CGPoint(x: 40, y: 50))
    #expect(values == [60])
  }

  @Test func `Gestures make no recognizer before the first touch`() {
    let plain = TestHost.small { Color.red }
    let host = TestHost.small { Color.red.gesture(DragGesture().onChanged { _ in }) }
    plain.settle()
    host.settle()
    #expect(host.counts.nodesMade <= plain.counts.nodesMade)
    host.drag(from: CGPoint(x: 10, y: 20), to: CGPoint(x: 90, y: 20))
    #expect(host.counts.bodies == plain.counts.bodies)
  }
}
