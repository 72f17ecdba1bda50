// swift-format-ignore-file
// Made by `make examples` from the examples of CommandMenus.

import SwiftUI
import Testing
import WaggleTestKit

private struct HiveCommands: Commands {
  var body: some Commands {
    CommandMenu("Hive") {
      Button("Count the bees") {}.keyboardShortcut("b")
    }
  }
}
