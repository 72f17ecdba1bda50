// swift-format-ignore-file
// Made by `make examples` from the examples of Alert+Error.

import SwiftUI
import Testing
import WaggleTestKit

private enum BeeError: LocalizedError {
  case lost
  var errorDescription: String? { "The bee is lost." }
}

private struct Page: View {
  @State private var fails = false
  @State private var error: BeeError?

  var body: some View {
    Button("Find") {
      error = .lost
      fails = true
    }
    .alert(isPresented: $fails, error: error) {}
  }
}
