// swift-format-ignore-file
// Made by `make examples` from the examples of Form.

import SwiftUI
import Testing
import WaggleTestKit

private struct Order: View {
  @State private var isGift = false

  var body: some View {
    Form {
      Section("Honey") {
        LabeledContent("Jars", value: "12")
        Button(isGift ? "No gift" : "As a gift") { isGift.toggle() }
      }
      Section {
        Button("Cancel", role: .destructive) {}
      } footer: {
        Text("Free until Friday.")  // shows Free until Friday.
      }
    }
  }
}

@MainActor @Test private func `Examples of Form`() async throws {
  try expectDraws(Order(), shows: ["Free until Friday."], reports: [])
}
