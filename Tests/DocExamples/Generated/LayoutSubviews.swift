// swift-format-ignore-file
// Made by `make examples` from the examples of LayoutSubviews.

import SwiftUI
import Testing
import WaggleTestKit

private struct Weight: LayoutValueKey {
  static let defaultValue: CGFloat = 1
}

private extension View {
  func weight(_ weight: CGFloat) -> some View { layoutValue(key: Weight.self, value: weight) }
}

/// Divides its width by the weights of its subviews.
private struct Shares: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let unit = bounds.width / max(subviews.map { $0[Weight.self] }.reduce(0, +), 1)
    var x = bounds.minX
    for subview in subviews {
      let width = unit * subview[Weight.self]
      let size = ProposedViewSize(width: width, height: bounds.height)
      subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: size)
      x += width
    }
  }
}

private struct Example1: View {
  var body: some View {
    Shares {
      Color.green
      Color.blue.weight(2)  // two thirds of the width
    }
  }
}

@MainActor @Test private func `Examples of LayoutSubviews`() async throws {
  try expectDraws(Example1(), shows: [], reports: [])
}
