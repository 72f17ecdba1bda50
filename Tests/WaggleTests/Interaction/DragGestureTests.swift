import Foundation
import TestSupport
import Testing
import WaggleTestKit

/// Drags, and gestures of two fingers (M105–M108).
@MainActor @Suite struct DragGestureTests {
  private let log = Log()

  @Test
  func `M105: a drag begins 10 points from its start, and its first translation includes them`() {
    let host = TestHost.small { DraggedView(log: log) }
    host.press(50, 20)
    for x in [4.0, 8, 12] { host.move(50 + x, 20) }
    #expect(log.take() == ["changed 12"])
    host.move(50, 20)
    #expect(log.take() == ["changed 0"])
    host.release(50, 20)
    #expect(log.entries == ["ended 0 0.0"])
  }

  @Test func `M105: a drag of distance 0 begins at the touch`() {
    let host = TestHost.small { DraggedView(log: log, minimumDistance: 0) }
    host.press(50, 20)
    #expect(log.take() == ["changed 0"])
    host.release(60, 20)
    #expect(log.entries == ["ended 10 0.0"])
  }

  @Test func `M106: the predicted end of a drag is a quarter of a second ahead`() {
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

  @Test func `M107: local positions are those of the modified view, without later offsets`() {
    var places: [CGPoint] = []
    let host = TestHost(size: CGSize(width: 400, height: 400)) {
      Color.red.frame(width: 50, height: 50)
        .gesture(SpatialTapGesture().onEnded { places.append($0.location) })
        .offset(x: 125, y: -95)
    }
    host.tap(at: CGPoint(x: 300, y: 80))
    #expect(places == [.zero])
  }

  @Test func `M107: a drag has its values in the requested space`() {
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

  @Test func `M108: two fingers rotate from 1 degree on, over half turns too`() {
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

  @Test func `A drag of the test kit takes one frame per step`() {
    let host = TestHost.small { DraggedView(log: log) }
    host.settle()
    let before = host.host.framesDrawn
    host.drag(from: CGPoint(x: 10, y: 20), to: CGPoint(x: 90, y: 20), steps: 4)
    #expect(host.host.framesDrawn - before == 4)
    #expect(
      log.entries == ["changed 20", "changed 40", "changed 60", "changed 80", "ended 80 0.0"])
  }
}
