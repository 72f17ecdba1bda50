import Foundation
import SwiftUI
import TestSupport
import Testing
import Waggle
import WaggleTestKit

@MainActor @Suite struct ListReturnTests {
  private func numbers(_ data: Knob<[Int]>) -> TestHost {
    TestHost.phone {
      Turned(data) { data in List(data, id: \.self) { Text(verbatim: "row \($0)") } }
    }
  }

  private struct Work: Equatable {
    let bodies: Int
    let nodes: Int

    @MainActor init(_ host: TestHost) {
      (bodies, nodes) = (host.counts.bodies, host.counts.nodesMade)
    }
  }

  private func work(_ host: TestHost, _ action: () throws -> Void) rethrows -> (Int, Int) {
    let before = Work(host)
    try action()
    host.settle()
    return (Work(host).bodies - before.bodies, Work(host).nodes - before.nodes)
  }

  @Test func `C080: a list of 100,000 rows opens with the work of one of 100`() {
    let (few, many) = (numbers(Knob(Array(0..<100))), numbers(Knob(Array(0..<100_000))))
    #expect(Work(few) == Work(many))
    #expect(few.counts.nodesLive == many.counts.nodesLive)
  }

  @Test func `C080: the end of a long list is reached with the work of a window`() throws {
    let long = numbers(Knob(Array(0..<100_000)))
    let opening = Work(long)
    let (bodies, nodes) = try work(long) { try long.scroll(to: 99_999) }
    #expect(long.text.last == "row 99999")
    #expect(bodies <= 2 * opening.bodies)
    #expect(nodes <= 2 * opening.nodes)
  }

  @Test func `C080: a row that is put in front makes only itself`() {
    let data = Knob(Array(0..<100_000))
    let long = numbers(data)
    let opening = Work(long)
    let (bodies, nodes) = work(long) { data.value.insert(-1, at: 0) }
    #expect(long.text.first == "row -1")
    #expect(bodies < opening.bodies / 2)
    #expect(nodes < opening.nodes / 4)
  }

  @Test func `C088: rounds of edit mode leave nothing`() {
    let mode = Knob(EditMode.inactive)
    let host = TestHost.phone {
      Turned(mode) { mode in
        List { ForEach(0..<4) { Text(verbatim: "row \($0)") }.onDelete { _ in } }
          .environment(\.editMode, .constant(mode))
      }
    }
    func round() {
      mode.value = .active
      host.settle()
      mode.value = .inactive
      host.settle()
    }
    round()
    let live = host.counts.nodesLive
    for _ in 0..<manyRounds { round() }
    #expect(host.counts.nodesLive == live)
  }

  @Test func `C092: rows that are swiped open and closed again and again leave nothing`() throws {
    let host = TestHost.phone {
      List { ForEach(0..<4) { Text(verbatim: "row \($0)") }.onDelete { _ in } }
    }
    let y = try host.find(role: .row, label: "row 1").frame.midY
    func swipe(_ way: CGFloat) {
      host.drag(from: CGPoint(x: 200, y: y), to: CGPoint(x: 200 + way, y: y), steps: 3)
      host.advance(by: 1)
    }
    func round() {
      swipe(-60)
      swipe(150)
    }
    round()
    let live = host.counts.nodesLive
    for _ in 0..<manyRounds { round() }
    #expect(host.counts.nodesLive == live)
    #expect(!host.text.contains("Delete"))
  }

  @Test func `C092: rows that the program deletes while they are swiped leave nothing`() throws {
    let data = Knob(Array(0..<4))
    let host = TestHost.phone {
      Turned(data) { data in
        List { ForEach(data, id: \.self) { Text(verbatim: "row \($0)") }.onDelete { _ in } }
      }
    }
    let y = try host.find(role: .row, label: "row 1").frame.midY
    func round(_ number: Int) {
      host.press(at: CGPoint(x: 250, y: y))
      host.move(to: CGPoint(x: 180, y: y))
      if number.isMultiple(of: 2) { host.release(at: CGPoint(x: 180, y: y)) }
      data.value.removeAll { $0 == 1 }
      host.settle()
      if !number.isMultiple(of: 2) {
        host.move(to: CGPoint(x: 120, y: y))
        host.release(at: CGPoint(x: 120, y: y))
      }
      data.value = Array(0..<4)
      host.settle()
      host.advance(by: 1)
    }
    for number in 0..<2 { round(number) }
    let live = host.counts.nodesLive
    for number in 0..<manyRounds { round(number) }
    #expect(host.counts.nodesLive == live)
    #expect(host.text.filter { $0 != "Delete" } == ["row 0", "row 1", "row 2", "row 3"])
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `C245: rows that can be selected are options, others are not`() throws {
    let host = TestHost.phone {
      List(selection: .constant("a")) {
        Text("a").tag("a")
        Text("b").tag("b").selectionDisabled()
      }
    }
    #expect(try host.find(role: .row, label: "a").traits.contains(.isSelectable))
    #expect(try !host.find(role: .row, label: "b").traits.contains(.isSelectable))
  }

  @Test func `C087: rows with the same id are selected together`() throws {
    let (data, selection) = (Knob([1, 2, 2, 3]), Knob(Set<Int>()))
    let host = TestHost.phone {
      Turned(selection) { _ in
        Turned(data) { data in
          List(data, id: \.self, selection: selection.projected) { Text(verbatim: "row \($0)") }
            .environment(\.editMode, .constant(.active))
        }
      }
    }
    #expect(host.text == ["row 1", "row 2", "row 2", "row 3"])
    try host.find(role: .row, label: "row 2").tap()
    host.settle()
    #expect(selection.value == [2])
    let selected = host.elements.filter { $0.role == .row && $0.traits.contains(.isSelected) }
    #expect(selected.map(\.label) == ["row 2", "row 2"])
    data.value = [2, 4]
    host.settle()
    #expect(host.text == ["row 2", "row 4"])
    #expect(selection.value == [2])
  }

  @Test func `C087, C089: rows with the same id are inserted and removed one by one`() throws {
    let data = Knob(["a", "a", "b", "a"])
    let host = TestHost.phone {
      Turned(data) { shown in
        List {
          ForEach(shown, id: \.self) { Text($0) }.onDelete { data.value.remove(atOffsets: $0) }
        }
      }
    }
    #expect(host.text == ["a", "a", "b", "a"])
    for change: ([String]) -> [String] in [
      { $0 + ["a", "b"] }, { $0.reversed() }, { Array($0.dropFirst()) },
      { $0.filter { $0 == "a" } }, { ["b", "a"] + $0 }, { $0.sorted() },
    ] {
      data.value = change(data.value)
      host.settle()
      #expect(host.text == data.value)
    }
    try host.find(role: .row, label: "b").perform("Delete")
    host.rest()
    #expect(host.text == ["a", "a", "a", "a", "a"])
  }

  @Test func `C087: an id that changes takes the row out of the selection, which stays as it was`()
    throws
  {
    let (data, selection) = (Knob(["a", "b"]), Knob<String?>("b"))
    let host = TestHost.phone {
      Turned(selection) { _ in
        Turned(data) { data in
          List(data, id: \.self, selection: selection.projected) { Text($0) }
        }
      }
    }
    data.value = ["a", "c"]
    host.settle()
    #expect(selection.value == "b")
    try host.find(role: .row, label: "c").tap()
    host.settle()
    #expect(selection.value == "c")
    #expect(host.diagnostics.isEmpty)
  }

  @Test(arguments: ["swipe", "pull", "drag"])
  func `C092, C093: a host that is dropped in the middle of a gesture ends`(gesture: String) throws
  {
    weak var watched: TestHost?
    do {
      let host = TestHost.phone {
        List { ForEach(0..<4) { Text(verbatim: "row \($0)") }.onDelete { _ in } }.refreshable {}
      }
      watched = host
      host.press(at: CGPoint(x: 200, y: 100))
      if gesture == "drag" { host.advance(by: 1) }
      host.move(to: gesture == "swipe" ? CGPoint(x: 140, y: 100) : CGPoint(x: 200, y: 240))
    }
    #expect(watched == nil)
  }
}
