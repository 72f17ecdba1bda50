// swift-format-ignore-file
// Made by `make examples` from the examples of AnyLayout.

import SwiftUI
import Testing
import WaggleTestKit

private struct Contact: View {
  @State private var isWide = true

  var body: some View {
    let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout(spacing: 4))
    layout {
      Text("Ada")
      Text("Lovelace")  // shows Lovelace
    }
    .onTapGesture { withAnimation { isWide.toggle() } }
  }
}

@MainActor @Test private func `Examples of AnyLayout`() async throws {
  try expectDraws(Contact(), shows: ["Lovelace"], reports: [])
}
