import Foundation
import Observation
import WaggleTestKit

/// What tests change of their views.
@MainActor @Observable final class TouchModel {
  var isShown = true
  var isDisabled = false
  var offset = 0.0
  var height = 20.0
  var isWide = false
}

/// What happened, in order.
@MainActor final class TapLog {
  var lines: [String] = []
  func add(_ line: String) { lines.append(line) }

  /// What happened since this was asked last.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

extension View {
  func logs(_ name: String, _ log: TapLog, count: Int = 1) -> some View {
    onTapGesture(count: count) { log.add(name) }
  }
}

extension Gesture {
  /// Logs the name when it has ended.
  func logs(_ name: String, _ log: TapLog) -> some Gesture<Value> { onEnded { _ in log.add(name) } }
}

extension TestHost {
  /// A window of 100 by 100 points.
  static func small<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> TestHost {
    TestHost(size: CGSize(width: 100, height: 100), content: content)
  }

  func tap(_ x: CGFloat, _ y: CGFloat) { tap(at: CGPoint(x: x, y: y)) }
  func press(_ x: CGFloat, _ y: CGFloat, finger: Int = 0) {
    press(at: CGPoint(x: x, y: y), finger: finger)
  }
  func move(_ x: CGFloat, _ y: CGFloat, finger: Int = 0) {
    move(to: CGPoint(x: x, y: y), finger: finger)
  }
  func release(_ x: CGFloat, _ y: CGFloat, finger: Int = 0) {
    release(at: CGPoint(x: x, y: y), finger: finger)
  }
}
