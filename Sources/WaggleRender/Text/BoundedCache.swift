/// A dictionary that never holds more than twice `limit`, by what its values cost: when the young half is full, it becomes
/// the old half and the former old half is dropped.
///
/// Whatever was asked for within the last insertions that cost `limit` together is still there.
struct BoundedCache<Key: Hashable, Value> {
  private typealias Entry = (value: Value, cost: Int)

  private let limit: Int
  private var young: [Key: Entry] = [:]
  private var old: [Key: Entry] = [:]
  /// What the young ones cost together.
  private var cost = 0

  init(limit: Int) { self.limit = limit }

  var count: Int { young.count + old.count }

  /// The value of `key`, made when it is not there.
  mutating func value(for key: Key, make: () throws -> Value) rethrows -> Value {
    if let known = value(for: key) { return known }
    let made = try make()
    insert(made, for: key)
    return made
  }

  /// The value of `key`, if it is still there.
  mutating func value(for key: Key) -> Value? {
    if let entry = young[key] { return entry.value }
    guard let entry = old.removeValue(forKey: key) else { return nil }
    insert(entry.value, for: key, cost: entry.cost)
    return entry.value
  }

  /// - Parameter cost: above 0; one value may cost more than the limit, and is kept even so.
  mutating func insert(_ value: Value, for key: Key, cost: Int = 1) {
    if self.cost + cost > limit {
      old = young
      young = [:]
      self.cost = 0
    }
    self.cost += cost
    young[key] = (value, cost)
  }
}
