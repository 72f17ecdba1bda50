// swift-format-ignore-file
// Made by `make examples` from the examples of TextFieldStyle.

import SwiftUI
import Testing
import WaggleTestKit

private struct Underlined: TextFieldStyle {
  func _body(configuration: TextField<Self._Label>) -> some View {
    VStack(spacing: 4) {
      configuration
      Divider()
    }
  }
}

private struct Example1: View {
  var body: some View {
    TextField("Name", text: .constant("Ada")).textFieldStyle(Underlined())
  }
}

@MainActor @Test private func `Examples of TextFieldStyle`() async throws {
  try expectDraws(Example1(), shows: [], reports: [])
}
