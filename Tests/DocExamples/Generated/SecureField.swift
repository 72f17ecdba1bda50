// swift-format-ignore-file
// Made by `make examples` from the examples of SecureField.

import SwiftUI
import Testing
import WaggleTestKit

private struct SignIn: View {
  @State private var password = ""

  var body: some View {
    SecureField("Password", text: $password)
      .textContentType(.password)
      .submitLabel(.go)
  }
}

@MainActor @Test private func `Examples of SecureField`() async throws {
  try expectDraws(SignIn(), shows: [], reports: [])
}
