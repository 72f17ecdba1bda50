import Foundation
import TestSupport
import Testing
import Waggle
import WaggleGraph
import WaggleTestKit

private struct NamedViews<Content: View>: View {
  @Namespace private var names
  @ViewBuilder let content: (Namespace.ID) -> Content
  var body: some View { content(names) }
}

/// What matched views cost that do not move.
@MainActor @Suite struct MatchedGeometryCostTests {
  /// The rules that run while a view takes the frame of another, beside groups at rest.
  private func runs(beside others: Int) -> Int {
    let knob = Knob(false)
    let host = TestHost(size: CGSize(width: 200, height: 200)) {
      NamedViews { names in
        ZStack(alignment: .topLeading) {
          ForEach(0..<others, id: \.self) {
            Color.red.frame(width: 4, height: 4).matchedGeometryEffect(id: $0, in: names)
          }
          ZStack {
            Turned(knob) {
              if $0 {
                Color.blue.frame(width: 40, height: 40).matchedGeometryEffect(id: -1, in: names)
              } else {
                Color.blue.frame(width: 20, height: 20).matchedGeometryEffect(id: -1, in: names)
              }
            }
          }
          .frame(width: 100, height: 100)
        }
        .frame(width: 200, height: 200)
      }
    }
    host.settle()
    let before = host.runtime.graph.runsTotal
    host.frame { withAnimation(.linear(duration: 1)) { knob.value = true } }
    for _ in 0..<8 { host.advance(by: 0.25) }
    return host.runtime.graph.runsTotal - before
  }

  @Test func `a view that is removed has its group computed again, and no other (L207)`() {
    #expect(runs(beside: 400) - runs(beside: 100) < 200)
  }
}
