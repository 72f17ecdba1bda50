import CProbe
import SwiftUI
import WaggleTestKit

/// A key that moves or seeks the focus, among many buttons in rows: Tab, or an arrow, which no button takes.
struct FocusKey: Scene {
  let name: String
  let key: KeyEquivalent
  let buttons: Int

  var n: Int? { buttons }

  func run() -> Row {
    let made = makeHost()
    let costs = samples { _ in Cost.measure { made.key(key) } }
    made.key(.return)
    let cost = Cost.median(costs)
    return Row(
      scene: name, n: n, nsFrame: cost.whole, allocations: cost.allocations,
      observerCorrect: ObserverProbe.last as? Int == buttons)
  }

  func count() -> Int {
    let made = makeHost()
    probe_start_counting()
    for _ in 0..<20 { made.key(key) }
    probe_stop_counting()
    return 20
  }

  /// The first key finds out in which rows the buttons are.
  private func makeHost() -> TestHost {
    let made = host { [buttons] in
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<buttons, id: \.self) { Button("\($0)") { ObserverProbe.note(buttons) } }
        }
      }
    }
    made.settle()
    for _ in 0..<3 { made.key(.tab) }
    made.key(key)
    return made
  }
}
