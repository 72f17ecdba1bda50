// swift-format-ignore-file
// Made by `make examples` from the examples of Text.

import SwiftUI
import Testing
import WaggleTestKit

private struct Example1: View {
  var body: some View {
    Text("Honey: \(12) jars")  // shows Honey: 12 jars
      .font(.headline)
      .foregroundStyle(.orange)
      .lineLimit(1)
  }
}

private struct Origin: View {
  private var text: AttributedString {
    var text = AttributedString("Honey from 3 hives")
    text[text.range(of: "3 hives")!].foregroundColor = .orange
    return text
  }

  var body: some View { Text(text) }
}

private struct Example3: View {
  var body: some View {
    Text("12") + Text(" kg").textScale(.secondary)
  }
}

@MainActor @Test private func `Examples of Text`() async throws {
  try expectDraws(Example1(), shows: ["Honey: 12 jars"], reports: [])
  try expectDraws(Origin(), shows: [], reports: [])
  try expectDraws(Example3(), shows: [], reports: [])
}
