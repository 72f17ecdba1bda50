// swift-format-ignore-file
// Made by `make examples` from the examples of Anchors.md.

import SwiftUI
import Testing
import WaggleTestKit

private struct SelectedTab: PreferenceKey {
  static func reduce(
    value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?
  ) {
    value = value ?? nextValue()
  }
}

private struct Example1: View {
  var body: some View {
    HStack(spacing: 24) {
      Text("Day")
      Text("Week")
        .anchorPreference(key: SelectedTab.self, value: .bounds) { $0 }
      Text("Month")
    }
    .overlayPreferenceValue(SelectedTab.self, alignment: .topLeading) { tab in
      GeometryReader { proxy in
        if let tab {
          let frame = proxy[tab]
          Color.blue
            .frame(width: frame.width, height: 2)
            .offset(x: frame.minX, y: frame.maxY)
        }
      }
    }
  }
}

@MainActor @Test private func `Examples of Anchors.md`() async throws {
  try expectDraws(Example1(), shows: [], reports: [])
}
