import Waggle

/// A dictionary that holds at most twice `limit`, by the cost of its values: when the young half is full, it becomes
/// the old half, and the previous old half is dropped.
///
/// A value that was requested within the last insertions of total cost `limit` is still there.
package struct BoundedCache<Key: Hashable, Value> {
  private typealias Entry = (value: Value, cost: Int)

  private let limit: Int
  private var young: [Key: Entry] = [:]
  private var old: [Key: Entry] = [:]
  /// The total costs of both halves; where the old one has lost values to the young one, at least that.
  private var (cost, oldCost) = (0, 0)

  package init(limit: Int) { self.limit = limit }

  /// The value for `key`; made if it is missing.
  package mutating func value(for key: Key, make: () throws -> Value) rethrows -> Value {
    if let cached = value(for: key) { return cached }
    let result = try make()
    insert(result, for: key)
    return result
  }

  /// The value for `key`; nil if it is missing.
  package mutating func value(for key: Key) -> Value? {
    if let entry = young[key] { return entry.value }
    guard let entry = old.removeValue(forKey: key) else { return nil }
    oldCost -= entry.cost
    insert(entry.value, for: key, cost: entry.cost)
    return entry.value
  }

  /// - Parameter cost: above 0; a single value may cost more than the limit and is still kept.
  package mutating func insert(_ value: Value, for key: Key, cost: Int = 1) {
    if self.cost + cost > limit {
      makeOld()
    }
    self.cost += cost
    young[key] = (value, cost)
    if isChecking { checkNewest(cost) }
  }

  /// Drops the values that were not requested since the last call. Keeps all where they cost at most `floor`.
  package mutating func dropUnused(over floor: Int) {
    if cost + oldCost > floor { makeOld() }
  }

  private mutating func makeOld() {
    (old, oldCost) = (young, cost)
    (young, cost) = ([:], 0)
  }

  /// Stops if a law is broken. Costs O(values).
  package func checkInvariants() {
    checkInvariant(young.count <= cost, "each value in the young half costs at least 1")
    checkInvariant(cost >= young.values.reduce(0) { $0 + $1.cost }, "the cost covers all values")
    checkInvariant(
      oldCost >= old.values.reduce(0) { $0 + $1.cost }, "the old cost covers all old values")
    checkInvariant(old.count <= max(limit, 1), "the old half is within the limit")
  }

  /// Stops if an insertion of `newest` broke the limit. Costs O(1).
  private func checkNewest(_ newest: Int) {
    checkInvariant(cost <= max(limit, newest), "the young half is within the limit")
  }
}
