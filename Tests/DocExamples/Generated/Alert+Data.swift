// swift-format-ignore-file
// Made by `make examples` from the examples of Alert+Data.

import SwiftUI
import Testing
import WaggleTestKit

private struct Page: View {
  @State private var asks = false
  @State private var note: String?

  var body: some View {
    Button("Delete") {
      note = "Ada"
      asks = true
    }
    .alert("Delete?", isPresented: $asks, presenting: note) { note in
      Button("Delete \(note)", role: .destructive) {}
    }
  }
}
