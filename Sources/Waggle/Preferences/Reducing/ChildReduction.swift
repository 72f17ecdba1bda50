package import WaggleGraph

/// The reduction of a container's children for one key, updated when they change.
///
/// Always true: `outputs` are the outputs of the children that have one, in reduction order. A single output is passed
/// on without a reduce (R043). A short list is folded from the left in one rule, and so is one that is short without defaults
/// that others precede. A longer one is reduced in a balanced tree, where a change, an insertion, a removal or a move of one
/// child costs O(log n) reduces.
package final class ChildReduction<ReducerType: Reducer>: ImplicitDefaultSource, ValueRule,
  ChildListObserver
{
  package typealias Value = ReducerType.Value
  package typealias Part = (owner: ObjectIdentifier, output: PreferenceOutput<Value>)

  private let reducer: ReducerType
  let graph: Graph
  private let subgraph: Subgraph
  private let find: (ChildList) -> [Part]
  private let part: (ChildList, ChildList.Child) -> Part?
  private weak var children: ChildList?
  private var owners: [ObjectIdentifier] = []
  private(set) var outputs: [ReduceInput] = []
  private var tree: ReduceTree<ReducerType>?
  /// What a long list without a tree is folded from; empty for others.
  private var merged: [ReduceInput] = []
  private(set) package var attribute: Attribute<Value>!

  /// Whether the list is too long to be folded as it is.
  var isLong: Bool { outputs.count > reducer.longestFold }

  /// - Parameters:
  ///   - part: what a child contributes; nil for nothing.
  ///   - find: what all children contribute, in reduction order.
  package init(
    _ reducer: ReducerType, inputs: _ViewInputs,
    part: @escaping (ChildList, ChildList.Child) -> Part?,
    find: @escaping (ChildList) -> [Part]
  ) {
    self.reducer = reducer
    self.part = part
    self.find = find
    graph = inputs.runtime.graph
    subgraph = inputs.subgraph
    super.init()
    attribute = graph.makeRule(self, in: subgraph)
  }

  package var name: String { reducer.name }

  /// The only output is passed on: the reduction does not run when that changes.
  package func update(_ graph: Graph, _ node: NodeID) -> Bool {
    if tree == nil, folded.count == 1 { return graph.forward(node, to: folded[0].node) }
    return graph.store(value(in: graph), in: node)
  }

  package func value(in graph: Graph) -> Value {
    if let tree { return graph.value(tree.root) }
    if outputs.isEmpty { return reducer.empty }
    return folded.withUnsafeBufferPointer { reducer.fold($0, in: graph) }
  }

  private var folded: [ReduceInput] { merged.isEmpty ? outputs : merged }

  package override var decision: DefaultDecision { .asInAll(outputs) }

  package override var mayGainWriters: Bool { children?.awaitsProgramViews ?? true }

  package func childrenChanged(_ children: ChildList) {
    self.children = children
    children.inputs.runtime.counts.childScans += 1
    setParts(find(children))
  }

  /// Where each child contributes, only the new ones are asked.
  package func childrenEdited(_ children: ChildList, _ edits: [ChildEdit]) {
    let inserted = edits.map { edit in edit.inserted.compactMap { part(children, $0) } }
    guard canFollow(edits, inserted, of: children) else { return childrenChanged(children) }
    for (edit, parts) in zip(edits, inserted) {
      tree?.replace(edit.range, owners[edit.range], by: parts)
      owners.replaceSubrange(edit.range, with: parts.map(\.owner))
      outputs.replaceSubrange(edit.range, with: parts.map { ReduceInput($0.output) })
    }
    if isLong, tree == nil, !merge() { return childrenChanged(children) }
    if isChecking { checkInvariants() }
    graph.invalidate(attribute.node)
  }

  /// Asks a child again, whose output may be another.
  func ask(_ owner: ObjectIdentifier) {
    guard let children, let index = owners.firstIndex(of: owner),
      let child = self.child(with: owner, near: index, in: children.children),
      let output = part(children, child)?.output,
      output.attribute.node != outputs[index].node
        || output.defaultSource !== outputs[index].defaultSource
    else { return }
    tree?.replace(at: index, by: output)
    outputs[index] = ReduceInput(output)
    if isLong, tree == nil, !merge() { return childrenChanged(children) }
    if isChecking { checkInvariants() }
    graph.invalidate(attribute.node)
  }

  /// The child with a node, which is at the index if each contributes.
  private func child(with owner: ObjectIdentifier, near index: Int, in children: [ChildList.Child])
    -> ChildList.Child?
  {
    if index < children.count, ObjectIdentifier(children[index].node) == owner {
      return children[index]
    }
    return children.first { ObjectIdentifier($0.node) == owner }
  }

  /// What is reduced, by the views that have it.
  var inputs: [ObjectIdentifier: NodeID] {
    Dictionary(zip(owners, outputs.map(\.node))) { first, _ in first }
  }

  /// Whether the outputs are those of the children, one each, before and after edits, and a tree remains one.
  private func canFollow(_ edits: [ChildEdit], _ inserted: [[Part]], of children: ChildList) -> Bool
  {
    var before = children.children.count
    for (edit, parts) in zip(edits, inserted) {
      guard edit.inserted.count == parts.count else { return false }
      before += edit.removed.count - parts.count
    }
    let changed = edits.reduce(0) { $0 + $1.removed.count + $1.inserted.count }
    return owners.count == before && changed <= before / 4
      && isLong == (children.children.count > reducer.longestFold)
  }

  func setParts(_ parts: [Part]) {
    let old = owners
    owners = parts.map(\.owner)
    outputs = parts.map { ReduceInput($0.output) }
    if !isLong {
      tree = nil
      merged = []
    } else if let tree {
      tree.update(from: old, to: parts)
    } else if !merge() {
      merged = []
      tree = ReduceTree(parts, reducer, graph, subgraph)
    }
    if isChecking { checkInvariants() }
    graph.invalidate(attribute.node)
  }

  /// Merges what need not be folded one by one; false where that is too much for a fold. A list that has got a tree keeps it.
  private func merge() -> Bool {
    merged = reducer.merged(outputs)
    return merged.count <= reducer.longestFold
  }

  /// Stops if a law of the reduction is broken. Costs O(n).
  private func checkInvariants() {
    checkInvariant(owners.count == outputs.count, "each output has an owner")
    checkInvariant(tree == nil || isLong, "a short list has no tree")
    checkInvariant(
      merged.isEmpty == (tree != nil || !isLong), "a long list has a tree or is merged")
    checkInvariant(
      merged.isEmpty || merged.map(\.node) == reducer.merged(outputs).map(\.node),
      "what is folded is the list")
    tree?.checkInvariants(outputs)
  }
}
