// swift-format-ignore-file
// Made by `make examples` from the examples of TextField.

import SwiftUI
import Testing
import WaggleTestKit

private struct Name: View {
  @State private var name = ""

  var body: some View {
    TextField("Name", text: $name)
      .textFieldStyle(.roundedBorder)
      .onChange(of: name) { name = String(name.prefix(20)) }
  }
}

@MainActor @Test private func `Examples of TextField`() async throws {
  try expectDraws(Name(), shows: [], reports: [])
}
