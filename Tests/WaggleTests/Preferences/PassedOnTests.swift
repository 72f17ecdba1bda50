import Foundation
import TestSupport
import Testing
import Waggle
import WaggleGraph
import WaggleTestKit

private struct LongestKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
}

/// A view that nests itself in views that can be replaced.
private struct Nest: View {
  let depth: Int
  let leaf: AnyView
  var body: AnyView { depth == 0 ? leaf : AnyView(Nest(depth: depth - 1, leaf: leaf)) }
}

/// The same with containers of one view.
private struct Stacked: View {
  let depth: Int
  let leaf: AnyView
  var body: AnyView {
    depth == 0 ? leaf : AnyView(ZStack { Stacked(depth: depth - 1, leaf: leaf) })
  }
}

@MainActor @Suite struct PassedOnTests {
  private struct Leaf: View {
    let knob: Knob<Int>
    var body: some View {
      Turned(knob) { number in
        Color(white: Double(number % 10) / 10).frame(width: 10, height: 4)
          .preference(key: LongestKey.self, value: number)
      }
    }
  }

  /// The edges that a change of the leaf visits, and what is observed.
  private func cost<Content: View>(
    _ content: @escaping (AnyView) -> Content
  ) -> [Int] {
    let (knob, log) = (Knob(1), Log())
    let host = TestHost(size: CGSize(width: 100, height: 100)) {
      content(AnyView(Leaf(knob: knob)))
        .onPreferenceChange(LongestKey.self) { log.add("\($0)") }
    }
    host.settle()
    host.frame { knob.value = 2 }
    let graph = host.runtime.graph
    let (visits, runs) = (graph.edgeVisits, graph.runsTotal)
    let before = "\(host.displayList)"
    host.frame { knob.value = 3 }
    #expect(log.entries == ["1", "2", "3"])
    #expect("\(host.displayList)" != before)
    return [graph.edgeVisits - visits, graph.runsTotal - runs]
  }

  @Test
  func `a leaf costs the same below any number of views that pass its drawing and its values on`() {
    func costs(_ depth: Int) -> [[Int]] {
      [
        cost { Nest(depth: depth, leaf: $0) }, cost { Stacked(depth: depth, leaf: $0) },
      ]
    }
    #expect(costs(5) == costs(40))
  }

  @Test func `a view that is replaced far inside is drawn and observed`() {
    struct Choice: View {
      let knob: Knob<Int>
      var body: some View {
        Turned(knob) { number in
          number.isMultiple(of: 2)
            ? AnyView(Text("\(number)").preference(key: LongestKey.self, value: number))
            : AnyView(
              HStack {
                Text("\(number)"); Text("odd")
              })
        }
      }
    }
    let (knob, log) = (Knob(2), Log())
    let host = TestHost(size: CGSize(width: 100, height: 100)) {
      Stacked(depth: 10, leaf: AnyView(Choice(knob: knob)))
        .onPreferenceChange(LongestKey.self) { log.add("\($0)") }
    }
    host.settle()
    #expect(host.text == ["2"])
    host.frame { knob.value = 3 }
    #expect(host.text == ["3", "odd"])
    host.frame { knob.value = 4 }
    #expect(host.text == ["4"])
    #expect(log.entries == ["2", "0", "4"])
  }
}
