/// A dictionary that never holds more than twice `limit` values: when the young half is full, it becomes the old
/// half and the former old half is dropped.
///
/// Whatever was asked for within the last `limit` insertions is still there.
struct BoundedCache<Key: Hashable, Value> {
  private let limit: Int
  private var young: [Key: Value] = [:]
  private var old: [Key: Value] = [:]

  init(limit: Int) { self.limit = limit }

  var count: Int { young.count + old.count }

  /// The value of `key`, made when it is not there.
  mutating func value(for key: Key, make: () throws -> Value) rethrows -> Value {
    if let value = young[key] { return value }
    let value = try old.removeValue(forKey: key) ?? make()
    insert(value, for: key)
    return value
  }

  /// The value of `key`, if it is still there.
  mutating func value(for key: Key) -> Value? {
    if let value = young[key] { return value }
    guard let value = old.removeValue(forKey: key) else { return nil }
    insert(value, for: key)
    return value
  }

  mutating func insert(_ value: Value, for key: Key) {
    if young.count >= limit {
      old = young
      young = [:]
    }
    young[key] = value
  }
}
