// swift-format-ignore-file
// Made by `make examples` from the examples of AlertValue.

import SwiftUI
import Testing
import WaggleTestKit

private struct Page: View {
  @State private var asks = false

  var body: some View {
    Button("Delete") { asks = true }
      .alert(isPresented: $asks) {
        Alert(
          title: Text("Delete all notes?"), primaryButton: .destructive(Text("Delete")),
          secondaryButton: .cancel())
      }
  }
}

private struct SharePage: View {
  @State private var asks = false

  var body: some View {
    Button("Share") { asks = true }
      .actionSheet(isPresented: $asks) {
        ActionSheet(title: Text("Share"), buttons: [.default(Text("Print")), .cancel()])
      }
  }
}

@MainActor @Test private func `Examples of AlertValue`() async throws {
  try expectDraws(Page(), shows: [], reports: [])
  try expectDraws(SharePage(), shows: [], reports: [])
}
