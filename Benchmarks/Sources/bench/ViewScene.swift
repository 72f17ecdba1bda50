import CProbe
import SwiftUI
import WaggleTestKit

/// Views of one kind are made, somewhere: what one of them costs beside the same window without them.
struct ViewScene: Scene {
  let name: String
  let n: Int?
  private let make: @MainActor (Int) -> TestHost

  init(_ name: String, n: Int, _ make: @escaping @MainActor (Int) -> TestHost) {
    self.name = name
    self.n = n
    self.make = make
  }

  func run() -> Row {
    let with = weight(of: copies)
    let without = weight(of: 0)
    let costs = samples { _ in Cost.measure { _ = settled(copies) } }
    let whole = Cost.median(costs).whole
    return Row(
      scene: name, n: n, ns: whole / Double(copies), nsFrame: whole,
      nodes: (with.nodes - without.nodes) / Double(copies),
      allocations: (with.allocations - without.allocations) / Double(copies),
      bytes: (with.bytes - without.bytes) / Double(copies))
  }

  func count() -> Int {
    settled(copies)
    probe_start_counting()
    let made = settled(copies)
    probe_stop_counting()
    withExtendedLifetime(made) {}
    return copies
  }

  private var copies: Int { n ?? 1 }

  @discardableResult private func settled(_ copies: Int) -> TestHost {
    let made = make(copies)
    made.settle()
    return made
  }

  private struct Weight {
    var nodes: Double
    var allocations: Double
    var bytes: Double
  }

  /// Of a host that has settled. One is made before, so that what is made once in a process is left out.
  private func weight(of copies: Int) -> Weight {
    settled(copies)
    let allocations = probe_allocations()
    probe_start_bytes()
    let made = settled(copies)
    let weight = Weight(
      nodes: Double(made.counts.nodesLive),
      allocations: Double(probe_allocations() - allocations),
      bytes: Double(probe_stop_bytes()))
    return withExtendedLifetime(made) { weight }
  }
}
