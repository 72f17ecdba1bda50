// swift-format-ignore-file
// Made by `make examples` from the examples of PreferenceTransform.

import SwiftUI
import Testing
import WaggleTestKit

private struct Total: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct Bill: View {
  @State private var total = 0

  var body: some View {
    VStack {
      Text("Total \(total)")  // shows Total 12
      VStack {
        Text("Tea").preference(key: Total.self, value: 4)
        Text("Honey").preference(key: Total.self, value: 6)
      }
      .transformPreference(Total.self) { $0 += 2 }  // the tip
    }
    .onPreferenceChange(Total.self) { total = $0 }
  }
}

@MainActor @Test private func `Examples of PreferenceTransform`() async throws {
  try expectDraws(Bill(), shows: ["Total 12"], reports: [])
}
