// swift-format-ignore-file
// Made by `make examples` from the examples of SearchUnavailableContent.

import SwiftUI
import Testing
import WaggleTestKit

private struct Results: View {
  let found: [String]

  var body: some View {
    List(found, id: \.self) { Text($0) }
      .overlay { if found.isEmpty { ContentUnavailableView.search } }
  }
}
