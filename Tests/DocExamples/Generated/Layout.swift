// swift-format-ignore-file
// Made by `make examples` from the examples of Layout.

import SwiftUI
import Testing
import WaggleTestKit

/// As wide as its widest subview; each subview gets that width.
private struct EqualWidths: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(
      width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).reduce(0, +))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var y = bounds.minY
    for subview in subviews {
      let height = subview.sizeThatFits(.unspecified).height
      let size = ProposedViewSize(width: bounds.width, height: height)
      subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: size)
      y += height
    }
  }
}

private struct Example1: View {
  var body: some View {
    EqualWidths {
      Button("Cancel") {}
      Button("Delete everything") {}
    }
  }
}

@MainActor @Test private func `Examples of Layout`() async throws {
  try expectDraws(Example1(), shows: [], reports: [])
}
