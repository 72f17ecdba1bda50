// swift-format-ignore-file
// Made by `make examples` from the examples of ScrollViewReader.

import SwiftUI
import Testing
import WaggleTestKit

private struct Log: View {
  var body: some View {
    ScrollViewReader { proxy in
      Button("Latest") {
        withAnimation { proxy.scrollTo(199, anchor: .bottom) }
      }
      ScrollView {
        ForEach(0..<200) { Text("Line \($0)") }
      }
    }
  }
}

@MainActor @Test private func `Examples of ScrollViewReader`() async throws {
  try expectDraws(Log(), shows: [], reports: [])
}
