// swift-format-ignore-file
// Made by `make examples` from the examples of NSApplicationDelegateAdaptor.

import SwiftUI
import Testing
import WaggleTestKit

private final class GardenDelegate: NSObject, NSApplicationDelegate {
  func applicationDidFinishLaunching(_ notification: Notification) { print("Launched") }
}

private struct GardenApp: App {
  @NSApplicationDelegateAdaptor(GardenDelegate.self) private var delegate

  var body: some Scene {
    WindowGroup { Text("Meadow") }
  }
}
