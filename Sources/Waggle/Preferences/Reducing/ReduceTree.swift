import WaggleGraph

/// Reduces a long list of outputs pairwise in a balanced tree whose leaves are short runs, folded from the left.
///
/// Always true: the outputs of the leaves, from left to right, are the list; the heights of two siblings differ by at
/// most one (AVL); a run has 1 to 6 outputs, and 4 when it is made.
///
/// A change of one output refolds its run and the branches above it. Runs are made with room for two more because a
/// move touches two of them: with n outputs, an insertion, a removal or a move takes fewer than 2·log₂n + 8 reduces.
final class ReduceTree<ReducerType: Reducer> {
  typealias Value = ReducerType.Value
  typealias Part = ChildReduction<ReducerType>.Part

  private let pool: ReduceNode<ReducerType>.NodePool
  private var top: ReduceNode<ReducerType>

  init(_ parts: [Part], _ reducer: ReducerType, _ graph: Graph, _ subgraph: Subgraph) {
    pool = ReduceNode<ReducerType>.NodePool(
      reducer, graph, Subgraph(in: graph, parent: subgraph))
    top = pool.build(parts[...])
  }

  deinit { pool.subgraph.remove() }

  /// The reduced value.
  var root: Attribute<Value> { top.attribute }

  /// Changes the list to `new` with the fewest edits, or rebuilds the tree if more than a quarter of it changes.
  func update(from old: [ObjectIdentifier], to new: [Part]) {
    let edits = ListEdits(from: old, to: new.map(\.owner))
    if edits.count > new.count / 4 {
      pool.recycleAll(top)
      top = pool.build(new[...])
      return
    }
    for index in edits.removals.reversed() { top = top.removing(at: index, pool)! }
    for index in edits.insertions {
      top = top.inserting(ReduceInput(new[index].output), at: index, pool)
    }
  }

  func checkInvariants() { _ = top.checkInvariants() }
}

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
