// swift-format-ignore-file
// Made by `make examples` from the examples of OpenedWindow.

import SwiftUI
import Testing
import WaggleTestKit

private struct OpenHive: View {
  @Environment(\.openWindow) private var openWindow

  var body: some View { Button("Open") { openWindow(id: "hive", value: 7) } }
}

@MainActor private struct Example1 {
  func run() throws {
    let host = TestHost(size: CGSize(width: 200, height: 100)) { OpenHive() }
    try host.find(role: .button, label: "Open").tap()
    print(host.openedWindows == [OpenedWindow(id: "hive", value: 7)])  // true
  }
}

@MainActor @Test private func `Examples of OpenedWindow`() async throws {
  try await expectPrints(["true"]) { try Example1().run() }
}
