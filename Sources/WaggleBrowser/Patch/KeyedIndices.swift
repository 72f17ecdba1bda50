/// The indices of a list, by key. Each is taken once; of equal keys the lowest first.
///
/// O(1) for each index. Keys are not hashed as long as they are taken in the order of the list.
struct KeyedIndices<Key: Hashable> {
  private let keys: [Key]
  private var isTaken: [Bool]
  /// How many of the first indices were taken in order, before any key was hashed.
  private var countInOrder = 0
  private var isHashed = false
  /// For each key, the lowest index that is not taken.
  private var lowest: [Key: Int] = [:]
  /// For each index, the next one of the same key.
  private var followers: [Int?] = []

  init(_ keys: [Key]) {
    self.keys = keys
    isTaken = Array(repeating: false, count: keys.count)
  }

  /// The indices that are not taken, in ascending order.
  var remaining: [Int] { keys.indices.filter { !isTaken[$0] } }

  /// The lowest index of a key that is not taken; nil if all are.
  mutating func take(_ key: Key) -> Int? {
    guard let index = find(key) else { return nil }
    isTaken[index] = true
    return index
  }

  private mutating func find(_ key: Key) -> Int? {
    if !isHashed {
      guard countInOrder < keys.count else { return nil }
      if keys[countInOrder] == key {
        countInOrder += 1
        return countInOrder - 1
      }
      hash()
    }
    guard let index = lowest[key] else { return nil }
    lowest[key] = followers[index]
    return index
  }

  private mutating func hash() {
    isHashed = true
    lowest.reserveCapacity(keys.count - countInOrder)
    followers = Array(repeating: nil, count: keys.count)
    for index in (countInOrder..<keys.count).reversed() {
      followers[index] = lowest.updateValue(index, forKey: keys[index])
    }
  }
}
