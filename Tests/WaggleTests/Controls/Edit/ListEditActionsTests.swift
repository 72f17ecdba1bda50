import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

private struct Jar: Identifiable, Equatable {
  let id: Int
  var name: String
}

@MainActor @Suite struct ListEditActionsTests {
  private let jars = Knob([
    Jar(id: 1, name: "Clover"), Jar(id: 2, name: "Sage"), Jar(id: 3, name: "Thyme"),
  ])

  @Test func `C241: edit actions delete and move the elements of the collection`() throws {
    let host = TestHost.phone {
      Turned(jars) { _ in
        List(jars.projected, editActions: .all) { $jar in
          Text(jar.name).deleteDisabled(jar.id == 2).moveDisabled(jar.id == 2)
        }
      }
    }
    try host.find(role: .row, label: "Thyme").perform("Move Up")
    host.settle()
    #expect(jars.value.map(\.id) == [1, 3, 2])
    try host.find(role: .row, label: "Clover").perform("Delete")
    host.settle()
    #expect(jars.value.map(\.id) == [3, 2])
    for action in ["Delete", "Move Up"] {
      #expect(throws: (any Error).self) {
        try host.find(role: .row, label: "Sage").perform(action)
      }
    }
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `C241: only the actions that were allowed are offered`() throws {
    let host = TestHost.phone {
      Turned(jars) { _ in
        List {
          ForEach(jars.projected, editActions: .delete) { $jar in Text(jar.name) }
        }
      }
    }
    let row = try host.find(role: .row, label: "Sage")
    #expect(throws: (any Error).self) { try row.perform("Move Up") }
    try row.perform("Delete")
    host.settle()
    #expect(jars.value.map(\.name) == ["Clover", "Thyme"])
  }

  @Test func `C091: bindings are those of their elements after a deletion`() throws {
    let host = TestHost.phone {
      Turned(jars) { _ in
        List(jars.projected, id: \.id, editActions: [.delete, .move]) { $jar in
          Button(jar.name) { jar.name += "!" }
        }
      }
    }
    try host.find(role: .row, label: "Clover").perform("Delete")
    host.settle()
    try host.find(role: .button, label: "Thyme").tap()
    host.settle()
    #expect(jars.value.map(\.name) == ["Sage", "Thyme!"])
  }

  @Test func `C087, C091: rows that are edited can be selected by their ids`() throws {
    let selection = Knob(Set<Int>())
    let host = TestHost.phone {
      Turned(selection) { _ in
        Turned(jars) { _ in
          List(jars.projected, editActions: .move, selection: selection.projected) { $jar in
            Text(jar.name)
          }
          .environment(\.editMode, .constant(.active))
        }
      }
    }
    try host.find(role: .row, label: "Sage").tap()
    host.settle()
    #expect(selection.value == [2])
  }

  @Test func `C241: actions on the loop replace the edit actions`() throws {
    let tally = Tally()
    let host = TestHost.phone {
      Turned(jars) { _ in
        List {
          ForEach(jars.projected, editActions: .all) { $jar in Text(jar.name) }
            .onDelete { _ in tally.count += 1 }
        }
      }
    }
    try host.find(role: .row, label: "Sage").perform("Delete")
    host.settle()
    #expect((tally.count, jars.value.count) == (1, 3))
  }

  @Test func `C088: Delete is pressed where the grip was`() throws {
    let host = TestHost.phone {
      Turned(jars) { _ in
        List(jars.projected, editActions: .all) { $jar in Text(jar.name) }
          .environment(\.editMode, .constant(.active))
      }
    }
    let row = try host.find(role: .row, label: "Sage").frame
    host.tap(at: CGPoint(x: row.minX + 27, y: row.midY))
    host.advance(by: 2)
    host.tap(at: CGPoint(x: row.maxX - 20, y: row.midY))
    host.settle()
    #expect(jars.value.map(\.name) == ["Clover", "Thyme"])
  }
}
