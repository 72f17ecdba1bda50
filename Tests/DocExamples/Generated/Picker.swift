// swift-format-ignore-file
// Made by `make examples` from the examples of Picker.

import SwiftUI
import Testing
import WaggleTestKit

private struct Blossom: View {
  @State private var flower = "Clover"

  var body: some View {
    Picker("Flower", selection: $flower) {
      Text("Clover").tag("Clover")
      Text("Sage").tag("Sage")
    }
    .pickerStyle(.segmented)
  }
}

@MainActor @Test private func `Examples of Picker`() async throws {
  try expectDraws(Blossom(), shows: [], reports: [])
}
