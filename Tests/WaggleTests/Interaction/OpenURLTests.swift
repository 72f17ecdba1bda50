import Foundation
import TestSupport
import Testing
import SwiftUI
import WaggleTestKit

/// Opening addresses (C153).
@MainActor @Suite struct OpenURLTests {
  private static let address = URL(string: "https://example.com/help")!
  private static let other = URL(string: "https://example.org")!

  private struct Help: View {
    @Environment(\.openURL) private var openURL
    let log: Log
    var body: some View {
      let _ = log.add("body")
      VStack {
        Button("Open") { openURL(OpenURLTests.address) }
        Button("Ask") { openURL(OpenURLTests.address) { log.add("accepted \($0)") } }
      }
    }
  }

  @Test func `C153: without a handler the system opens the address`() throws {
    let log = Log()
    let host = TestHost { Help(log: log) }
    try host.find(role: .button, label: "Open").tap()
    #expect(host.openedURLs == [Self.address])
    _ = log.take()
    try host.find(role: .button, label: "Ask").tap()
    #expect(log.take() == ["accepted true"])
  }

  @Test func `C153: a handler handles, discards, or leaves an address to the system`() throws {
    let cases: [(OpenURLAction.Result, Bool, [URL])] = [
      (.handled, true, []), (.discarded, false, []), (.systemAction, true, [Self.address]),
      (.systemAction(Self.other), true, [Self.other]),
    ]
    for (result, accepted, opened) in cases {
      let log = Log()
      let host = TestHost {
        Help(log: log)
          .environment(
            \.openURL,
            OpenURLAction { url in
              log.add(url.absoluteString)
              return result
            })
      }
      host.settle()
      _ = log.take()
      try host.find(role: .button, label: "Ask").tap()
      #expect(log.take() == [Self.address.absoluteString, "accepted \(accepted)"])
      #expect(host.openedURLs == opened)
    }
  }

  @Test func `C153: the nearest handler is asked, and the system after it`() throws {
    let log = Log()
    let host = TestHost {
      Help(log: log)
        .environment(\.openURL, OpenURLAction { _ in .systemAction })
        .environment(
          \.openURL,
          OpenURLAction { _ in
            log.add("outer")
            return .handled
          })
    }
    try host.find(role: .button, label: "Open").tap()
    #expect(!log.take().contains("outer"))
    #expect(host.openedURLs == [Self.address])
  }

  @Test func `C153: a body that reads openURL runs for no other environment value`() {
    let log = Log()
    let knob = Knob(1)
    let host = TestHost { Turned(knob) { Help(log: log).lineLimit($0) } }
    host.settle()
    host.frame { knob.value = 2 }
    #expect(log.take() == ["body"])
  }

  @Test func `C153: where no host opens addresses, none is accepted`() {
    var accepted: Bool?
    EnvironmentValues().openURL(Self.address) { accepted = $0 }
    #expect(accepted == false)
  }
}
