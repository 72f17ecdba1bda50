import Foundation
import SwiftUI
import TestSupport
import Testing
import Waggle
import WaggleTestKit

/// The menu of a row by keys: Shift-F10, and the key with a menu on it.
@MainActor @Suite struct RowMenuKeyTests {
  private struct Rows: View {
    let log: Log
    let isForSelection: Bool
    @State private var selection: Set<Int>

    init(_ log: Log, isForSelection: Bool, selection: Set<Int>) {
      (self.log, self.isForSelection) = (log, isForSelection)
      _selection = State(initialValue: selection)
    }

    var body: some View {
      if isForSelection {
        List(0..<9, id: \.self, selection: $selection) { Text(verbatim: "row \($0)") }
          .contextMenu(forSelectionType: Int.self) { rows in
            Button("Pick") { log.add("picked \(rows.sorted())") }
          }
      } else {
        List(selection: $selection) {
          ForEach(0..<9, id: \.self) { number in
            Text(verbatim: "row \(number)")
              .contextMenu { Button("Pick") { log.add("picked \(number)") } }
          }
        }
      }
    }
  }

  private func host(_ log: Log, _ isForSelection: Bool, selection: Set<Int> = [3]) -> TestHost {
    let host = TestHost(size: CGSize(width: 300, height: 500)) {
      Rows(log, isForSelection: isForSelection, selection: selection)
    }
    host.settle()
    host.key(.tab)
    host.settle()
    return host
  }

  @Test(arguments: [false, true])
  func `C759: keys open the menu of the row that is selected`(isForSelection: Bool) throws {
    for (key, modifiers) in [(KeyEquivalent.contextMenu, EventModifiers()), (.f10, .shift)] {
      let log = Log()
      let host = host(log, isForSelection)
      if isForSelection {
        host.key(.downArrow)
        host.key(.downArrow, modifiers: .shift)
      }
      host.key(key, modifiers: modifiers)
      host.settle()
      host.key(.return)
      host.settle()
      #expect(log.entries == [isForSelection ? "picked [4, 5]" : "picked 3"])
      #expect(host.findAll(role: .button, label: "Pick").isEmpty)
      // The focus is the list's again.
      host.key(.downArrow)
      host.key(key, modifiers: modifiers)
      host.settle()
      try host.find(role: .button, label: "Pick").tap()
      #expect(log.entries.last == (isForSelection ? "picked [6]" : "picked 4"))
    }
  }

  @Test func `C759: without a selected row, and by F10 alone, nothing opens`() {
    let host = host(Log(), false, selection: [])
    host.key(.f10, modifiers: .shift)
    host.settle()
    #expect(host.findAll(role: .button, label: "Pick").isEmpty)
    let other = self.host(Log(), true)
    other.key(.f10)
    other.key(.contextMenu, modifiers: .command)
    other.settle()
    #expect(other.findAll(role: .button, label: "Pick").isEmpty)
  }
}
