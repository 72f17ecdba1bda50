import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

@MainActor @Suite struct ListEditingTests {
  private let flowers = Knob(["Clover", "Sage", "Thyme", "Mint"])

  private struct Garden: View {
    let knob: Knob<[String]>
    var mode = EditMode.inactive
    var body: some View {
      Turned(knob) { flowers in
        List {
          Text("first")
          ForEach(flowers, id: \.self) { flower in
            Text(flower).deleteDisabled(flower == "Sage").moveDisabled(flower == "Sage")
          }
          .onDelete { knob.value.remove(atOffsets: $0) }
          .onMove { knob.value.move(fromOffsets: $0, toOffset: $1) }
        }
        .environment(\.editMode, .constant(mode))
      }
    }
  }

  private func frame(_ flower: String, _ host: TestHost) throws -> CGRect {
    try host.find(role: .row, label: flower).frame
  }

  @Test func `C089: an action deletes the row at its offset in the data`() throws {
    let host = TestHost.phone { Garden(knob: flowers) }
    try host.find(role: .row, label: "Thyme").perform("Delete")
    host.rest()
    #expect(flowers.value == ["Clover", "Sage", "Mint"])
    #expect(throws: (any Error).self) { try host.find(role: .row, label: "Sage").perform("Delete") }
    #expect(throws: (any Error).self) {
      try host.find(role: .row, label: "first").perform("Delete")
    }
  }

  @Test func `C092: a short swipe closes again, one past half opens, and a long one deletes`()
    throws
  {
    let host = TestHost.phone { Garden(knob: flowers) }
    try host.swipe("Clover", by: -20)
    #expect(!host.text.contains("Delete"))
    try host.swipe("Clover", by: -60)
    #expect(host.text.contains("Delete"))
    try host.swipe("Mint", by: -60)
    #expect(host.text.filter { $0 == "Delete" }.count == 1)
    try host.swipe("Mint", by: -300)
    #expect(flowers.value == ["Clover", "Sage", "Thyme"])
    try host.swipe("Sage", by: -300)
    #expect(flowers.value == ["Clover", "Sage", "Thyme"])
  }

  @Test func `C092: an open row is closed by a tap and by scrolling, and its button acts once`()
    throws
  {
    let host = TestHost.phone { Garden(knob: flowers) }
    try host.swipe("Clover", by: -60)
    try host.find(role: .row, label: "Clover").tap()
    host.rest()
    #expect(!host.text.contains("Delete"))
    try host.swipe("Clover", by: -60)
    let row = try frame("Clover", host)
    host.tap(at: CGPoint(x: row.maxX - 20, y: row.midY))
    host.rest()
    #expect(flowers.value == ["Sage", "Thyme", "Mint"])
  }

  @Test func `C092: a row's own actions replace Delete, at both edges`() throws {
    let (burn, pin) = (Tally(), Tally())
    let host = TestHost.phone {
      List {
        ForEach(0..<3) { number in
          Text(verbatim: "row \(number)")
            .swipeActions { Button("Burn", role: .destructive) { burn.count += 1 } }
            .swipeActions(edge: .leading, allowsFullSwipe: false) {
              Button("Pin") { pin.count += 1 }.tint(.orange)
            }
        }
        .onDelete { _ in }
      }
    }
    let row = try host.find(role: .row, label: "row 1")
    try row.perform("Burn")
    try row.perform("Pin")
    #expect(throws: (any Error).self) { try row.perform("Delete") }
    #expect((burn.count, pin.count) == (1, 1))
    try host.swipe("row 1", by: 300)
    #expect(pin.count == 1)
    #expect(host.text.contains("Pin"))
    try host.swipe("row 2", by: -300)
    #expect(burn.count == 2)
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `C092: a swipe up or down scrolls, and one over a button does not press it`() throws {
    let tally = Tally()
    let host = TestHost.phone {
      List {
        ForEach(0..<50) { number in Button("row \(number)") { tally.count += 1 } }.onDelete { _ in }
      }
    }
    let start = try frame("row 5", host)
    host.drag(
      from: CGPoint(x: 200, y: start.midY), to: CGPoint(x: 200, y: start.midY - 200), steps: 8)
    host.rest()
    #expect(try frame("row 9", host).minY < start.minY + 56)
    try host.swipe("row 9", by: -60)
    #expect(tally.count == 0)
    #expect(host.text.contains("Delete"))
  }

  @Test func `C092: a row that is deleted while it is swiped is gone`() throws {
    let host = TestHost.phone { Garden(knob: flowers) }
    let frame = try frame("Mint", host)
    host.press(at: CGPoint(x: frame.midX, y: frame.midY))
    host.move(to: CGPoint(x: frame.midX - 50, y: frame.midY))
    flowers.value = ["Clover"]
    host.settle()
    host.move(to: CGPoint(x: frame.midX - 90, y: frame.midY))
    host.release(at: CGPoint(x: frame.midX - 90, y: frame.midY))
    host.rest()
    #expect(host.text == ["first", "Clover"])
  }

  @Test func `C088: in edit mode rows that can be deleted move in, and a disc reveals Delete`()
    throws
  {
    let host = TestHost.phone { Garden(knob: flowers, mode: .active) }
    let row = try frame("Clover", host)
    host.tap(at: CGPoint(x: row.minX + 16 + 11, y: row.midY))
    host.rest()
    #expect(host.text.contains("Delete"))
    #expect(flowers.value.count == 4)
  }

  @Test func `C090: a row is moved by its grip, to an offset counted before it is taken out`()
    throws
  {
    let host = TestHost.phone { Garden(knob: flowers, mode: .active) }
    let row = try frame("Clover", host)
    let start = CGPoint(x: row.maxX - 20, y: row.midY)
    host.drag(from: start, to: CGPoint(x: start.x, y: start.y + 180), steps: 10)
    host.rest()
    #expect(flowers.value == ["Sage", "Thyme", "Mint", "Clover"])
    let last = try frame("Clover", host)
    host.drag(
      from: CGPoint(x: last.maxX - 20, y: last.midY),
      to: CGPoint(x: last.maxX - 20, y: last.midY - 500), steps: 10)
    host.rest()
    #expect(flowers.value == ["Clover", "Sage", "Thyme", "Mint"])
  }

  @Test func `C090: actions move a row by one place`() throws {
    let host = TestHost.phone { Garden(knob: flowers) }
    try host.find(role: .row, label: "Clover").perform("Move Down")
    host.rest()
    #expect(flowers.value == ["Sage", "Clover", "Thyme", "Mint"])
    try host.find(role: .row, label: "Mint").perform("Move Up")
    host.rest()
    #expect(flowers.value == ["Sage", "Clover", "Mint", "Thyme"])
    try host.find(role: .row, label: "Thyme").perform("Move Down")
    host.rest()
    #expect(flowers.value == ["Sage", "Clover", "Mint", "Thyme"])
  }

  @Test func `C091: bindings to elements are right after a move`() throws {
    let knob = Knob([1, 2, 3])
    let host = TestHost.phone {
      Turned(knob) { _ in
        List(knob.projected, id: \.self) { number in
          Button("\(number.wrappedValue)") { number.wrappedValue += 10 }
        }
      }
    }
    knob.value = [3, 1, 2]
    host.settle()
    try host.find(role: .button, label: "3").tap()
    #expect(knob.value == [13, 1, 2])
  }

  @Test
  func `C093: a list that is pulled down is reloaded, and the spinner goes when that is done`()
    async throws
  {
    let dial = Dial()
    let host = TestHost(size: CGSize(width: 390, height: 700)) {
      List { Text("a") }.refreshable { await MainActor.run { dial.count += 1 } }
    }
    await host.settle()
    host.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 500), steps: 10)
    await host.settle()
    #expect(dial.count == 1)
    #expect(throws: (any Error).self) { try host.find(role: .progress) }
  }

  @Test func `an outline in a list shows the children of what is expanded as rows`() throws {
    struct Place: Identifiable {
      let id: String
      var inside: [Place]?
    }
    let places = [
      Place(id: "Garden", inside: [Place(id: "Hive", inside: [Place(id: "Frame")])]),
      Place(id: "Pond"),
    ]
    let host = TestHost.phone { List(places, children: \.inside) { Text($0.id) } }
    #expect(host.text == ["Garden", "Pond"])
    try host.find(role: .button, label: "Garden").tap()
    host.settle()
    #expect(host.text == ["Garden", "Hive", "Pond"])
    try host.find(role: .button, label: "Hive").tap()
    host.settle()
    #expect(host.text == ["Garden", "Hive", "Frame", "Pond"])
    try host.find(role: .button, label: "Garden").tap()
    host.settle()
    #expect(host.text == ["Garden", "Pond"])
  }

  @Test func `a list that is dropped while it is edited leaves nothing`() throws {
    let shown = Knob(true)
    let host = TestHost.phone {
      Turned(shown) { isShown in
        if isShown { Garden(knob: flowers, mode: .active) } else { Text("gone") }
      }
    }
    let row = try frame("Clover", host)
    host.press(at: CGPoint(x: row.maxX - 20, y: row.midY))
    host.move(to: CGPoint(x: row.maxX - 20, y: row.midY + 80))
    shown.value = false
    host.rest()
    host.release(at: CGPoint(x: row.maxX - 20, y: row.midY + 80))
    host.rest()
    #expect(host.text == ["gone"])
    #expect(flowers.value.count == 4)
    #expect(host.counts.nodesLive < 40)
  }

  @Test(arguments: [true, false])
  func `C087: while a list is edited a tap on a link selects its row and pushes nothing`(
    _ canSelect: Bool
  ) throws {
    struct Rows: View {
      let canSelect: Bool
      @State private var selection: Set<Int> = []

      var body: some View {
        NavigationStack {
          List(selection: canSelect ? $selection : nil) {
            ForEach(0..<3, id: \.self) { NavigationLink("Row \($0)", value: $0) }
              .onDelete { _ in }
          }
          .navigationDestination(for: Int.self) { Text("Page \($0)") }
          .navigationTitle("\(selection.count) selected")
          .toolbar { EditButton() }
        }
      }
    }
    let host = TestHost.phone { Rows(canSelect: canSelect) }
    try host.find(label: "Edit").tap()
    host.settle()
    host.tap(at: CGPoint(x: 200, y: try host.find(label: "Row 1").frame.midY))
    host.settle()
    #expect(host.path == 0)
    #expect(host.title == (canSelect ? "1 selected" : "0 selected"))
    try host.find(label: "Done").tap()
    host.settle()
    host.tap(at: CGPoint(x: 200, y: try host.find(label: "Row 1").frame.midY))
    host.settle()
    #expect(host.path == 1)
  }
}
