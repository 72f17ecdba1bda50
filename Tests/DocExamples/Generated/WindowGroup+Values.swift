// swift-format-ignore-file
// Made by `make examples` from the examples of WindowGroup+Values.

import SwiftUI
import Testing
import WaggleTestKit

private struct Apiary: App {
  var body: some Scene {
    WindowGroup { Text("Hives") }
    WindowGroup("Hive", id: "hive", for: Int.self) { $number in
      Text("Hive \(number)")
    } defaultValue: {
      1
    }
  }
}
