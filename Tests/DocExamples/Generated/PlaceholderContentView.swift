// swift-format-ignore-file
// Made by `make examples` from the examples of PlaceholderContentView.

import SwiftUI
import Testing
import WaggleTestKit

private struct Highlight: ViewModifier {
  let isOn: Bool

  func body(content: Content) -> some View { content.background(isOn ? Color.yellow : Color.clear) }
}

private struct Word: View {
  @State private var isOn = false

  var body: some View {
    Button("Word") { isOn.toggle() }.modifier(Highlight(isOn: isOn).animation(.easeInOut))
  }
}

@MainActor @Test private func `Examples of PlaceholderContentView`() async throws {
  try expectDraws(Word(), shows: [], reports: [])
}
