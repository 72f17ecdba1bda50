// swift-format-ignore-file
// Made by `make examples` from the examples of NavigationLink.

import SwiftUI
import Testing
import WaggleTestKit

private struct Example1: View {
  var body: some View {
    NavigationStack {
      List {
        NavigationLink("Clover", value: "clover")
        NavigationLink("About") { Text("Waggle") }
      }
      .navigationDestination(for: String.self) { Text($0) }
    }
  }
}

private struct Example2: View {
  var body: some View {
    NavigationSplitView {
      List {
        NavigationLink("Drones") { Text("200 drones") }
        NavigationLink("More") { Text("More lists") }.isDetailLink(false)
      }
    } detail: {
      Text("Choose")
    }
  }
}

@MainActor @Test private func `Examples of NavigationLink`() async throws {
  try expectDraws(Example1(), shows: [], reports: [])
  try expectDraws(Example2(), shows: [], reports: [])
}
