// swift-format-ignore-file
// Made by `make examples` from the examples of Window.

import SwiftUI
import Testing
import WaggleTestKit

private struct Apiary: App {
  var body: some Scene {
    WindowGroup { OpenStatistics() }
    Window("Statistics", id: "statistics") { Text("12 hives") }
  }
}

private struct OpenStatistics: View {
  @Environment(\.openWindow) private var openWindow

  var body: some View { Button("Statistics") { openWindow(id: "statistics") } }
}

private struct Orchard: App {
  @AppStorage("showsQueens") private var showsQueens = true

  var body: some Scene {
    WindowGroup { SettingsLink() }
    Settings { Toggle("Show queens", isOn: $showsQueens).padding() }
  }
}

@MainActor @Test private func `Examples of Window`() async throws {
  try expectDraws(OpenStatistics(), shows: [], reports: [])
}
