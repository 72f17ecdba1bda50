import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

/// What it costs to show a tab again.
@MainActor @Suite struct TabCostTests {
  private struct Pages: View {
    let tab: Int
    let rows: Int

    var body: some View {
      TabView(selection: .constant(tab)) {
        ForEach(0..<3, id: \.self) { tab in
          ScrollView {
            VStack(spacing: 0) {
              ForEach(0..<rows, id: \.self) { Text("Row \(tab) \($0)") }
            }
          }
          .tabItem { Label("Tab \(tab)", systemImage: "star") }
          .tag(tab)
        }
      }
    }
  }

  /// The work of showing the first tab again.
  private func cost(of rows: Int) -> (bodies: Int, layouts: Int, made: Int) {
    let knob = Knob(0)
    let host = TestHost(size: CGSize(width: 390, height: 844)) {
      Turned(knob) { Pages(tab: $0, rows: rows) }
    }
    host.settle()
    for tab in [1, 2] { host.frame { knob.value = tab } }
    host.settle()
    let before = host.counts
    host.frame { knob.value = 0 }
    let after = host.counts
    return (
      after.bodies - before.bodies, after.layouts - before.layouts,
      after.nodesMade - before.nodesMade
    )
  }

  @Test
  func `C743: a tab that was shown before makes nothing, and lays out as much whatever is in it`() {
    let (small, large) = (cost(of: 50), cost(of: 200))
    #expect(small == large)
    #expect(large.made == 0 && large.layouts < 40)
  }
}
