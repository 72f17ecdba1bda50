// swift-format-ignore-file
// Made by `make examples` from the examples of WindowActions.

import SwiftUI
import Testing
import WaggleTestKit

private struct HiveRow: View {
  let name: String
  @Environment(\.openWindow) private var openWindow

  var body: some View {
    Button("Open \(name)") { openWindow(value: name) }
  }
}

private struct Apiary: App {
  var body: some Scene {
    WindowGroup { HiveRow(name: "Clover") }
    WindowGroup(for: String.self) { $name in Text(name ?? "No hive") }
  }
}
