// swift-format-ignore-file
// Made by `make examples` from the examples of PrintChanges.

import SwiftUI
import Testing
import WaggleTestKit

private struct Counter: View {
  @State private var count = 0

  var body: some View {
    let _ = Self._printChanges()  // prints Counter: @self, @identity, _count changed.
    Button("\(count)") { count += 1 }
  }
}

@MainActor @Test private func `Examples of PrintChanges`() async throws {
  try expectDraws(Counter(), shows: [], reports: [])
}
