// swift-format-ignore-file
// Made by `make examples` from the examples of Label.

import SwiftUI
import Testing
import WaggleTestKit

private struct Example1: View {
  var body: some View {
    VStack(alignment: .leading) {
      Label("Honey", systemImage: "drop.fill")
      Label {
        Text("Clover").bold()
      } icon: {
        Circle().fill(.green).frame(width: 20, height: 20)
      }
    }
    .labelStyle(.titleAndIcon)
  }
}

@MainActor @Test private func `Examples of Label`() async throws {
  try expectDraws(Example1(), shows: [], reports: [])
}
