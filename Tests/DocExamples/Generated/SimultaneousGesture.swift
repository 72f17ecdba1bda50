// swift-format-ignore-file
// Made by `make examples` from the examples of SimultaneousGesture.

import SwiftUI
import Testing
import WaggleTestKit

/// Two fingers turn it and resize it at once.
private struct Map: View {
  @State private var angle = Angle.zero
  @State private var scale: CGFloat = 1

  var body: some View {
    Color.green
      .frame(width: 200, height: 200)
      .rotationEffect(angle)
      .scaleEffect(scale)
      .gesture(
        RotateGesture().simultaneously(with: MagnifyGesture()).onChanged { value in
          angle = value.first?.rotation ?? .zero
          scale = value.second?.magnification ?? 1
        })
  }
}

@MainActor @Test private func `Examples of SimultaneousGesture`() async throws {
  try expectDraws(Map(), shows: [], reports: [])
}
