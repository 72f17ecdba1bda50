// swift-format-ignore-file
// Made by `make examples` from the examples of TextSelection.

import SwiftUI
import Testing
import WaggleTestKit

private struct Note: View {
  @State private var text = "Hello, hive"
  @State private var selection: TextSelection?

  var body: some View {
    VStack {
      TextField("Note", text: $text, selection: $selection)
      Button("Select all") {
        selection = TextSelection(range: text.startIndex..<text.endIndex)
      }
    }
  }
}
