// swift-format-ignore-file
// Made by `make examples` from the examples of EnvironmentObject.

import SwiftUI
import Testing
import WaggleTestKit

private final class Meadow: ObservableObject {
  @Published var name = "Clover"
}

private struct Sign: View {
  @EnvironmentObject private var meadow: Meadow

  var body: some View { Text(meadow.name) }
}

private struct Example1: View {
  var body: some View {
    VStack { Sign() }.environmentObject(Meadow())  // shows Clover
  }
}

@MainActor @Test private func `Examples of EnvironmentObject`() async throws {
  try expectDraws(Example1(), shows: ["Clover"], reports: [])
}
