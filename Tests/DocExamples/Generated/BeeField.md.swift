// swift-format-ignore-file
// Made by `make examples` from the examples of BeeField.md.

import SwiftUI
import Testing
import WaggleTestKit

private struct Width: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

private struct Growing: View {
  @State private var width: CGFloat = 10

  var body: some View {
    Color.red
      .frame(width: width, height: 10)
      .background {
        GeometryReader { proxy in
          Color.clear.preference(key: Width.self, value: proxy.size.width)
        }
      }
      .onPreferenceChange(Width.self) { width = $0 + 1 }
  }
}

@MainActor @Test private func `Examples of BeeField.md`() async throws {
  try expectDraws(Growing(), shows: [], reports: ["W-LOOP"])
}
