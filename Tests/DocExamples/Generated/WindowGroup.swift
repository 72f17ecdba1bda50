// swift-format-ignore-file
// Made by `make examples` from the examples of WindowGroup.

import SwiftUI
import Testing
import WaggleTestKit

private struct Notes: App {
  var body: some Scene {
    WindowGroup("Notes", id: "notes") { Text("No notes yet") }
  }
}
