// swift-format-ignore-file
// Made by `make examples` from the examples of CGColor.

import SwiftUI
import Testing
import WaggleTestKit

@MainActor private struct Example1 {
  func run() throws {
    let sum = (Color(red: 0.2, green: 0.4, blue: 0.6).cgColor?.components ?? []).prefix(3).reduce(0, +)
  }
}
