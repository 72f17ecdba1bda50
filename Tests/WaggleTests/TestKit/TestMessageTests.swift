import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

/// What the test kit says to a test that holds a removed element or does not wait for a task.
@MainActor @Suite struct TestMessageTests {
  private struct Rows: View {
    @State private var names = ["Ada", "Grace"]
    var body: some View {
      VStack {
        ForEach(names, id: \.self) { name in
          Button(name) { names.removeAll { $0 == name } }
        }
      }
    }
  }

  @Test func `An element of a removed view reports it, and stays harmless`() throws {
    let host = TestHost.small { Rows() }
    let ada = try host.find(label: "Ada")
    ada.tap()
    #expect(!ada.isPresent)
    #expect(ada.frame == .zero)
    #expect(ada.text == [])
    #expect(ada.label == "Ada")
    ada.tap()
    #expect(host.diagnostics.map(\.id) == ["W-TAP"])
    #expect(
      host.diagnostics[0].message.contains("button \"Ada\" (no longer in the tree) did nothing"))
    #expect(host.text == ["Grace"])
  }

  @Test func `An element of a removed branch is harmless too`() throws {
    struct Page: View {
      @State private var isShown = true
      var body: some View {
        VStack {
          if isShown { VStack { HStack { Text("inner").padding().accessibilityIdentifier("it") } } }
          Button("Close") { isShown = false }
        }
      }
    }
    let host = TestHost.small { Page() }
    let inner = try host.find(identifier: "it")
    try host.find(label: "Close").tap()
    host.settle()
    #expect(inner.frame == .zero)
    #expect("\(inner)".hasSuffix(" (no longer in the tree)"))
    #expect(throws: ActionError.self) { try inner.perform("x") }
  }

  @Test func `A find in a synchronous test mentions a task that is still running`() throws {
    struct Late: View {
      @State private var name = "loading"
      var body: some View {
        Text(name).task {
          await Task.yield()
          name = "Ada"
        }
      }
    }
    let host = TestHost.small { Late() }
    host.settle()
    let error = #expect(throws: ElementNotFound.self) { try host.find(label: "Ada") }
    #expect("\(error!)".contains("await host.settle() waits for it."))
  }

  @Test func `A host is printed as the list of its elements`() {
    let host = TestHost.small { Button("Save") {}.disabled(true) }
    let lines = "\(host)".components(separatedBy: "\n")
    #expect(lines[0] == "TestHost, 100 by 100, at 0 s")
    #expect(lines[1].hasPrefix("  button \"Save\" disabled at ("))
  }
}
