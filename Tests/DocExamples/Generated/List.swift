// swift-format-ignore-file
// Made by `make examples` from the examples of List.

import SwiftUI
import Testing
import WaggleTestKit

private struct Garden: View {
  @State private var selection: String?
  private let flowers = ["Clover", "Sage"]

  var body: some View {
    List(selection: $selection) {
      Section("Flowers") {
        ForEach(flowers, id: \.self) { Text($0) }
      }
      Text("More soon")  // shows More soon
    }
  }
}
