// swift-format-ignore-file
// Made by `make examples` from the examples of Animatable.

import SwiftUI
import Testing
import WaggleTestKit

/// Grows from its old share of the width to the new one.
private struct Bar: Shape {
  var share: CGFloat
  var animatableData: CGFloat {
    get { share }
    set { share = newValue }
  }

  func path(in rect: CGRect) -> Path {
    Path(CGRect(x: rect.minX, y: rect.minY, width: rect.width * share, height: rect.height))
  }
}

private struct Progress: View {
  @State private var share: CGFloat = 0.2

  var body: some View {
    Bar(share: share)
      .onTapGesture { withAnimation(.linear(duration: 1)) { share = 1 } }
  }
}

@MainActor @Test private func `Examples of Animatable`() async throws {
  try expectDraws(Progress(), shows: [], reports: [])
}
