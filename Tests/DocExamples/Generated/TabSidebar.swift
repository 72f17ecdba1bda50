// swift-format-ignore-file
// Made by `make examples` from the examples of TabSidebar.

import SwiftUI
import Testing
import WaggleTestKit

private struct Example1: View {
  var body: some View {
    TabView {
      Tab("Hives", systemImage: "hexagon") { Text("12 hives") }
      TabSection("Stock") {
        Tab("Honey", systemImage: "drop") { Text("3 kg") }
      }
    }
    .tabViewStyle(.sidebarAdaptable)
    .defaultAdaptableTabBarPlacement(.sidebar)
  }
}

@MainActor @Test private func `Examples of TabSidebar`() async throws {
  try expectDraws(Example1(), shows: [], reports: [])
}
