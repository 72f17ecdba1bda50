// swift-format-ignore-file
// Made by `make examples` from the examples of SectionActions.

import SwiftUI
import Testing
import WaggleTestKit

private struct Example1: View {
  var body: some View {
    List {
      Section("Beds") {
        Text("Herbs")
      }
      .sectionActions {
        Button("Add Bed", systemImage: "plus") {}
      }
    }
  }
}

@MainActor @Test private func `Examples of SectionActions`() async throws {
  try expectDraws(Example1(), shows: [], reports: [])
}
