// swift-format-ignore-file
// Made by `make examples` from the examples of DatePickerStyle.

import SwiftUI
import Testing
import WaggleTestKit

private struct DayByDay: DatePickerStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Text(configuration.selection, format: .dateTime.day().month())
      Button("Next day") { configuration.selection += 86_400 }
    }
  }
}
