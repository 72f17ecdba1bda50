// swift-format-ignore-file
// Made by `make examples` from the examples of ProgramCommands.

import SwiftUI
import Testing
import WaggleTestKit

private struct GardenCommands: Commands {
  let water: () -> Void

  var body: some Commands {
    CommandMenu("Garden") {
      Button("Water") { water() }.keyboardShortcut("w", modifiers: [.command, .shift])
    }
  }
}

private struct Garden: App {
  var body: some Scene {
    WindowGroup { Text("Meadow") }
      .commands { GardenCommands { print("Watered") } }
  }
}
