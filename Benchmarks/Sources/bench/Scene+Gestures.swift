import CProbe
import SwiftUI
import WaggleTestKit

/// A tap on a view inside of many that are tapped too.
struct NestedGestures: Scene {
  let depth: Int

  var name: String { "gestures-nested" }
  var n: Int? { depth }

  func run() -> Row {
    let made = nest()
    let costs = samples { _ in Cost.measure { made.tap(at: middle) } }
    let cost = Cost.median(costs)
    return Row(
      scene: name, n: n, nsFrame: cost.whole, allocations: cost.allocations,
      observerCorrect: ObserverProbe.last as? Int == 0)
  }

  func count() -> Int {
    let made = nest()
    made.tap(at: middle)
    probe_start_counting()
    for _ in 0..<5 { made.tap(at: middle) }
    probe_stop_counting()
    return 5
  }

  private var middle: CGPoint { CGPoint(x: 195, y: 422) }

  private func nest() -> TestHost {
    let made = host { Tapped(depth: depth) }
    made.settle()
    return made
  }

  private struct Tapped: View {
    let depth: Int

    var body: AnyView {
      depth == 0
        ? AnyView(Color.red.onTapGesture { ObserverProbe.note(0) })
        : AnyView(Tapped(depth: depth - 1).onTapGesture { ObserverProbe.note(depth) })
    }
  }
}
