import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

/// What is made again once the title of a screen is known.
@MainActor @Suite struct RowsUnderTitleTests {
  @Test(arguments: [false, true])
  func `C746: the title of a page runs no closure of its rows again`(isForm: Bool) {
    let calls = Calls()
    let host = TestHost(size: CGSize(width: 390, height: 844)) {
      NavigationStack {
        Rows(isForm: isForm, calls: calls).navigationTitle("Title")
      }
    }
    host.settle()
    #expect(calls.rows.count > 10)
    // A lazy list asks for its first row once more, to measure it.
    #expect(calls.count - calls.rows.count <= 1)
    #expect(calls.bodies == calls.rows.count)
  }

  @Test func `C746: the title of a page that is pushed runs no closure of its rows again`() throws {
    let calls = Calls()
    let host = TestHost(size: CGSize(width: 390, height: 844)) {
      NavigationStack {
        NavigationLink("Go") { Rows(isForm: false, calls: calls).navigationTitle("Title") }
      }
    }
    try host.find(label: "Go").tap()
    host.advance(by: 2)
    #expect(calls.rows.count > 10)
    #expect(calls.count - calls.rows.count <= 1)
    #expect(calls.bodies == calls.rows.count)
  }

  private final class Calls {
    var count = 0
    var bodies = 0
    var rows: Set<Int> = []
  }

  private struct Rows: View {
    let isForm: Bool
    let calls: Calls

    var body: some View {
      if isForm {
        Form { ForEach(0..<20, id: \.self) { row($0) } }
      } else {
        List(0..<20, id: \.self) { row($0) }
      }
    }

    private func row(_ number: Int) -> some View {
      calls.count += 1
      calls.rows.insert(number)
      return Row(number: number, calls: calls)
    }
  }

  private struct Row: View {
    let number: Int
    let calls: Calls

    var body: some View {
      let _ = calls.bodies += 1
      NavigationLink("Row \(number)") { Text("There") }
    }
  }
}
