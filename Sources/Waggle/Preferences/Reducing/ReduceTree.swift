import WaggleGraph

/// Reduces a long list of outputs pairwise in a balanced tree whose leaves are short runs, folded from the left.
///
/// Always true: the outputs of the leaves, from left to right, are the list; the heights of two siblings differ by at
/// most one (AVL); a run has 1 to 6 outputs, and 4 when it is made, of drawings 12 and 8.
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

  /// Replaces the outputs in a range, with the fewest edits.
  func replace(_ range: Range<Int>, _ old: ArraySlice<ObjectIdentifier>, by new: [Part]) {
    let edits = ListEdits(from: Array(old), to: new.map(\.owner))
    for index in edits.removals.reversed() {
      top = top.removing(at: range.lowerBound + index, pool)!
    }
    for index in edits.insertions { insert(new[index].output, at: range.lowerBound + index) }
  }

  /// Replaces the output at an index.
  func replace(at index: Int, by output: PreferenceOutput<Value>) {
    top = top.removing(at: index, pool)!
    insert(output, at: index)
  }

  private func insert(_ output: PreferenceOutput<Value>, at index: Int) {
    top = top.inserting(ReduceInput(output), at: index, pool)
  }

  /// Stops if a law of the tree is broken. Costs O(n).
  ///
  /// - Parameter outputs: the list that the leaves must hold.
  func checkInvariants(_ outputs: [ReduceInput]) {
    _ = top.checkInvariants()
    checkInvariant(
      top.outputs.map(\.node) == outputs.map(\.node), "the leaves hold the list, from left to right"
    )
  }
}
