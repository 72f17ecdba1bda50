// swift-format-ignore-file
// Made by `make examples` from the examples of LocalizedStringResource.

import SwiftUI
import Testing
import WaggleTestKit

private struct Hive: View {
  var title: LocalizedStringResource = "North hive"

  var body: some View { Text(title) }
}

private struct Example2: View {
  var body: some View {
    Text(verbatim: String(localized: "\(3) hives"))  // shows 3 hives
  }
}

@MainActor @Test private func `Examples of LocalizedStringResource`() async throws {
  try expectDraws(Hive(), shows: [], reports: [])
  try expectDraws(Example2(), shows: ["3 hives"], reports: [])
}
