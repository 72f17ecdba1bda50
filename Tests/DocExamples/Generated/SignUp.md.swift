// swift-format-ignore-file
// Made by `make examples` from the examples of SignUp.md.

import SwiftUI
import Testing
import WaggleTestKit

private struct Example1: View {
  enum Appearance { case form, dark; var scheme: ColorScheme? { self == .dark ? .dark : nil } }
  let appearance = Appearance.form
  var body: some View {
    Form { Text("About you") }
      .preferredColorScheme(.dark)
      .transformPreference(PreferredColorSchemeKey.self) { scheme in
        if let override = appearance.scheme { scheme = override }
      }
  }
}

private struct Example2: View {
  var body: some View {
    Form { Text("About you") }
      .preferredColorScheme(.dark)
      .preferredColorScheme(nil)
  }
}

@MainActor @Test private func `Examples of SignUp.md`() async throws {
  try expectDraws(Example1(), shows: [], reports: [])
  try expectDraws(Example2(), shows: [], reports: ["N-SHADOW"])
}
