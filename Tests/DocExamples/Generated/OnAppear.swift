// swift-format-ignore-file
// Made by `make examples` from the examples of OnAppear.

import SwiftUI
import Testing
import WaggleTestKit

private struct Clock: View {
  @State private var started: Date?

  var body: some View {
    Text(started == nil ? "Not started" : "Running")  // shows Running
      .onAppear { started = Date() }
  }
}
