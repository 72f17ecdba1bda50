// swift-format-ignore-file
// Made by `make examples` from the examples of OnReceive.

import SwiftUI
import Testing
import WaggleTestKit

private struct Visits: View {
  let arrivals = PassthroughSubject<String, Never>()
  @State private var last = "none yet"

  var body: some View {
    Button("Last: \(last)") { arrivals.send("a bee") }  // shows Last: none yet
      .onReceive(arrivals) { last = $0 }
  }
}

@MainActor @Test private func `Examples of OnReceive`() async throws {
  try expectDraws(Visits(), shows: ["Last: none yet"], reports: [])
}
