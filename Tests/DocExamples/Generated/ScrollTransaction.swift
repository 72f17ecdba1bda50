// swift-format-ignore-file
// Made by `make examples` from the examples of ScrollTransaction.

import SwiftUI
import Testing
import WaggleTestKit

private struct Log: View {
  @State private var line: Int?

  var body: some View {
    ScrollView {
      VStack { ForEach(0..<200) { Text("Line \($0)") } }.scrollTargetLayout()
    }
    .scrollPosition(id: $line)
    Button("Latest") {
      withTransaction(\.scrollTargetAnchor, .bottom) { line = 199 }
    }
  }
}
