import Foundation
import SwiftUI
import Testing
import Waggle
import WaggleControls
import WaggleWindow

/// Fingers on the screen of a window.
extension WindowSessionTests {
  @Observable final class Touched {
    var taps: [String] = []
    var scale = 1.0
    var angle = Angle.zero
    var presses = 0
    var offset = 0.0
  }

  private typealias Points = [(id: Int, x: CGFloat, y: CGFloat)]

  private func touch(_ window: Window, _ phase: PointerEvent.Phase, _ points: Points) {
    for point in points {
      window.session.handle(
        .pointer(
          PointerEvent(
            id: point.id, kind: .touch, phase: phase, location: CGPoint(x: point.x, y: point.y),
            time: window.time)))
    }
  }

  /// Moves fingers in steps, one a frame.
  private func move(_ window: Window, from start: Points, to end: Points, steps: Int = 10) {
    for step in 1...steps {
      let part = CGFloat(step) / CGFloat(steps)
      let points = zip(start, end).map {
        (id: $0.id, x: $0.x + ($1.x - $0.x) * part, y: $0.y + ($1.y - $0.y) * part)
      }
      touch(window, .moved, points)
      window.time += 1.0 / 60
      window.session.tick()
    }
  }

  /// Frames of a screen that shows one each sixtieth of a second.
  private func wait(_ window: Window, _ seconds: Double) {
    for _ in 0..<Int(seconds * 60) {
      window.time += 1.0 / 60
      window.session.tick()
    }
  }

  @Test func `A finger taps in a window, and one that is cancelled does not`() throws {
    let model = Touched()
    let window = try Window(CGSize(width: 200, height: 100)) {
      HStack(spacing: 0) {
        Color.red.onTapGesture { model.taps.append("red") }
        Button("Blue") { model.taps.append("blue") }.frame(width: 100, height: 100)
      }
    }
    for (x, last) in [
      (50, PointerEvent.Phase.ended), (150, .ended), (50, .cancelled), (150, .cancelled),
    ] {
      touch(window, .began, [(100, CGFloat(x), 50)])
      wait(window, 0.05)
      touch(window, last, [(100, CGFloat(x), 50)])
      wait(window, 0.5)
    }
    #expect(model.taps == ["red", "blue"])
  }

  @Test func `Two fingers press two buttons of a window at once`() throws {
    let model = Touched()
    let window = try Window(CGSize(width: 200, height: 100)) {
      HStack(spacing: 0) {
        ForEach(["a", "b"], id: \.self) { name in
          Color.red.frame(width: 100, height: 100).onTapGesture { model.taps.append(name) }
        }
      }
    }
    touch(window, .began, [(100, 50, 50), (101, 150, 50)])
    wait(window, 0.05)
    touch(window, .ended, [(101, 150, 50), (100, 50, 50)])
    wait(window, 0.5)
    #expect(model.taps == ["b", "a"])
  }

  @Test
  func
    `A finger drags the content of a scroll view, and it continues when the finger is lifted (L116)`()
    throws
  {
    let model = Touched()
    let window = try Window(CGSize(width: 200, height: 200)) {
      ScrollView {
        Color.red.frame(height: 4000)
          .onGeometryChange(for: CGFloat.self) {
            -$0.frame(in: .scrollView).minY
          } action: {
            model.offset = $0
          }
      }
    }
    touch(window, .began, [(100, 100, 180)])
    move(window, from: [(100, 100, 180)], to: [(100, 100, 40)])
    let dragged = model.offset
    #expect(dragged > 100 && dragged <= 140)
    touch(window, .ended, [(100, 100, 40)])
    wait(window, 3)
    #expect(model.offset > dragged + 100)
    #expect(window.desktop.requests == 0 || window.settle() < 240)
  }

  @Test func `Two fingers magnify and turn what is in a window`() throws {
    let model = Touched()
    let window = try Window(CGSize(width: 300, height: 300)) {
      Color.red
        .gesture(MagnifyGesture().onChanged { model.scale = $0.magnification })
        .simultaneousGesture(RotateGesture().onChanged { model.angle = $0.rotation })
    }
    let start: Points = [(100, 100, 150), (101, 200, 150)]
    touch(window, .began, start)
    move(window, from: start, to: [(100, 50, 150), (101, 250, 150)], steps: 20)
    #expect(abs(model.scale - 2) < 0.05, "\(model.scale)")
    move(
      window, from: [(100, 50, 150), (101, 250, 150)], to: [(100, 150, 50), (101, 150, 250)],
      steps: 40)
    #expect(abs(model.angle.degrees) > 45, "\(model.angle.degrees)")
    touch(window, .ended, [(100, 150, 50), (101, 150, 250)])
    wait(window, 0.2)
  }

  @Test func `A finger that rests in a window is a long press, and opens a menu`() throws {
    let model = Touched()
    let window = try Window(CGSize(width: 300, height: 400)) {
      VStack(spacing: 0) {
        Color.red.frame(height: 100).onLongPressGesture { model.presses += 1 }
        Text("Menu").frame(maxWidth: .infinity, minHeight: 100)
          .contextMenu { Button("Feed") { model.taps.append("feed") } }
        Spacer()
      }
    }
    touch(window, .began, [(100, 150, 50)])
    wait(window, 1)
    #expect(model.presses == 1)
    touch(window, .ended, [(100, 150, 50)])
    wait(window, 0.2)
    touch(window, .began, [(100, 150, 150)])
    wait(window, 1)
    touch(window, .ended, [(100, 150, 150)])
    wait(window, 0.5)
    let feed = try #require(
      window.session.host.accessibilityElements.first { $0.label == "Feed" })
    touch(window, .began, [(100, feed.frame.midX, feed.frame.midY)])
    wait(window, 0.05)
    touch(window, .ended, [(100, feed.frame.midX, feed.frame.midY)])
    wait(window, 0.5)
    #expect(model.taps == ["feed"])
  }
}
