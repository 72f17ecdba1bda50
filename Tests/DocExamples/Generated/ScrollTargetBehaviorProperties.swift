// swift-format-ignore-file
// Made by `make examples` from the examples of ScrollTargetBehaviorProperties.

import SwiftUI
import Testing
import WaggleTestKit

private struct Short: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}

  func properties(context: PropertiesContext) -> Properties {
    var properties = Properties()
    properties.limitsScrolls = true
    return properties
  }
}

private struct Example1: View {
  var body: some View {
    ScrollView {
      ForEach(0..<40) { Text("Row \($0)") }
    }
    .scrollTargetBehavior(Short())
  }
}

@MainActor @Test private func `Examples of ScrollTargetBehaviorProperties`() async throws {
  try expectDraws(Example1(), shows: [], reports: [])
}
