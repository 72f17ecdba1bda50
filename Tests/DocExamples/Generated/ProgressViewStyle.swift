// swift-format-ignore-file
// Made by `make examples` from the examples of ProgressViewStyle.

import SwiftUI
import Testing
import WaggleTestKit

private struct Percent: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Text("\(Int((configuration.fractionCompleted ?? 0) * 100)) %")
    }
  }
}

private struct Example1: View {
  var body: some View {
    ProgressView("Honey", value: 0.25).progressViewStyle(Percent())
  }
}

@MainActor @Test private func `Examples of ProgressViewStyle`() async throws {
  try expectDraws(Example1(), shows: [], reports: [])
}
