/// Finds the indices of a list by key, each once: of equal keys, the first that is not taken.
///
/// Costs O(1) for each element. Keys are not hashed as long as they are asked for in the order of the list; after that,
/// free indices must be taken by this type alone.
struct KeyedIndices<Key: Hashable> {
  /// All indices before it are taken, unless keys were hashed.
  private var start = 0
  private var isHashed = false
  /// For each key, the lowest index that is free, or `none`.
  private var lowest: [Key: Int] = [:]
  /// For each index, the next one of the same key, or `none`.
  private var followers: [Int] = []
  private let none = -1

  /// Takes the first free index of a key; nil if all of them are taken.
  ///
  /// - Parameter keyAt: the key of an index, always the same.
  mutating func take(_ key: Key, from free: inout FreeIndices, keyAt: (Int) -> Key) -> Int? {
    if !isHashed {
      start = free.first(from: start)
      guard start < free.count else { return nil }
      if keyAt(start) == key {
        free.take(start)
        return start
      }
      hash(free, keyAt)
    }
    guard let entry = lowest.index(forKey: key), lowest.values[entry] != none else { return nil }
    let index = lowest.values[entry]
    lowest.values[entry] = followers[index]
    free.take(index)
    return index
  }

  private mutating func hash(_ free: FreeIndices, _ keyAt: (Int) -> Key) {
    isHashed = true
    followers = Array(repeating: none, count: free.count)
    lowest.reserveCapacity(free.count - start)
    for index in (start..<free.count).reversed() where free.contains(index) {
      followers[index] = lowest.updateValue(index, forKey: keyAt(index)) ?? none
    }
  }
}

/// The indices of a list that are not taken.
struct FreeIndices {
  private var isTaken: [Bool]
  private var freeCount: Int

  init(count: Int) {
    isTaken = Array(repeating: false, count: count)
    freeCount = count
  }

  /// The number of indices, taken or not.
  var count: Int { isTaken.count }

  /// The free indices, in ascending order.
  var all: [Int] { freeCount == 0 ? [] : isTaken.indices.filter { !isTaken[$0] } }

  /// Whether any index is free.
  var hasAny: Bool { freeCount > 0 }

  func contains(_ index: Int) -> Bool { !isTaken[index] }

  /// The first free index from `index` on; `count` if all are taken.
  func first(from index: Int) -> Int {
    var index = index
    while index < isTaken.count, isTaken[index] { index += 1 }
    return index
  }

  mutating func take(_ index: Int) {
    isTaken[index] = true
    freeCount -= 1
  }
}
