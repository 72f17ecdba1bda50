import CProbe
import SwiftUI

/// Which leaf changes next, and what every leaf holds: 64 leaves spread over the column take turns, and each new number
/// is greater than all before, so that every key's value changes.
@MainActor final class Updates {
  private(set) var numbers: [Int]
  private let chosen: [Int]
  private var newest: Int

  /// Connects the chosen leaves; make it before the host.
  init(leaves: Int) {
    numbers = Array(0..<leaves)
    newest = leaves - 1
    let turns = min(64, leaves)
    chosen = (0..<turns).map { leaves * (2 * $0 + 1) / (2 * turns) }
    LeafBindings.want(Set(chosen))
    ObserverProbe.forget()
  }

  /// Gives the next leaf its new number, in `numbers` only.
  func next(_ round: Int) -> Int {
    let leaf = chosen[round % chosen.count]
    newest = numbers.count + round
    numbers[leaf] = newest
    return leaf
  }

  /// The value that the observer should have received.
  func expected<Key: SceneKey>(_: Key.Type) -> Key.Value {
    Key.fold(numbers, newest: newest)
  }

  /// 20 updates while valgrind counts, after 64 that it does not count; returns 20.
  func count(_ update: (_ leaf: Int, _ number: Int) -> Void) -> Int {
    for round in 0..<84 {
      if round == 64 { probe_start_counting() }
      let leaf = next(round)
      update(leaf, numbers[leaf])
    }
    probe_stop_counting()
    return 20
  }
}

/// The same fold in a plain loop without views, for comparison.
struct PlainLoop<Key: SceneKey> {
  let leaves: Int

  /// From the left, one value at a time; a list grows with each value.
  @inline(never) static func fold(_ values: [Key.Value]) -> Key.Value {
    guard var result = values.first else { return Key.defaultValue }
    for value in values.dropFirst() { Key.reduce(value: &result) { value } }
    return result
  }

  /// CPU nanoseconds of one fold, the middle of many.
  @MainActor func nanoseconds() -> Double {
    let values = (0..<leaves).map { Key.value(of: $0) }
    let folds = max(1, 20_000 / leaves)
    var kept: [Key.Value] = []
    let costs = (0..<15).map { _ in
      Cost.measure { for _ in 0..<folds { kept = [Self.fold(values)] } }
    }
    return withExtendedLifetime(kept) { Cost.median(costs).whole / Double(folds) }
  }
}
