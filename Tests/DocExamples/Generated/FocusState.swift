// swift-format-ignore-file
// Made by `make examples` from the examples of FocusState.

import SwiftUI
import Testing
import WaggleTestKit

private struct Tabs: View {
  enum Tab { case day, week }
  @FocusState private var focus: Tab?

  var body: some View {
    HStack {
      Text("Day").focusable().focused($focus, equals: .day)
      Text("Week").focusable().focused($focus, equals: .week)
      Button("Next") { focus = focus == .day ? .week : .day }
    }
  }
}
