// swift-format-ignore-file
// Made by `make examples` from the examples of ControlGroupStyle.

import SwiftUI
import Testing
import WaggleTestKit

private struct Column: ControlGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      configuration.content
    }
  }
}
