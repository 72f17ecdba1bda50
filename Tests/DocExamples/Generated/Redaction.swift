// swift-format-ignore-file
// Made by `make examples` from the examples of Redaction.

import SwiftUI
import Testing
import WaggleTestKit

private struct Profile: View {
  var name: String?

  var body: some View {
    Label(name ?? "A name of usual length", systemImage: "person")
      .redacted(reason: name == nil ? .placeholder : [])
  }
}

private struct Example2: View {
  var body: some View {
    VStack(alignment: .leading) {
      Text("The title of an article")
      Text("Two or three words")
    }
    .redacted(reason: .placeholder)
  }
}

private struct Example3: View {
  var body: some View {
    VStack {
      Text("Account")
      Text(verbatim: "DE02 1203 0000 0000 2020 51").privacySensitive()
    }
    .redacted(reason: .privacy)  // shows Account
  }
}

@MainActor @Test private func `Examples of Redaction`() async throws {
  try expectDraws(Example2(), shows: [], reports: [])
  try expectDraws(Example3(), shows: ["Account"], reports: [])
}
