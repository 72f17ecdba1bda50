// swift-format-ignore-file
// Made by `make examples` from the examples of FoundElement+Selecting.

import SwiftUI
import Testing
import WaggleTestKit

private struct Blossom: View {
  @State private var flower = "Clover"

  var body: some View {
    Picker("Flower", selection: $flower) {
      ForEach(["Clover", "Sage"], id: \.self) { Text($0) }
    }
  }
}

@MainActor private struct Example1 {
  func run() throws {
    let host = TestHost { Blossom() }
    try host.find(role: .picker, label: "Flower").select("Sage")
    print(try host.find(role: .picker, label: "Flower").value ?? "none")  // Sage
  }
}

@MainActor @Test private func `Examples of FoundElement+Selecting`() async throws {
  try await expectPrints(["Sage"]) { try Example1().run() }
}
