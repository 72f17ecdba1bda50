// swift-format-ignore-file
// Made by `make examples` from the examples of DropDelegate.

import SwiftUI
import Testing
import WaggleTestKit

private struct Trash: DropDelegate {
  @Binding var count: Int

  func performDrop(info: DropInfo) -> Bool {
    count += info.itemProviders(for: [.plainText]).count
    return true
  }
}

private struct Bin: View {
  @State private var count = 0

  var body: some View {
    Text("\(count) thrown away").onDrop(of: [.plainText], delegate: Trash(count: $count))
  }
}

@MainActor @Test private func `Examples of DropDelegate`() async throws {
  try expectDraws(Bin(), shows: [], reports: [])
}
