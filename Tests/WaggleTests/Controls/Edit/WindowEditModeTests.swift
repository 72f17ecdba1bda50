import Foundation
import SwiftUI
import Testing
import WaggleTestKit

/// The edit mode of a window, of a page and of a sheet.
@MainActor @Suite struct WindowEditModeTests {
  private struct State: View {
    let name: String
    @Environment(\.editMode) private var mode

    var body: some View {
      Text(
        verbatim: "\(name) \(mode.map { $0.wrappedValue.isEditing ? "edits" : "rests" } ?? "none")")
    }
  }

  private struct Rows: View {
    let name: String
    var body: some View {
      VStack {
        EditButton().accessibilityIdentifier("edit \(name)")
        State(name: name)
        List { ForEach(0..<3) { Text("\(name) row \($0)") }.onDelete { _ in } }
      }
    }
  }

  @Test func `C088: an edit button edits the list of a window without a stack`() throws {
    let host = TestHost { Rows(name: "a") }
    host.settle()
    let before = place(of: "a row 1", host)
    #expect(host.text.contains("a rests"))
    try host.find(identifier: "edit a").tap()
    host.advance(by: 1)
    #expect(host.text.contains("a edits") && host.text.contains("Done"))
    #expect(place(of: "a row 1", host) != before && before != nil)
    try host.find(identifier: "edit a").tap()
    host.advance(by: 1)
    #expect(host.text.contains("a rests"))
  }

  /// The line that draws a text.
  private func place(of text: String, _ host: TestHost) -> Substring? {
    host.displayList.description.split(separator: "\n").first { $0.contains("\"\(text)\"") }
  }

  @Test func `C088: each window has its own edit mode`() throws {
    let hosts = ["a", "b"].map { name in TestHost { Rows(name: name) } }
    try hosts[0].find(identifier: "edit a").tap()
    hosts[1].settle()
    #expect(hosts[0].text.contains("a edits") && hosts[1].text.contains("b rests"))
  }

  @Test func `C088: a screen and a sheet have their own, and what the program sets counts`() throws
  {
    let host = TestHost {
      VStack {
        Rows(name: "window")
        NavigationStack { Rows(name: "page") }
        Rows(name: "given").environment(\.editMode, .constant(.active))
        State(name: "nil").environment(\.editMode, nil)
      }
    }
    try host.find(identifier: "edit window").tap()
    host.settle()
    let said = Set(host.text)
    #expect(said.isSuperset(of: ["window edits", "page rests", "given edits", "nil none"]))
    let presenting = TestHost {
      Rows(name: "window").sheet(isPresented: .constant(true)) { Rows(name: "sheet") }
    }
    presenting.advance(by: 1)
    try presenting.find(identifier: "edit sheet").tap()
    presenting.advance(by: 1)
    #expect(Set(presenting.text).isSuperset(of: ["window rests", "sheet edits"]))
  }
}
