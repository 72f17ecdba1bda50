import CProbe
import SwiftUI
import WaggleTestKit

/// A key that no view wants, among many buttons of which one has a shortcut.
struct UnwantedKey: Scene {
  let buttons: Int

  var name: String { "key-unwanted" }
  var n: Int? { buttons }

  func run() -> Row {
    let made = makeHost()
    let costs = samples { _ in Cost.measure { made.key("x") } }
    made.key("s", modifiers: .command)
    let cost = Cost.median(costs)
    return Row(
      scene: name, n: n, nsFrame: cost.whole, allocations: cost.allocations,
      observerCorrect: ObserverProbe.last as? Int == buttons)
  }

  func count() -> Int {
    let made = makeHost()
    made.key("x")
    probe_start_counting()
    for _ in 0..<20 { made.key("x") }
    probe_stop_counting()
    return 20
  }

  private func makeHost() -> TestHost {
    let made = host { [buttons] in
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<buttons, id: \.self) { Button("\($0)") {} }
          Button("Save") { ObserverProbe.note(buttons) }.keyboardShortcut("s")
        }
      }
    }
    made.settle()
    return made
  }
}
