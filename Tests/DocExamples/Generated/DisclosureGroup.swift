// swift-format-ignore-file
// Made by `make examples` from the examples of DisclosureGroup.

import SwiftUI
import Testing
import WaggleTestKit

private struct Details: View {
  @State private var isExpanded = true

  var body: some View {
    DisclosureGroup("Delivery", isExpanded: $isExpanded) {
      Text("On Friday")  // shows On Friday
      DisclosureGroup("More") { Text("By bicycle") }
    }
  }
}

@MainActor @Test private func `Examples of DisclosureGroup`() async throws {
  try expectDraws(Details(), shows: ["On Friday"], reports: [])
}
