import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

/// What a row of a list costs.
@MainActor @Suite struct ListNodeTests {
  /// The graph's nodes for each row.
  private func nodes<Content: View>(_ list: (Int) -> Content) -> Int {
    let counts = [10, 20].map { count in
      let view = list(count)
      let host = TestHost.phone(height: 2000) { view }
      return host.counts.nodesLive
    }
    return (counts[1] - counts[0]) / 10
  }

  @Test func `C080: a row has parts only for what can be done with it`() {
    #expect(nodes { count in List { ForEach(0..<count) { Text("\($0)") } } } <= 24)
    #expect(
      nodes { count in
        List(selection: .constant(Set<Int>())) { ForEach(0..<count) { Text("\($0)") } }
      } <= 64)
    #expect(nodes { count in Form { ForEach(0..<count) { Text("\($0)") } } } <= 30)
  }

  @Test(arguments: [false, true])
  func `C080: a row that becomes editable keeps its state, and leaves nothing`(inForm: Bool) {
    let (canDelete, made) = (Knob(false), Tally())
    let host = TestHost.phone {
      Turned(canDelete) { canDelete in
        let rows = ForEach(0..<3) { Numbered(number: $0, made: made) }
          .onDelete(perform: canDelete ? { _ in } : nil)
        if inForm { Form { rows } } else { List { rows } }
      }
    }
    func set(_ value: Bool) {
      canDelete.value = value
      host.settle()
    }
    host.settle()
    let texts = host.text
    set(true)
    #expect(host.text.filter { $0 != "Delete" } == texts)
    set(false)
    let live = host.counts.nodesLive
    for _ in 0..<20 {
      set(true)
      set(false)
    }
    #expect(host.counts.nodesLive == live)
    #expect(host.text == texts)
  }
}

private struct Numbered: View {
  let number: Int
  let made: Tally
  @State private var serial = 0

  var body: some View {
    Text(verbatim: "row \(number), \(serial)")
      .onAppear {
        if serial == 0 {
          made.count += 1
          serial = made.count
        }
      }
  }
}
