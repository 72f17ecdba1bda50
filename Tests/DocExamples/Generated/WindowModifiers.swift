// swift-format-ignore-file
// Made by `make examples` from the examples of WindowModifiers.

import SwiftUI
import Testing
import WaggleTestKit

private struct Board: App {
  var body: some Scene {
    WindowGroup { Text("Board") }.defaultSize(width: 900, height: 600)
  }
}

private struct Apiary: App {
  var body: some Scene {
    WindowGroup { Text("Hives") }
    Window("Weather", id: "weather") { Text("Rain") }
      .keyboardShortcut("w", modifiers: [.command, .shift])
  }
}
