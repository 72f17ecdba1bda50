import Foundation
import TestSupport
import Waggle
import WaggleTestKit

/// Lawful; its value shows the order in which values were reduced.
enum Names: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

enum Sum: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

/// Rectangles of views.
enum Rects: PreferenceKey {
  static let defaultValue: [Anchor<CGRect>] = []
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}

let leaf = Color.red

extension View {
  func writes(_ names: String...) -> some View { preference(key: Names.self, value: names) }
}

@MainActor
func host<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> TestHost {
  TestHost(size: CGSize(width: 200, height: 200), content: content)
}
