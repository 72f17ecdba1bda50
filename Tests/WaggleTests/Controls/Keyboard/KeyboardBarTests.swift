import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

/// Items for the keyboard where there is no page with bars (C239).
@MainActor @Suite struct KeyboardBarTests {
  private struct Form: View {
    @State private var name = ""
    @State private var isDone = false
    @FocusState private var isFocused: Bool

    var body: some View {
      VStack {
        TextField("Name", text: $name).focused($isFocused)
        Button("Other") {}
        Text(isDone ? "done" : "open")
      }
      .toolbar {
        ToolbarItemGroup(placement: .keyboard) {
          Spacer()
          Button("Done") {
            isDone = true
            isFocused = false
          }
        }
      }
    }
  }

  private func has(_ label: String, _ host: TestHost) -> Bool {
    (try? host.find(role: .button, label: label)) != nil
  }

  @Test
  func
    `C239: a window without a page has the bar for the keyboard at its bottom, while a text is edited`()
    throws
  {
    let host = TestHost.phone { Form() }
    #expect(!has("Done", host))
    try host.find(role: .textField).type("Ada")
    host.advance(by: 0.5)
    host.settle()
    #expect(try host.find(role: .button, label: "Done").frame.minY > 640)
    #expect(has("Other", host))
    try host.find(role: .textField).type("!")
    #expect(has("Done", host))
    try host.find(role: .button, label: "Done").tap()
    host.advance(by: 0.5)
    host.settle()
    #expect(host.text.contains("done"))
    #expect(!has("Done", host))
    #expect(host.diagnostics.isEmpty)
  }

  @Test
  func
    `C239: the items of a sheet without a page are in the window, and those of the page below are not`()
    throws
  {
    struct Sheeted: View {
      @State private var isOpen = true

      var body: some View {
        NavigationStack {
          Text("page").toolbar {
            ToolbarItem(placement: .keyboard) { Button("Below") {} }
          }
          .sheet(isPresented: $isOpen) { Form() }
        }
      }
    }
    let host = TestHost.phone { Sheeted() }
    host.advance(by: 1)
    try host.find(role: .textField).type("Ada")
    host.advance(by: 0.5)
    host.settle()
    #expect(has("Done", host))
    #expect(!has("Below", host))
  }

  @Test func `C239: rounds of editing without a screen leave nothing`() throws {
    let host = TestHost.phone { Form() }
    func round() throws {
      try host.find(role: .textField).tap()
      host.advance(by: 0.5)
      try host.find(role: .button, label: "Done").tap()
      host.advance(by: 0.5)
      host.settle()
    }
    try round()
    let live = host.counts.nodesLive
    for _ in 0..<20 { try round() }
    #expect(host.counts.nodesLive == live)
  }
}
