// swift-format-ignore-file
// Made by `make examples` from the examples of SceneModifier.

import SwiftUI
import Testing
import WaggleTestKit

private struct Notes: App {
  @Environment(\.scenePhase) private var phase

  var body: some Scene {
    WindowGroup { Text("No notes yet") }
      .onChange(of: phase) { _, new in print(new) }
  }
}
