// swift-format-ignore-file
// Made by `make examples` from the examples of SettingsLink.

import SwiftUI
import Testing
import WaggleTestKit

private struct Apiary: App {
  var body: some Scene {
    WindowGroup {
      SettingsLink { Label("Settings", systemImage: "gear") }
    }
    Settings { Text("Nothing to set").padding() }
  }
}
