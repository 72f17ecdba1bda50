/// The edits that turn one list of distinct elements into another: removals by old index, then insertions by new index,
/// each ascending. An element that moves is removed and inserted.
struct ListEdits {
  private(set) var removals: [Int] = []
  private(set) var insertions: [Int] = []

  var count: Int { removals.count + insertions.count }

  /// O(n) for the equal ends, O(m log m) for the m elements between.
  init(from old: [ObjectIdentifier], to new: [ObjectIdentifier]) {
    var start = 0
    while start < old.count, start < new.count, old[start] == new[start] { start += 1 }
    var oldEnd = old.count
    var newEnd = new.count
    while oldEnd > start, newEnd > start, old[oldEnd - 1] == new[newEnd - 1] {
      oldEnd -= 1
      newEnd -= 1
    }
    addEdits(old[start..<oldEnd], new[start..<newEnd])
  }

  /// Keeps the longest sequence of elements with the same order in both lists.
  private mutating func addEdits(
    _ old: ArraySlice<ObjectIdentifier>, _ new: ArraySlice<ObjectIdentifier>
  ) {
    let oldIndices = Dictionary(uniqueKeysWithValues: zip(old, old.indices))
    let common = new.indices.compactMap { index in
      oldIndices[new[index]].map { (old: $0, new: index) }
    }
    let unchanged = longestIncreasingSubsequence(common.map(\.old))
    let unchangedOld = Set(unchanged.map { common[$0].old })
    let unchangedNew = Set(unchanged.map { common[$0].new })
    removals = old.indices.filter { !unchangedOld.contains($0) }
    insertions = new.indices.filter { !unchangedNew.contains($0) }
  }
}
