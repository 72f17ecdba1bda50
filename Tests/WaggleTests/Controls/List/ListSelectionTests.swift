import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

@MainActor @Suite struct ListSelectionTests {
  @Test func `C087: a row with a button in it is selected where the button is not`() throws {
    struct Names: View {
      @State private var chosen: Int?
      @State private var pressed = 0

      var body: some View {
        List(0..<3, selection: $chosen) { number in
          HStack {
            Button("Fold \(number)") { pressed += 1 }.buttonStyle(.borderless)
            Text("Row \(number)")
            Spacer()
          }
        }
        .overlay(alignment: .bottom) { Text("chosen \(chosen ?? -1), pressed \(pressed)") }
      }
    }
    let host = TestHost.phone(height: 600) { Names() }
    let row = try host.find(role: .row, label: "Fold 1, Row 1")
    #expect(row.frame.width > 300)
    row.tap()
    host.settle()
    #expect(host.text.contains("chosen 1, pressed 0"))
    try host.find(role: .button, label: "Fold 2").tap()
    host.settle()
    #expect(host.text.contains("chosen 1, pressed 1"))
  }

  private let one = Knob<Int?>(nil)
  private let many = Knob<Set<Int>>([])

  private struct One: View {
    let knob: Knob<Int?>
    var count = 100
    var body: some View {
      Turned(knob) { _ in
        List(selection: knob.projected) {
          ForEach(0..<count, id: \.self) { Text(verbatim: "row \($0)").selectionDisabled($0 == 3) }
        }
      }
    }
  }

  private struct Many: View {
    let knob: Knob<Set<Int>>
    var body: some View {
      Turned(knob) { _ in
        List(0..<100, selection: knob.projected) { Text(verbatim: "row \($0)") }
      }
    }
  }

  private func row(_ number: Int, _ host: TestHost) throws -> FoundElement {
    try host.find(role: .row, label: "row \(number)")
  }

  @Test func `C087: a tap selects a row, which is filled and read as selected`() throws {
    let host = TestHost.phone { One(knob: one) }
    try row(5, host).tap()
    host.settle()
    #expect(one.value == 5)
    #expect(host.displayList.description.contains("#D1D1D6"))
    #expect(try row(5, host).traits.contains(.isSelected))
    #expect(try !row(4, host).traits.contains(.isSelected))
    try row(6, host).tap()
    #expect(one.value == 6)
  }

  @Test func `C087: rows that cannot be selected are passed over`() throws {
    let host = TestHost.phone { One(knob: one) }
    host.tap(at: try row(3, host).frame.center)
    #expect(one.value == nil)
    try row(2, host).tap()
    host.key(.downArrow)
    #expect(one.value == 4)
  }

  @Test func `C087: arrows, Home and End select, and scroll to what they select`() throws {
    let host = TestHost.phone { One(knob: one, count: 100_000) }
    try row(1, host).tap()
    host.key(.upArrow)
    #expect(one.value == 0)
    host.key(.end)
    host.settle()
    #expect(one.value == 99_999)
    #expect(host.text.contains("row 99999"))
    host.key(.home)
    host.settle()
    #expect(one.value == 0)
    #expect(host.text.contains("row 0"))
    #expect(host.counts.bodies < 1000)
  }

  @Test func `C087: of several rows a finger selects none outside of edit mode`() throws {
    let host = TestHost.phone { Many(knob: many) }
    host.tap(at: try row(2, host).frame.center)
    #expect(many.value == [])
  }

  @Test func `C087: in edit mode each tap adds a row or takes it away, and circles are shown`()
    throws
  {
    let host = TestHost.phone { Many(knob: many).environment(\.editMode, .constant(.active)) }
    try row(2, host).tap()
    try row(4, host).tap()
    #expect(many.value == [2, 4])
    try row(2, host).tap()
    #expect(many.value == [4])
  }

  @Test func `C087: keys extend a selection of several`() throws {
    let host = TestHost.phone { Many(knob: many).environment(\.platformMetrics, .macOS26) }
    try row(2, host).tap()
    #expect(many.value == [2])
    host.key(.downArrow, modifiers: .shift)
    host.key(.downArrow, modifiers: .shift)
    #expect(many.value == [2, 3, 4])
    host.key(.upArrow, modifiers: .shift)
    #expect(many.value == [2, 3])
    host.key("a", modifiers: .command)
    #expect(many.value == Set(0..<100))
  }

  @Test func `C087: a row is selected by its tag, or else by its id of exactly the type`() throws {
    let host = TestHost.phone {
      Turned(one) { _ in
        List(selection: one.projected) {
          Text("tagged").tag(7)
          ForEach(["x"], id: \.self) { Text($0) }
        }
      }
    }
    try host.find(role: .row, label: "tagged").tap()
    #expect(one.value == 7)
    #expect(host.diagnostics.isEmpty)
    host.tap(at: try host.find(label: "x").frame.center)
    #expect(one.value == 7)
    #expect(host.diagnostics.map(\.id) == ["W-SELECTION-TYPE"])
  }

  @Test func `C087: a selection of what is not there is kept`() throws {
    let host = TestHost.phone { One(knob: one) }
    one.value = 1_000_000
    host.settle()
    #expect(host.diagnostics.isEmpty)
    host.key(.tab)
    host.key(.downArrow)
    #expect(one.value == 0)
  }
}

extension CGRect {
  fileprivate var center: CGPoint { CGPoint(x: midX, y: midY) }
}
