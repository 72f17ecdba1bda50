import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

@MainActor @Suite struct LostNeighborTests {
  private struct Rows: View {
    let knob: Knob<Int?>

    var body: some View {
      Turned(knob) { _ in
        List(0..<30, selection: knob.projected) { Text(verbatim: "row \($0)") }
      }
    }
  }

  /// The display list at rest, where the list is at its start.
  private func picture(_ host: TestHost) -> String {
    host.settle()
    for _ in 0..<4 { host.frame() }
    return host.displayList.description
  }

  @Test func `C736: a row follows the one below that was selected out of sight`() throws {
    let knob = Knob<Int?>(nil)
    let host = TestHost.phone(height: 400) { Rows(knob: knob) }
    // The second row stays in sight, and the third is released.
    let list = try #require(host.host.rootView.collected(ScrollViewOutput.self).first)
    let third = try host.find(role: .row, label: "row 2").frame
    host.frame { host.host.size.height = third.minY - 4 }
    for _ in 0..<5 { host.frame() }
    #expect(!host.text.contains("row 2"))
    knob.value = 2
    host.settle()
    host.frame { host.host.size.height = 400 }
    #expect(list.offset.y == 0)
    let other = Knob<Int?>(2)
    let fresh = TestHost.phone(height: 400) { Rows(knob: other) }
    #expect(picture(host) == picture(fresh))
  }
}
