// swift-format-ignore-file
// Made by `make examples` from the examples of DefaultAppStorage.

import SwiftUI
import Testing
import WaggleTestKit

private struct Name: View {
  @AppStorage("name") private var name = "Ada"

  var body: some View { Text(name) }
}

private struct Example1: View {
  var body: some View {
    Name().defaultAppStorage(UserDefaults(suiteName: "org.example.notes")!)
  }
}

@MainActor @Test private func `Examples of DefaultAppStorage`() async throws {
  try expectDraws(Name(), shows: [], reports: [])
  try expectDraws(Example1(), shows: [], reports: [])
}
