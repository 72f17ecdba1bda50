import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

@testable import Waggle

private struct Rows: View {
  let count: Int
  var body: some View {
    VStack { ForEach(0..<count, id: \.self) { Text("\($0)").padding() } }
  }
}

// What `checkInvariants` of a host visits.
@MainActor @Suite struct AdoptedNodesTests {
  /// How many texts are below the root; nodes of removed rows would be among them.
  private func reached(in host: TestHost) -> Int {
    let layout = host.host.layout
    let children = layout.adopted.byParent()
    func count(_ node: LayoutNode) -> Int {
      let below = (children[ObjectIdentifier(node)] ?? []).map(count).reduce(0, +)
      return below + (node.name.hasPrefix("Text") ? 1 : 0)
    }
    return layout.root.map(count) ?? 0
  }

  @Test func `C560: the checks of a host reach each node that is there`() {
    let rows = Knob(0)
    let host = TestHost { Turned(rows) { Rows(count: $0) } }
    host.settle()
    for count in [0, 3, 200, 5, 0, 7] {
      host.frame { rows.value = count }
      #expect(reached(in: host) == count)
      host.host.checkInvariants()
    }
  }

  @Test func `C560: where nothing is checked no node is listed`() {
    let first = TestHost { Rows(count: 1) }
    first.settle()
    #expect(reached(in: first) == 1)
    isChecking = false
    defer { isChecking = true }
    let host = TestHost { Rows(count: 20) }
    host.settle()
    #expect(host.text.count == 20)
    #expect(host.host.layout.adopted.byParent().isEmpty)
  }
}
