// swift-format-ignore-file
// Made by `make examples` from the examples of App.

import SwiftUI
import Testing
import WaggleTestKit

private struct Garden: App {
  @State private var visits = 0

  var body: some Scene {
    WindowGroup {
      Button("Visited \(visits) times") { visits += 1 }
    }
  }
}
