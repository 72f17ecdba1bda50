import Testing
import TestSupport
import Waggle

/// The order of pending callbacks after an update (R088, R191), against the order of plain paths.
@Suite struct CallbackOrderTests {
  /// A place, and the numbers on the way to it.
  private struct Spot {
    let place: CallbackOrder
    let path: [Int]
  }

  private func spots(_ random: inout SeededGenerator) -> [Spot] {
    var scopes: [(scope: CallbackScope?, path: [Int])] = [(nil, [])]
    for number in 0..<40 {
      let outer = scopes.randomElement(using: &random) ?? (nil, [])
      scopes.append((CallbackScope(outer: outer.scope, number: number), outer.path + [number]))
    }
    return (0..<60).map { _ in
      let (scope, path) = scopes.randomElement(using: &random) ?? (nil, [])
      let number = Int.random(in: 40..<60, using: &random)
      return Spot(place: CallbackOrder(scope, number), path: path + [number])
    }
  }

  private func heard(_ phase: ActionQueue.Phase, _ spots: [Spot]) -> [Int] {
    let queue = ActionQueue(RuntimeReference())
    var heard: [Int] = []
    for (index, spot) in spots.enumerated() { queue.add(phase, spot.place) { heard.append(index) } }
    queue.run()
    return heard
  }

  @Test func `Appearances run by position, at equal positions in the order of insertion (R191)`() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<50 {
      let spots = spots(&random)
      let expected = spots.indices.sorted { a, b in
        if spots[a].path == spots[b].path { return a < b }
        return spots[a].path.lexicographicallyPrecedes(spots[b].path)
      }
      #expect(heard(.lifecycle, spots) == expected)
    }
  }

  @Test
  func `Observers run in the opposite order, at equal positions in the order of insertion (R088)`()
  {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<50 {
      let spots = spots(&random)
      let expected = spots.indices.sorted { a, b in
        if spots[a].path == spots[b].path { return a < b }
        return spots[b].path.lexicographicallyPrecedes(spots[a].path)
      }
      #expect(heard(.preference, spots) == expected)
    }
  }

  @Test func `Positions below 1,000 nested scopes are ordered (R191)`() {
    var scope: CallbackScope?
    for number in 0..<1_000 { scope = CallbackScope(outer: scope, number: number) }
    let spots = (0..<1_000).map { Spot(place: CallbackOrder(scope, 1_000 - $0), path: []) }
    #expect(heard(.lifecycle, spots) == Array((0..<1_000).reversed()))
  }
}
