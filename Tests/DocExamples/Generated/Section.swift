// swift-format-ignore-file
// Made by `make examples` from the examples of Section.

import SwiftUI
import Testing
import WaggleTestKit

private struct Example1: View {
  var body: some View {
    VStack {
      Section {
        Text("Clover")
        Text("Sage")
      } header: {
        Text("Flowers").bold()  // shows Flowers
      } footer: {
        Text("Two of them")
      }
    }
  }
}

@MainActor @Test private func `Examples of Section`() async throws {
  try expectDraws(Example1(), shows: ["Flowers"], reports: [])
}
