// swift-format-ignore-file
// Made by `make examples` from the examples of NavigationTransition.

import SwiftUI
import Testing
import WaggleTestKit

private struct Hives: View {
  @Namespace private var namespace

  var body: some View {
    NavigationStack {
      NavigationLink(value: 7) {
        Image(systemName: "hexagon").matchedTransitionSource(id: 7, in: namespace)
      }
      .navigationDestination(for: Int.self) { hive in
        Text("Hive \(hive)").navigationTransition(.zoom(sourceID: hive, in: namespace))
      }
    }
  }
}

@MainActor @Test private func `Examples of NavigationTransition`() async throws {
  try expectDraws(Hives(), shows: [], reports: [])
}
