// swift-format-ignore-file
// Made by `make examples` from the examples of FoundElement+Selecting.

import SwiftUI
import Testing
import WaggleTestKit

@MainActor private struct Example1 {
  func run() throws {
    let host = TestHost {
      Picker("Flower", selection: .constant("Clover")) {
        ForEach(["Clover", "Sage"], id: \.self) { Text($0) }
      }
    }
    try host.find(role: .picker, label: "Flower").select("Sage")
  }
}
