// swift-format-ignore-file
// Made by `make examples` from the examples of ScrollPositionModifier.

import SwiftUI
import Testing
import WaggleTestKit

private struct Cards: View {
  @State private var shown: Int?

  var body: some View {
    ScrollView(.horizontal) {
      HStack {
        ForEach(0..<9) { Text("Card \($0)").frame(width: 200) }
      }
      .scrollTargetLayout()
    }
    .scrollPosition(id: $shown)
    Text(shown.map { "Card \($0)" } ?? "none")  // shows none
  }
}
