// swift-format-ignore-file
// Made by `make examples` from the examples of EnvironmentValues.

import SwiftUI
import Testing
import WaggleTestKit

private struct SeasonKey: EnvironmentKey {
  static let defaultValue = "spring"
}

private extension EnvironmentValues {
  var season: String {
    get { self[SeasonKey.self] }
    set { self[SeasonKey.self] = newValue }
  }
}

private struct Meadow: View {
  @Environment(\.season) private var season

  var body: some View { Text("It is \(season)") }
}

private struct Example1: View {
  var body: some View {
    Meadow().environment(\.season, "summer")  // shows It is summer
  }
}

@MainActor @Test private func `Examples of EnvironmentValues`() async throws {
  try expectDraws(Meadow(), shows: [], reports: [])
  try expectDraws(Example1(), shows: ["It is summer"], reports: [])
}
