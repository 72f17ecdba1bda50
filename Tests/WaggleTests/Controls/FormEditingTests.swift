import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

/// Rows of a form are edited like those of a list: C089, C090 and C092.
@MainActor @Suite struct FormEditingTests {
  private let flowers = Knob(["Clover", "Sage", "Thyme", "Mint"])

  private struct Beds: View {
    let knob: Knob<[String]>
    var mode = EditMode.inactive
    var body: some View {
      Turned(knob) { flowers in
        Form {
          Section {
            Text("first")
            ForEach(flowers, id: \.self) { Text($0).deleteDisabled($0 == "Sage") }
              .onDelete { knob.value.remove(atOffsets: $0) }
              .onMove { knob.value.move(fromOffsets: $0, toOffset: $1) }
            Text("last")
          }
        }
        .environment(\.editMode, .constant(mode))
      }
    }
  }

  private func host<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> TestHost {
    let host = TestHost(size: CGSize(width: 390, height: 700)) { content() }
    host.settle()
    return host
  }

  private func settle(_ host: TestHost) {
    host.settle()
    host.advance(by: 3)
    host.settle()
  }

  private func swipe(_ flower: String, by way: CGFloat, _ host: TestHost) throws {
    let frame = try host.find(role: .row, label: flower).frame
    let start = CGPoint(x: frame.midX, y: frame.midY)
    host.drag(from: start, to: CGPoint(x: start.x + way, y: start.y), steps: 8)
    settle(host)
  }

  @Test func `C089: in a form an action deletes the row at its offset in the data`() throws {
    let host = host { Beds(knob: flowers) }
    try host.find(role: .row, label: "Thyme").perform("Delete")
    settle(host)
    #expect(flowers.value == ["Clover", "Sage", "Mint"])
    try host.find(role: .row, label: "Clover").perform("Delete")
    settle(host)
    #expect(flowers.value == ["Sage", "Mint"])
    #expect(host.text == ["first", "Sage", "Mint", "last"])
    #expect(throws: (any Error).self) { try host.find(role: .row, label: "Sage").perform("Delete") }
  }

  @Test func `C090: in a form an action moves a row among those of its loop`() throws {
    let host = host { Beds(knob: flowers) }
    try host.find(role: .row, label: "Mint").perform("Move Up")
    settle(host)
    #expect(flowers.value == ["Clover", "Sage", "Mint", "Thyme"])
    try host.find(role: .row, label: "Thyme").perform("Move Down")
    try host.find(role: .row, label: "Clover").perform("Move Up")
    settle(host)
    #expect(flowers.value == ["Clover", "Sage", "Mint", "Thyme"])
    #expect(host.text == ["first", "Clover", "Sage", "Mint", "Thyme", "last"])
  }

  @Test
  func `C092: in a form a short swipe opens a row, the next closes it, and a long one deletes`()
    throws
  {
    let host = host { Beds(knob: flowers) }
    try swipe("Clover", by: -20, host)
    #expect(!host.text.contains("Delete"))
    try swipe("Clover", by: -60, host)
    #expect(host.text.contains("Delete"))
    try swipe("Mint", by: -60, host)
    #expect(host.text.filter { $0 == "Delete" }.count == 1)
    try swipe("Mint", by: -250, host)
    #expect(flowers.value == ["Clover", "Sage", "Thyme"])
  }

  @Test func `C088: while a form is edited, a disc shows the button that deletes its row`() throws {
    let host = host { Beds(knob: flowers, mode: .active) }
    let row = try host.find(role: .row, label: "Thyme").frame
    host.tap(at: CGPoint(x: row.minX + 27, y: row.midY))
    settle(host)
    #expect(host.text.contains("Delete"))
    host.tap(at: CGPoint(x: row.maxX - 20, y: row.midY))
    settle(host)
    #expect(flowers.value == ["Clover", "Sage", "Mint"])
  }

  @Test
  func `C092: a field in a row that can be swiped takes text, and rows have their own actions`()
    throws
  {
    let pinned = Tally()
    let host = host {
      Form {
        Section {
          TextField("Name", text: .constant("Ada"))
            .swipeActions(edge: .leading) { Button("Pin") { pinned.count += 1 } }
          Text("plain")
        }
      }
    }
    try host.find(role: .row).perform("Pin")
    #expect(pinned.count == 1)
    #expect(try host.find(role: .textField).value == "Ada")
    #expect(throws: (any Error).self) { try host.find(role: .row, label: "plain") }
  }
}
