// swift-format-ignore-file
// Made by `make examples` from the examples of TextField.

import SwiftUI
import Testing
import WaggleTestKit

private struct Account: View {
  @State private var name = ""
  @State private var age = 7

  var body: some View {
    VStack {
      TextField("Name", text: $name)
        .onChange(of: name) { name = String(name.prefix(20)) }
        .onSubmit { print("Hello, \(name)") }
      TextField("Age", value: $age, format: .number)
        .keyboardType(.numberPad)
    }
    .textFieldStyle(.roundedBorder)
  }
}

@MainActor @Test private func `Examples of TextField`() async throws {
  try expectDraws(Account(), shows: [], reports: [])
}
