// swift-format-ignore-file
// Made by `make examples` from the examples of Text+Dates.

import SwiftUI
import Testing
import WaggleTestKit

private struct Departure: View {
  let date: Date

  var body: some View {
    HStack {
      Text(date, style: .time)  // 9:41 AM
      Text(date, style: .timer).monospacedDigit()  // 12:05, 12:04, …
    }
  }
}
