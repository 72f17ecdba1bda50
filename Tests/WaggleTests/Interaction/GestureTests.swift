import Foundation
import TestSupport
import Testing
import WaggleTestKit

/// A drag of which everything is logged.
private struct Dragged: View {
  let log: Log
  var minimumDistance: CGFloat = 10
  var space = CoordinateSpace.local
  @GestureState private var state = 0.0

  var body: some View {
    Color.red
      .gesture(
        DragGesture(minimumDistance: minimumDistance, coordinateSpace: space)
          .updating($state) { value, state, _ in state = Double(value.translation.width) }
          .onChanged { log.add("changed \(Int($0.translation.width))") }
          .onEnded { log.add("ended \(Int($0.translation.width)) \(state)") })
    Text("\(Int(state))")
  }
}

@MainActor @Suite struct GestureTests {
  private let log = Log()

  @Test func `M100: a tap that lasts .75 s is none, whatever it leaves meanwhile`() {
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

  @Test func `M101: .35 s from release to release is a double tap, .36 is none`() {
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

  @Test func `M102: fewer taps wait for more, wherever these stand`() {
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

  @Test func `M103: a long press tells true at the touch and ends at its time, the finger down`() {
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

  @Test func `M103: a finger that moves 10 points is no long press, 9 points do no harm`() {
    let host = TestHost.small { Color.red.gesture(LongPressGesture().logs("long", log)) }
    for (distance, expected) in [(10.0, []), (9.0, ["long"])] {
      host.press(50, 50)
      host.move(50 + distance, 50)
      host.advance(by: 1)
      host.release(50, 50)
      #expect(log.take() == expected)
    }
  }

  @Test func `M104: pressing is true, then false before the action, and nothing at the lift`() {
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

  @Test func `M104: the names of earlier releases do the same`() {
    let host = TestHost.small {
      Color.red.onLongPressGesture(minimumDuration: 0.2, pressing: { log.add("\($0)") }) {
        log.add("perform")
      }
    }
    host.press(50, 50)
    host.advance(by: 0.2)
    #expect(log.entries == ["true", "false", "perform"])
  }

  @Test func `M105: a drag begins 10 points from its start, and its first way has them`() {
    let host = TestHost.small { Dragged(log: log) }
    host.press(50, 20)
    for x in [4.0, 8, 12] { host.move(50 + x, 20) }
    #expect(log.take() == ["changed 12"])
    host.move(50, 20)
    #expect(log.take() == ["changed 0"])
    host.release(50, 20)
    #expect(log.entries == ["ended 0 0.0"])
  }

  @Test func `M105: a drag of distance 0 begins at the touch`() {
    let host = TestHost.small { Dragged(log: log, minimumDistance: 0) }
    host.press(50, 20)
    #expect(log.take() == ["changed 0"])
    host.release(60, 20)
    #expect(log.entries == ["ended 10 0.0"])
  }

  @Test func `M106: a drag comes to rest a quarter of a second on`() {
    var last: DragGesture.Value?
    let host = TestHost.small { Color.red.gesture(DragGesture().onChanged { last = $0 }) }
    host.press(0, 50)
    for step in 1...4 {
      host.advance(by: 0.1)
      host.move(CGFloat(step) * 10, 50)
    }
    let value = try! #require(last)
    #expect(abs(value.velocity.width - 100) < 1e-6)
    #expect(abs(value.predictedEndLocation.x - 65) < 1e-6)
    #expect(abs(value.predictedEndTranslation.width - 65) < 1e-6)
    #expect(value.startLocation == CGPoint(x: 0, y: 50))
    #expect(abs(value.time.timeIntervalSinceReferenceDate - 0.4) < 1e-9)
  }

  @Test func `M106: speed fades while the finger rests`() {
    var tracker = VelocityTracker()
    tracker.add(CGPoint(x: 0, y: 0), at: 0)
    #expect(tracker.velocity(at: 0) == .zero)
    tracker.add(CGPoint(x: 10, y: 0), at: 0.1)
    tracker.add(CGPoint(x: 30, y: 0), at: 0.2)
    #expect(abs(tracker.velocity(at: 0.2).width - 125) < 1e-9)
    #expect(abs(tracker.velocity(at: 0.21).width - 125 * pow(0.998, 10)) < 1e-9)
    tracker.add(CGPoint(x: 30, y: 0), at: 0.3)
    #expect(tracker.velocity(at: 0.3).width < 105)
  }

  @Test func `M107: local places are those of the modified view, without later offsets`() {
    var places: [CGPoint] = []
    let host = TestHost(size: CGSize(width: 400, height: 400)) {
      Color.red.frame(width: 50, height: 50)
        .gesture(SpatialTapGesture().onEnded { places.append($0.location) })
        .offset(x: 125, y: -95)
    }
    host.tap(at: CGPoint(x: 300, y: 80))
    #expect(places == [.zero])
  }

  @Test func `M107: a drag is told in the space that it asks for`() {
    var values: [DragGesture.Value] = []
    let host = TestHost.small {
      Color.red.frame(width: 40, height: 40)
        .gesture(
          DragGesture(coordinateSpace: .named("box")).onChanged { values.append($0) }
        )
        .padding(10)
        .coordinateSpace(.named("box"))
    }
    host.press(50, 50)
    host.move(65, 50)
    #expect(values.last?.startLocation == CGPoint(x: 30, y: 30))
    #expect(values.last?.location == CGPoint(x: 45, y: 30))
  }

  @Test func `M108: two fingers magnify from 1 % on, relative to the start`() {
    var values: [MagnifyGesture.Value] = []
    let host = TestHost.small {
      Color.red.gesture(MagnifyGesture().onChanged { values.append($0) })
    }
    host.press(30, 50)
    host.press(70, 50, finger: 1)
    host.move(70.1, 50, finger: 1)
    #expect(values.isEmpty)
    host.move(90, 50, finger: 1)
    #expect(values.last?.magnification == 1.5)
    #expect(values.last?.startAnchor == .center)
    #expect(values.last?.startLocation == CGPoint(x: 50, y: 50))
  }

  @Test func `M108: two fingers turn from 1 degree on, over half turns too`() {
    var angles: [Double] = []
    let host = TestHost.small {
      Color.red.gesture(RotationGesture().onChanged { angles.append($0.degrees.rounded()) })
    }
    host.press(50, 50)
    host.press(90, 50, finger: 1)
    for degrees in [0.5, 90, 170, 190.0] {
      let angle = degrees * .pi / 180
      host.move(50 + 40 * cos(angle), 50 + 40 * sin(angle), finger: 1)
    }
    #expect(angles == [90, 170, 190])
  }

  @Test func `M109: the same value is told once, and the end once`() {
    let host = TestHost.small { Dragged(log: log) }
    host.press(20, 20)
    host.move(40, 20)
    host.move(40, 20)
    #expect(log.take() == ["changed 20"])
    #expect(host.text == ["20"])
    host.release(40, 20)
    #expect(log.entries == ["ended 20 0.0"])
  }

  @Test func `M109: what is taken away ends nothing`() {
    let host = TestHost.small { Dragged(log: log) }
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

  @Test func `M111, R194: a view that goes or is disabled resets the state and ends nothing`() {
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

  @Test func `M112: a gesture under way goes on with the closures of the newest body`() {
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

  @Test func `A gesture that comes and goes with a condition`() {
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

  @Test func `Gestures of one's own, mapped, hidden behind AnyGesture`() {
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

  @Test func `A drag of the test kit is one frame a step`() {
    let host = TestHost.small { Dragged(log: log) }
    host.settle()
    let before = host.host.framesDrawn
    host.drag(from: CGPoint(x: 10, y: 20), to: CGPoint(x: 90, y: 20), steps: 4)
    #expect(host.host.framesDrawn - before == 4)
    #expect(
      log.entries == ["changed 20", "changed 40", "changed 60", "changed 80", "ended 80 0.0"])
  }

  @Test func `Gestures make nothing before they are touched`() {
    let plain = TestHost.small { Color.red }
    let host = TestHost.small { Color.red.gesture(DragGesture().onChanged { _ in }) }
    plain.settle()
    host.settle()
    #expect(host.counts.nodesMade <= plain.counts.nodesMade)
    host.drag(from: CGPoint(x: 10, y: 20), to: CGPoint(x: 90, y: 20))
    #expect(host.counts.bodies == plain.counts.bodies)
  }
}

@MainActor private enum Resets {
  static var count = 0
}
