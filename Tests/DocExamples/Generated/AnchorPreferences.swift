// swift-format-ignore-file
// Made by `make examples` from the examples of AnchorPreferences.

import SwiftUI
import Testing
import WaggleTestKit

private struct SelectedTab: PreferenceKey {
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = value ?? nextValue()
  }
}

private struct Example1: View {
  var body: some View {
    HStack {
      Text("Day")
      Text("Week").anchorPreference(key: SelectedTab.self, value: .bounds) { $0 }
    }
    .overlayPreferenceValue(SelectedTab.self, alignment: .topLeading) { tab in
      GeometryReader { proxy in
        if let tab {
          let frame = proxy[tab]
          Color.blue.frame(width: frame.width, height: 2).offset(x: frame.minX, y: frame.maxY)
        }
      }
    }
  }
}

private struct Outlines: PreferenceKey {
  static let defaultValue: [Anchor<CGRect>] = []
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}

/// A box whose outline comes after those of the views in it.
private struct Box<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    content.padding()
      .transformAnchorPreference(key: Outlines.self, value: .bounds) { $0.append($1) }
  }
}

@MainActor @Test private func `Examples of AnchorPreferences`() async throws {
  try expectDraws(Example1(), shows: [], reports: [])
}
