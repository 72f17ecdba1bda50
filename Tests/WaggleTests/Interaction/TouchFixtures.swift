import Foundation
import WaggleTestKit

/// What was tapped, in order.
@MainActor final class TapLog {
  var lines: [String] = []
  func add(_ line: String) { lines.append(line) }
}

extension View {
  func logs(_ name: String, _ log: TapLog, count: Int = 1) -> some View {
    onTapGesture(count: count) { log.add(name) }
  }
}

extension TestHost {
  /// A window of 100 by 100 points.
  static func small<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> TestHost {
    TestHost(size: CGSize(width: 100, height: 100), content: content)
  }

  func tap(_ x: CGFloat, _ y: CGFloat) { tap(at: CGPoint(x: x, y: y)) }
}
