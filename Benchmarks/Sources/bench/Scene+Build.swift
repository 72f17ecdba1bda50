import CProbe
import SwiftUI
import WaggleTestKit

/// A column is made and its first frame runs.
struct Build: Scene {
  let leaves: Int

  var name: String { "build" }
  var n: Int? { leaves }

  func run() -> Row {
    LeafBindings.want([])
    var isRight = true
    build()
    let costs = samples { _ in
      ObserverProbe.forget()
      let cost = build()
      isRight = isRight && ObserverProbe.last as? Int == leaves - 1
      return cost
    }
    let cost = Cost.median(costs)
    return Row(
      scene: name, n: n, ns: cost.whole / Double(leaves), nsFrame: cost.whole,
      allocations: cost.allocations / Double(leaves),
      ratioToLoop: cost.whole / PlainLoop<MaxKey>(leaves: leaves).nanoseconds(),
      observerCorrect: isRight)
  }

  func count() -> Int {
    LeafBindings.want([])
    build()
    probe_start_counting()
    build()
    probe_stop_counting()
    return 1
  }

  /// The host is freed after the measured part.
  @discardableResult private func build() -> Cost {
    var made: TestHost?
    let cost = Cost.measure {
      made = host { Column<MaxKey>(count: leaves) }
      made?.settle()
    }
    withExtendedLifetime(made) {}
    return cost
  }
}

/// Live heap of a column of 10,000 leaves, by the leaf.
struct Memory: Scene {
  private let leaves = 10_000

  var name: String { "memory" }
  var n: Int? { nil }

  func run() -> Row {
    LeafBindings.want([])
    hold(leaves: 100)
    ObserverProbe.forget()
    let bytes = hold(leaves: leaves)
    return Row(
      scene: name, bytes: bytes / Double(leaves),
      observerCorrect: ObserverProbe.last as? Int == leaves - 1)
  }

  func count() -> Int { 0 }

  /// The bytes that a settled host holds. It runs once before, so that allocations made once in a process are left out.
  @discardableResult private func hold(leaves: Int) -> Double {
    probe_start_bytes()
    let made = host { Column<MaxKey>(count: leaves) }
    made.settle()
    return withExtendedLifetime(made) { Double(probe_stop_bytes()) }
  }
}
