// swift-format-ignore-file
// Made by `make examples` from the examples of SidebarCommands.

import SwiftUI
import Testing
import WaggleTestKit

private struct Apiary: App {
  var body: some Scene {
    WindowGroup {
      NavigationSplitView { Text("Hives") } detail: { Text("A hive") }
    }
    .commands { SidebarCommands() }
  }
}
