import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

/// What the rows of a form keep.
@MainActor private final class Kept {
  var count = 0
}

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

  @Test func `C089: in a form an action deletes the row at its offset in the data`() throws {
    let host = TestHost.phone { Beds(knob: flowers) }
    try host.find(role: .row, label: "Thyme").perform("Delete")
    host.rest()
    #expect(flowers.value == ["Clover", "Sage", "Mint"])
    try host.find(role: .row, label: "Clover").perform("Delete")
    host.rest()
    #expect(flowers.value == ["Sage", "Mint"])
    #expect(host.text == ["first", "Sage", "Mint", "last"])
    #expect(throws: (any Error).self) { try host.find(role: .row, label: "Sage").perform("Delete") }
  }

  @Test func `C090: in a form an action moves a row among those of its loop`() throws {
    let host = TestHost.phone { Beds(knob: flowers) }
    try host.find(role: .row, label: "Mint").perform("Move Up")
    host.rest()
    #expect(flowers.value == ["Clover", "Sage", "Mint", "Thyme"])
    try host.find(role: .row, label: "Thyme").perform("Move Down")
    try host.find(role: .row, label: "Clover").perform("Move Up")
    host.rest()
    #expect(flowers.value == ["Clover", "Sage", "Mint", "Thyme"])
    #expect(host.text == ["first", "Clover", "Sage", "Mint", "Thyme", "last"])
  }

  @Test
  func `C092: in a form a short swipe opens a row, the next closes it, and a long one deletes`()
    throws
  {
    let host = TestHost.phone { Beds(knob: flowers) }
    try host.swipe("Clover", by: -20)
    #expect(!host.text.contains("Delete"))
    try host.swipe("Clover", by: -60)
    #expect(host.text.contains("Delete"))
    try host.swipe("Mint", by: -60)
    #expect(host.text.filter { $0 == "Delete" }.count == 1)
    try host.swipe("Mint", by: -250)
    #expect(flowers.value == ["Clover", "Sage", "Thyme"])
  }

  @Test func `C088: while a form is edited, a disc shows the button that deletes its row`() throws {
    let host = TestHost.phone { Beds(knob: flowers, mode: .active) }
    let row = try host.find(role: .row, label: "Thyme").frame
    host.tap(at: CGPoint(x: row.minX + 27, y: row.midY))
    host.rest()
    #expect(host.text.contains("Delete"))
    host.tap(at: CGPoint(x: row.maxX - 20, y: row.midY))
    host.rest()
    #expect(flowers.value == ["Clover", "Sage", "Mint"])
  }

  @Test
  func `C092: a field in a row that can be swiped takes text, and rows have their own actions`()
    throws
  {
    let pinned = Tally()
    let host = TestHost.phone {
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

  @Test(arguments: [false, true])
  func `C090: an action moves its own row after another one was deleted`(inList: Bool) throws {
    let (knob, flowers) = (flowers, flowers)
    let host = TestHost.phone {
      if inList {
        Turned(flowers) { flowers in List { Self.rows(flowers, knob) } }
      } else {
        Turned(flowers) { flowers in Form { Self.rows(flowers, knob) } }
      }
    }
    knob.value.removeFirst()
    host.rest()
    try host.find(role: .row, label: "Mint").perform("Move Up")
    host.rest()
    #expect(knob.value == ["Sage", "Mint", "Thyme"])
    #expect(host.text == ["Sage", "Mint", "Thyme"])
  }

  private static func rows(_ flowers: [String], _ knob: Knob<[String]>) -> some View {
    ForEach(flowers, id: \.self) { Text($0) }
      .onMove { knob.value.move(fromOffsets: $0, toOffset: $1) }
  }

  @Test func `C089: of loops inside loops in a form the offset is that of the loop with onDelete`()
    throws
  {
    var deleted: [IndexSet] = []
    let host = TestHost.phone {
      Form {
        ForEach(["a", "b", "c"], id: \.self) { bed in
          ForEach(0..<2) { Text(verbatim: "\(bed)\($0)") }
        }
        .onDelete { deleted.append($0) }
      }
    }
    try host.find(role: .row, label: "b1").perform("Delete")
    try host.find(role: .row, label: "c0").perform("Delete")
    #expect(deleted == [[1], [2]])
  }

  @Test func `C092: a row of a form that is open is closed by scrolling`() throws {
    let host = TestHost.phone {
      Form { ForEach(0..<50) { Text(verbatim: "row \($0)") }.onDelete { _ in } }
    }
    try host.swipe("row 3", by: -60)
    #expect(host.text.contains("Delete"))
    host.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 400), steps: 8)
    host.rest()
    #expect(!host.text.contains("Delete"))
  }

  @Test func `C092: a host that is dropped while a row of a form is swiped ends`() throws {
    weak var dropped: Kept?
    func drop(released: Bool) throws {
      let kept = Kept()
      dropped = kept
      let host = TestHost.phone {
        Form { ForEach(0..<3) { Text(verbatim: "row \($0)") }.onDelete { _ in kept.count += 1 } }
      }
      let row = try host.find(role: .row, label: "row 1").frame
      host.press(at: CGPoint(x: row.midX, y: row.midY))
      host.move(to: CGPoint(x: row.midX - 60, y: row.midY))
      if released { host.release(at: CGPoint(x: row.midX - 60, y: row.midY)) }
    }
    for released in [false, true] {
      try drop(released: released)
      #expect(dropped == nil)
    }
  }
}
