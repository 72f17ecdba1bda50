// swift-format-ignore-file
// Made by `make examples` from the examples of FocusedObject.

import SwiftUI
import Testing
import WaggleTestKit

private final class Letter: ObservableObject {
  @Published var text = "Dear Ada"
}

private struct Status: View {
  @FocusedObject private var letter: Letter?

  var body: some View { Text(letter?.text ?? "no letter") }  // shows no letter
}

private struct Desk: View {
  @StateObject private var letter = Letter()

  var body: some View {
    VStack {
      Text("Letter").focusable().focusedObject(letter)
      Status()
    }
  }
}

@MainActor @Test private func `Examples of FocusedObject`() async throws {
  try expectDraws(Desk(), shows: ["no letter"], reports: [])
}
