// swift-format-ignore-file
// Made by `make examples` from the examples of PresentationMode.

import SwiftUI
import Testing
import WaggleTestKit

private struct Details: View {
  @Environment(\.presentationMode) private var presentationMode

  var body: some View {
    Button("Done") { presentationMode.wrappedValue.dismiss() }
  }
}

@MainActor @Test private func `Examples of PresentationMode`() async throws {
  try expectDraws(Details(), shows: [], reports: [])
}
