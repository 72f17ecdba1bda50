// swift-format-ignore-file
// Made by `make examples` from the examples of UserSettings.

import SwiftUI
import Testing
import WaggleTestKit

private struct Bloom: View {
  @Environment(\.accessibilityDifferentiateWithoutColor) private var needsMore
  let isOpen: Bool

  var body: some View {
    Circle().fill(isOpen ? .green : .red)
      .overlay { if needsMore { Image(systemName: isOpen ? "checkmark" : "xmark") } }
  }
}
