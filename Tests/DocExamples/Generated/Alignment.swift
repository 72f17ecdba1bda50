// swift-format-ignore-file
// Made by `make examples` from the examples of Alignment.

import SwiftUI
import Testing
import WaggleTestKit

private enum NameEdge: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
}

private extension HorizontalAlignment {
  static let nameEdge = HorizontalAlignment(NameEdge.self)
}

private struct Example1: View {
  var body: some View {
    /// The names begin below one another, whatever is before them.
    VStack(alignment: .nameEdge) {
      HStack {
        Text("Host")
        Text("Ada").alignmentGuide(.nameEdge) { $0[.leading] }
      }
      HStack {
        Text("Guest of honour")
        Text("Grace").alignmentGuide(.nameEdge) { $0[.leading] }
      }
    }
  }
}

@MainActor @Test private func `Examples of Alignment`() async throws {
  try expectDraws(Example1(), shows: [], reports: [])
}
