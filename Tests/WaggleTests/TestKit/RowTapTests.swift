import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

/// What a test does with a row, of which only a part may act.
@MainActor @Suite struct RowTapTests {
  private struct Rows: View {
    let isPlain: Bool
    @State private var said = "nothing"

    var body: some View {
      if isPlain { list.listStyle(.plain) } else { list }
    }

    private var list: some View {
      List {
        Text("short").onTapGesture { said = "tapped" }
        HStack {
          Image(systemName: "circle").onTapGesture { said = "marked" }
          Text("Milk")
        }
        Text("still")
        Text("acting").accessibilityAction(named: "Sing") { said = "sung" }
        Text("menu").swipeActions { Button("Flag") { said = "flagged" } }
          .contextMenu { Button("Copy") { said = "copied" } }
        Text(said)
      }
    }
  }

  private func open(_ isPlain: Bool) -> TestHost {
    TestHost.phone(height: 600) { Rows(isPlain: isPlain) }
  }

  @Test(arguments: [true, false])
  func `A row of which only a text listens is tapped on that text`(_ isPlain: Bool) throws {
    let host = open(isPlain)
    try host.find(label: "short").tap()
    #expect(host.text.last == "tapped")
    try host.find(label: "Milk").tap()
    #expect(host.text.last == "marked")
    #expect(host.diagnostics.isEmpty)
    try host.find(label: "still").tap()
    #expect(host.diagnostics.map(\.id) == ["W-TAP"])
  }

  @Test func `C156: a row performs the named actions of the text in it`() throws {
    let host = open(false)
    try host.find(label: "acting").perform("Sing")
    #expect(host.text.last == "sung")
    try host.find(label: "menu").perform("Copy")
    #expect(host.text.last == "copied")
    try host.find(label: "menu").perform("Flag")
    #expect(host.text.last == "flagged")
    #expect(throws: (any Error).self) { try host.find(label: "still").perform("Sing") }
  }
}
