import CProbe
import SwiftUI
import WaggleTestKit

/// A tree of any size in which something changes, a frame each time.
struct ChangeScene: Scene {
  /// The tree, and what changes it; each call is one change, by the number of the round.
  typealias Made = (host: TestHost, change: (Int) -> Void)

  let name: String
  let n: Int?
  private let make: @MainActor (Int) -> Made

  init(_ name: String, n: Int, _ make: @escaping @MainActor (Int) -> Made) {
    self.name = name
    self.n = n
    self.make = make
  }

  func sized(_ n: Int) -> ChangeScene { ChangeScene(name, n: n, make) }

  func run() -> Row {
    let made = settled()
    let costs = samples { round in
      Cost.measure { made.host.frame { made.change(round) } }
    }
    let cost = Cost.median(costs)
    return Row(scene: name, n: n, nsFrame: cost.whole, allocations: cost.allocations)
  }

  func count() -> Int {
    let made = settled()
    for round in 0..<24 {
      if round == 4 { probe_start_counting() }
      made.host.frame { made.change(round) }
    }
    probe_stop_counting()
    return 20
  }

  private func settled() -> Made {
    let made = make(n ?? 1)
    made.host.settle()
    return made
  }
}
