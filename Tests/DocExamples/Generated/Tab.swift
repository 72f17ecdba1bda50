// swift-format-ignore-file
// Made by `make examples` from the examples of Tab.

import SwiftUI
import Testing
import WaggleTestKit

private struct Apiary: View {
  @State private var selection = "hives"

  var body: some View {
    TabView(selection: $selection) {
      Tab("Hives", systemImage: "hexagon", value: "hives") { Text("12 hives") }
      Tab("Honey", systemImage: "drop", value: "honey") { Text("3 kg") }
    }
  }
}

@MainActor @Test private func `Examples of Tab`() async throws {
  try expectDraws(Apiary(), shows: [], reports: [])
}
