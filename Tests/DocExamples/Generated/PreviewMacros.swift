// swift-format-ignore-file
// Made by `make examples` from the examples of PreviewMacros.

import SwiftUI
import Testing
import WaggleTestKit

private struct Hello: View {
  var body: some View { Text("Hello") }
}

@MainActor private struct Example1 {
  func run() throws {
    #Preview("Greeting") {
      Hello().padding()
    }
  }
}

@MainActor private struct Example2 {
  func run() throws {
    #Preview("Counter") {
      @Previewable @State var count = 0
      Button("\(count)") { count += 1 }
    }
  }
}

@MainActor @Test private func `Examples of PreviewMacros`() async throws {
  try expectDraws(Hello(), shows: [], reports: [])
}
