// swift-format-ignore-file
// Made by `make examples` from the examples of OnOpenURL.

import SwiftUI
import Testing
import WaggleTestKit

private struct Hives: View {
  @State private var path: [String] = []

  var body: some View {
    NavigationStack(path: $path) {
      Text("Choose a hive")
        .navigationDestination(for: String.self) { Text($0) }
    }
    .onOpenURL { url in
      if let name = url.host() { path = [name] }
    }
  }
}

@MainActor @Test private func `Examples of OnOpenURL`() async throws {
  try expectDraws(Hives(), shows: [], reports: [])
}
