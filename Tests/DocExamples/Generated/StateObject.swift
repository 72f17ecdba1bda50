// swift-format-ignore-file
// Made by `make examples` from the examples of StateObject.

import SwiftUI
import Testing
import WaggleTestKit

private final class Hive: ObservableObject {
  @Published var honey = 0
}

private struct HiveView: View {
  @StateObject private var hive = Hive()

  var body: some View {
    Button("Honey: \(hive.honey)") { hive.honey += 1 }  // shows Honey: 0
  }
}

@MainActor @Test private func `Examples of StateObject`() async throws {
  try expectDraws(HiveView(), shows: ["Honey: 0"], reports: [])
}
