// swift-format-ignore-file
// Made by `make examples` from the examples of OnPreferenceChange.

import SwiftUI
import Testing
import WaggleTestKit

private struct WidestKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

/// Labels that are all as wide as the widest of them, in the first picture already.
private struct Labels: View {
  @State private var width: CGFloat?

  var body: some View {
    VStack {
      ForEach(["Mon", "Wednesday"], id: \.self) { day in
        Text(day)
          .background {
            GeometryReader { proxy in
              Color.clear.preference(key: WidestKey.self, value: proxy.size.width)
            }
          }
          .frame(width: width)
          .border(Color.gray)
      }
    }
    .onPreferenceChange(WidestKey.self) { width = $0 }
  }
}
