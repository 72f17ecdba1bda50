// swift-format-ignore-file
// Made by `make examples` from the examples of PresentationDetent.

import SwiftUI
import Testing
import WaggleTestKit

private struct Page: View {
  @State private var isOpen = false

  var body: some View {
    Button("Notes") { isOpen = true }
      .sheet(isPresented: $isOpen) {
        Text("Water the flowers.")
          .presentationDetents([.height(200), .medium, .large])
      }
  }
}

private struct Third: CustomPresentationDetent {
  static func height(in context: Context) -> CGFloat? { context.maxDetentValue / 3 }
}

private struct Example2: View {
  var body: some View {
    Text("Notes").presentationDetents([.custom(Third.self), .large])
  }
}

@MainActor @Test private func `Examples of PresentationDetent`() async throws {
  try expectDraws(Page(), shows: [], reports: [])
  try expectDraws(Example2(), shows: [], reports: [])
}
