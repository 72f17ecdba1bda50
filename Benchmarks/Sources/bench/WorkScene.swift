import CProbe
import SwiftUI
import WaggleTestKit

/// A tree of any size with which something is done again and again: time passes, or a test asks.
struct WorkScene: Scene {
  /// The tree, and what is done with it, by the number of the round.
  typealias Made = (host: TestHost, work: (Int) -> Void)

  let name: String
  let n: Int?
  private let make: @MainActor (Int) -> Made

  init(_ name: String, n: Int, _ make: @escaping @MainActor (Int) -> Made) {
    self.name = name
    self.n = n
    self.make = make
  }

  func sized(_ n: Int) -> WorkScene { WorkScene(name, n: n, make) }

  func run() -> Row {
    let made = make(n ?? 1)
    let cost = Cost.median(samples { round in Cost.measure { made.work(round) } })
    return Row(scene: name, n: n, nsFrame: cost.whole, allocations: cost.allocations)
  }

  func count() -> Int {
    let made = make(n ?? 1)
    for round in 0..<24 {
      if round == 4 { probe_start_counting() }
      made.work(round)
    }
    probe_stop_counting()
    return 20
  }
}
