// swift-format-ignore-file
// Made by `make examples` from the examples of Draggable.

import SwiftUI
import Testing
import WaggleTestKit

private struct Tag: View {
  let name: String

  var body: some View { Text(name).padding().background(.yellow).draggable(name) }
}
