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

private struct Drawer: View {
  @State private var isOpen = false

  var body: some View {
    Form {
      Section(isExpanded: $isOpen) {
        Text("Clover")
      } header: {
        Text("Flowers")  // shows Flowers
      }
    }
  }
}

@MainActor @Test private func `Examples of Section`() async throws {
  try expectDraws(Example1(), shows: ["Flowers"], reports: [])
  try expectDraws(Drawer(), shows: ["Flowers"], reports: [])
}
