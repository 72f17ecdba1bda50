import Foundation
import SwiftUI
import TestSupport
import Testing
import Waggle
import WaggleTestKit

private struct Pasting: View {
  let log: Log

  var body: some View {
    VStack {
      Button("Copy") { UIPasteboard.general.string = "https://example.com/bees" }
      PasteButton(payloadType: URL.self) { log.add($0.map(\.absoluteString).joined()) }
      PasteButton(supportedContentTypes: [.image]) { _ in log.add("image") }
        .accessibilityLabel("Paste a picture")
        .accessibilityIdentifier("image")
    }
  }
}

/// What Apple's documentation of `PasteButton` and `UIPasteboard` says.
@MainActor @Suite struct PasteButtonTests {
  private let log = Log()

  @Test func `a button pastes what was copied as values of its type, and nothing of other types`()
    throws
  {
    let log = log
    let host = TestHost(size: CGSize(width: 200, height: 200)) { Pasting(log: log) }
    try host.find(role: .button, label: "Paste").tap()
    #expect(log.take().isEmpty)
    try host.find(role: .button, label: "Copy").tap()
    try host.find(role: .button, label: "Paste").tap()
    #expect(log.take() == ["https://example.com/bees"])
    try host.find(identifier: "image").tap()
    #expect(log.take().isEmpty)
  }

  @Test func `each program has its own clipboard`() throws {
    let log = log
    let one = TestHost(size: CGSize(width: 200, height: 200)) { Pasting(log: log) }
    let other = TestHost(size: CGSize(width: 200, height: 200)) {
      Button("Look") {
        log.add("\(UIPasteboard.general.hasStrings) \(UIPasteboard.general.string ?? "none")")
      }
    }
    try one.find(role: .button, label: "Copy").tap()
    try other.find(role: .button, label: "Look").tap()
    #expect(log.take() == ["false none"])
    #expect(UIPasteboard.general.string == nil)
  }
}
