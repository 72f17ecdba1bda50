// swift-format-ignore-file
// Made by `make examples` from the examples of Button.

import SwiftUI
import Testing
import WaggleTestKit

private struct Basket: View {
  @State private var jars = 0

  var body: some View {
    VStack {
      Button("Add a jar") { jars += 1 }
      Button(role: .destructive) {
        jars = 0
      } label: {
        Image(systemName: "trash")
      }
      .disabled(jars == 0)
    }
    .buttonStyle(.bordered)
  }
}

@MainActor @Test private func `Examples of Button`() async throws {
  try expectDraws(Basket(), shows: [], reports: [])
}
