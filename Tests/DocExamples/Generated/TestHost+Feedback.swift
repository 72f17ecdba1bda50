// swift-format-ignore-file
// Made by `make examples` from the examples of TestHost+Feedback.

import SwiftUI
import Testing
import WaggleTestKit

@MainActor private struct Example1 {
  func run() throws {
    let host = TestHost(size: CGSize(width: 200, height: 100)) {
      Button("Save") { UINotificationFeedbackGenerator().notificationOccurred(.success) }
    }
    try host.find(role: .button, label: "Save").tap()
    print(host.playedFeedback == [.success])  // true
  }
}

@MainActor @Test private func `Examples of TestHost+Feedback`() async throws {
  try await expectPrints(["true"]) { try Example1().run() }
}
