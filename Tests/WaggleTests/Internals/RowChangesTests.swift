import Testing

@testable import Waggle

/// The few places at which two lists of ids differ.
@MainActor @Suite struct RowChangesTests {
  /// All lists of at most `length` different numbers below `length`.
  private func lists(_ length: Int) -> [[Int]] {
    var all: [[Int]] = [[]]
    var last: [[Int]] = [[]]
    for _ in 0..<length {
      last = last.flatMap { list in
        (0..<length).filter { !list.contains($0) }.map { list + [$0] }
      }
      all += last
    }
    return all
  }

  @Test func `the changes of rows are all there are, and a row that stays is between two (L197)`() {
    for old in lists(4) {
      for new in lists(4) {
        let places = RowChanges(old.indices, new.indices, of: 0) { old[$0] == new[$1] }.places
        var made = old
        for place in places.reversed() { made.replaceSubrange(place.old, with: new[place.new]) }
        #expect(made == new)
        let areApart = zip(places, places.dropFirst()).allSatisfy {
          $0.old.upperBound < $1.old.lowerBound && $0.new.upperBound < $1.new.lowerBound
        }
        #expect(areApart, "\(old) to \(new): \(places)")
      }
    }
  }

  @Test func `a row that moves far is two places of one row, many changes are one place (L197)`() {
    let old = Array(0..<100)
    func places(_ new: [Int]) -> [[Range<Int>]] {
      RowChanges(old.indices, new.indices, of: 0) { old[$0] == new[$1] }.places.map {
        [$0.old, $0.new]
      }
    }
    #expect(places(old) == [])
    #expect(places(Array(old[1...]) + [0]) == [[0..<1, 0..<0], [100..<100, 99..<100]])
    #expect(places([99] + old[..<99]) == [[0..<0, 0..<1], [99..<100, 100..<100]])
    #expect(places([99] + old[1..<99] + [0]) == [[0..<1, 0..<1], [99..<100, 99..<100]])
    #expect(places(old.reversed()) == [[0..<100, 0..<100]])
    let near = RowChanges(3..<5, 3..<5, of: 20) { $0 + $1 == 7 }.places
    #expect(near.map { [$0.old, $0.new] } == [[3..<5, 3..<5]])
  }
}
