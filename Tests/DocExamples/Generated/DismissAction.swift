// swift-format-ignore-file
// Made by `make examples` from the examples of DismissAction.

import SwiftUI
import Testing
import WaggleTestKit

private struct Details: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View { Button("Done") { dismiss() } }
}

@MainActor @Test private func `Examples of DismissAction`() async throws {
  try expectDraws(Details(), shows: [], reports: [])
}
