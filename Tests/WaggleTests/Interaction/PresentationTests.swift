import Foundation
import TestSupport
import Testing
import SwiftUI
import WaggleTestKit

/// Dismissing what a presenter presents (C153, R246).
@MainActor @Suite struct PresentationTests {
  private struct Details: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.presentationMode) private var mode
    @Environment(\.isPresented) private var isPresented
    var log: Log?
    var body: some View {
      let _ = log?.add("body")
      VStack {
        Text(isPresented ? "presented" : "root").id("state")
        Text(mode.wrappedValue.isPresented ? "mode" : "no mode")
        Button("Done") { dismiss() }
        Button("Close") { mode.wrappedValue.dismiss() }
      }
    }
  }

  @Test(arguments: ["Done", "Close"])
  func `R246: dismissing calls the nearest presentation, once`(label: String) throws {
    let log = Log()
    let outer = Presentation { log.add("outer") }
    let inner = Presentation { log.add("inner") }
    let host = TestHost { Details().presented(by: inner).presented(by: outer) }
    #expect(host.text.prefix(2) == ["presented", "mode"])
    try host.find(role: .button, label: label).tap()
    #expect(log.take() == ["inner"])
  }

  @Test(arguments: ["Done", "Close"])
  func `R246: in a view that is not presented dismissing does nothing`(label: String) throws {
    let host = TestHost { Details() }
    #expect(host.text.prefix(2) == ["root", "no mode"])
    try host.find(role: .button, label: label).tap()
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `R246: a presenter's content can take itself away`() throws {
    struct Presenter: View {
      @State private var isShown = true
      var body: some View {
        if isShown {
          Details().presented(by: Presentation { isShown = false })
        } else {
          Text("gone")
        }
      }
    }
    let host = TestHost { Presenter() }
    try host.find(role: .button, label: "Close").tap()
    #expect(host.text == ["gone"])
  }

  @Test func `R246: a body that reads the presentation runs for no other environment value`() {
    let log = Log()
    let knob = Knob(1)
    let presentation = Presentation {}
    let host = TestHost {
      Turned(knob) { Details(log: log).presented(by: presentation).lineLimit($0) }
    }
    host.settle()
    host.frame { knob.value = 2 }
    #expect(log.take() == ["body"])
  }
}
