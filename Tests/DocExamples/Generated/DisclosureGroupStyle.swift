// swift-format-ignore-file
// Made by `make examples` from the examples of DisclosureGroupStyle.

import SwiftUI
import Testing
import WaggleTestKit

private struct MoreOrLess: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      HStack {
        configuration.label
        Button(configuration.isExpanded ? "Less" : "More") {
          configuration.isExpanded.toggle()
        }
      }
      if configuration.isExpanded { configuration.content }
    }
  }
}

private struct Example1: View {
  var body: some View {
    DisclosureGroup("Delivery") { Text("On Friday") }.disclosureGroupStyle(MoreOrLess())
  }
}

@MainActor @Test private func `Examples of DisclosureGroupStyle`() async throws {
  try expectDraws(Example1(), shows: [], reports: [])
}
