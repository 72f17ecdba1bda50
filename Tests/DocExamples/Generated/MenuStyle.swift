// swift-format-ignore-file
// Made by `make examples` from the examples of MenuStyle.

import SwiftUI
import Testing
import WaggleTestKit

private struct RedBorder: MenuStyle {
  func makeBody(configuration: Configuration) -> some View {
    Menu(configuration).padding(8).border(.red)
  }
}

private struct Example1: View {
  var body: some View {
    Menu("Hive") { Button("Open") {} }.menuStyle(RedBorder())
  }
}

@MainActor @Test private func `Examples of MenuStyle`() async throws {
  try expectDraws(Example1(), shows: [], reports: [])
}
