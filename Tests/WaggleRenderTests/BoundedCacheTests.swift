import Testing
import TestSupport
import WaggleRender

@Suite("A cache with a limit keeps what was requested last")
struct BoundedCacheTests {
  /// The newest value of each key, and the keys by their last request, newest last, with the cost of each.
  private struct Reference {
    var values: [Int: Int] = [:]
    var requests: [(key: Int, cost: Int)] = []

    /// The keys of the last requests and insertions whose costs add up to at most `limit`.
    func recent(_ limit: Int) -> Set<Int> {
      var (left, keys) = (limit, Set<Int>())
      for request in requests.reversed() {
        left -= request.cost
        if left < 0 { break }
        keys.insert(request.key)
      }
      return keys
    }
  }

  @Test(arguments: [1, 2, 5, 16])
  func `It gives the newest value or none, and has what was requested within its limit`(limit: Int)
  {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<50 {
      var cache = BoundedCache<Int, Int>(limit: limit)
      var reference = Reference()
      for number in 0..<200 {
        let key = Int.random(in: 0..<limit * 4, using: &random)
        let cost = key % min(limit, 3) + 1
        let mustHave = reference.recent(limit).contains(key)
        let found = cache.value(for: key)
        if let found { #expect(found == reference.values[key]) } else { #expect(!mustHave) }
        reference.requests.append((key, cost))
        if found == nil || number % 11 == 0 {
          if found != nil { reference.requests.append((key, cost)) }
          cache.insert(number, for: key, cost: cost)
          reference.values[key] = number
        }
      }
    }
  }

  @Test(arguments: [1, 4, 10])
  func `It holds at most twice its limit, by cost`(limit: Int) {
    for cost in 1...limit {
      var cache = BoundedCache<Int, Int>(limit: limit)
      for key in 0..<50 { cache.insert(key, for: key, cost: cost) }
      let left = (0..<50).filter { cache.value(for: $0) != nil }
      #expect(left.count * cost <= 2 * limit)
    }
  }

  @Test func `A value that costs more than the limit is kept until the next ones come`() {
    var cache = BoundedCache<String, Int>(limit: 3)
    cache.insert(1, for: "large", cost: 100)
    #expect(cache.value(for: "large") == 1)
    cache.insert(2, for: "next")
    #expect(cache.value(for: "next") == 2)
    for key in ["a", "b", "c", "d", "e", "f"] { cache.insert(0, for: key) }
    #expect(cache.value(for: "large") == nil)
  }

  @Test func `A missing value is made once while it is in use`() {
    var cache = BoundedCache<Int, Int>(limit: 2)
    var made: [Int] = []
    for key in [1, 2, 1, 3, 1, 4, 1, 5, 1] {
      let value = cache.value(for: key) {
        made.append(key)
        return key * 10
      }
      #expect(value == key * 10)
    }
    #expect(made == [1, 2, 3, 4, 5])
  }

  @Test func `Nothing is kept of a value that could not be made`() {
    struct Failure: Error {}
    var cache = BoundedCache<Int, Int>(limit: 2)
    #expect(throws: Failure.self) { try cache.value(for: 1) { throw Failure() } }
    #expect(cache.value(for: 1) == nil)
    #expect(cache.value(for: 1) { 7 } == 7)
  }

  @Test func `C599: what was not requested since the last time is dropped, unless it is little`() {
    var cache = BoundedCache<Int, Int>(limit: 1000)
    for key in 0..<20 { cache.insert(key, for: key, cost: 10) }
    cache.dropUnused(over: 200)
    cache.dropUnused(over: 200)
    #expect((0..<20).allSatisfy { cache.value(for: $0) == $0 })
    cache.dropUnused(over: 199)
    for key in 0..<5 { #expect(cache.value(for: key) == key) }
    cache.dropUnused(over: 0)
    cache.checkInvariants()
    for key in 0..<20 { #expect((cache.value(for: key) != nil) == (key < 5)) }
    for _ in 0..<2 { cache.dropUnused(over: 0) }
    #expect((0..<20).allSatisfy { cache.value(for: $0) == nil })
    cache.checkInvariants()
  }
}
