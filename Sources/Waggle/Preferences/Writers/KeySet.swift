/// Keys by the numbers that a tree gives them.
struct KeySet {
  static var all: KeySet { KeySet(isAll: true) }

  /// Whether all keys are in it, also those that have no number yet.
  private(set) var isAll: Bool
  /// A bit for each number.
  private var words: [UInt64] = []

  init(isAll: Bool) { self.isAll = isAll }

  var isEmpty: Bool { !isAll && words.allSatisfy { $0 == 0 } }

  func contains(_ number: Int) -> Bool {
    let word = number / 64
    return isAll || word < words.count && words[word] & 1 << (number % 64) != 0
  }

  mutating func insert(_ number: Int) {
    while words.count <= number / 64 { words.append(0) }
    words[number / 64] |= 1 << (number % 64)
  }

  mutating func formUnion(_ other: KeySet) {
    isAll = isAll || other.isAll
    if words.isEmpty {
      words = other.words
      return
    }
    while words.count < other.words.count { words.append(0) }
    for (index, word) in other.words.enumerated() where word & ~words[index] != 0 {
      words[index] |= word
    }
  }

  func intersection(_ other: KeySet) -> KeySet {
    if other.isAll { return self }
    if isAll { return other }
    var rest = self
    for index in words.indices {
      rest.words[index] &= index < other.words.count ? other.words[index] : 0
    }
    return rest
  }

  /// The numbers in it that are less than `end`, ascending.
  func numbers(below end: Int) -> [Int] {
    if isAll { return Array(0..<end) }
    var found: [Int] = []
    for (index, word) in words.enumerated() {
      var rest = word
      while rest != 0 {
        found.append(index * 64 + rest.trailingZeroBitCount)
        rest &= rest - 1
      }
    }
    return found
  }

  /// The keys that are not in the other set; all of them if only this one has all.
  func subtracting(_ other: KeySet) -> KeySet {
    if isAll || other.isAll { return KeySet(isAll: isAll && !other.isAll) }
    var rest = self
    for (index, word) in other.words.enumerated() where index < words.count {
      rest.words[index] &= ~word
    }
    return rest
  }
}
