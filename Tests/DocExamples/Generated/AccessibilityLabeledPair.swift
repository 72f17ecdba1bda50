// swift-format-ignore-file
// Made by `make examples` from the examples of AccessibilityLabeledPair.

import SwiftUI
import Testing
import WaggleTestKit

private struct Amount: View {
  @Namespace private var pairs
  @State private var jars = "12"

  var body: some View {
    HStack {
      Text("Jars").accessibilityLabeledPair(role: .label, id: "jars", in: pairs)
      TextField("", text: $jars).accessibilityLabeledPair(role: .content, id: "jars", in: pairs)
    }
  }
}

@MainActor @Test private func `Examples of AccessibilityLabeledPair`() async throws {
  try expectDraws(Amount(), shows: [], reports: [])
}
