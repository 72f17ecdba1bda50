// swift-format-ignore-file
// Made by `make examples` from the examples of PreviewProvider.

import SwiftUI
import Testing
import WaggleTestKit

private struct Bee: View {
  var name = "Ada"
  var body: some View { Text(name) }
}

private struct Bee_Previews: PreviewProvider {
  static var previews: some View {
    Bee()
    Bee(name: "Grace")
      .previewDisplayName("Grace")
      .previewLayout(.sizeThatFits)
  }
}

@MainActor @Test private func `Examples of PreviewProvider`() async throws {
  try expectDraws(Bee(), shows: [], reports: [])
}
