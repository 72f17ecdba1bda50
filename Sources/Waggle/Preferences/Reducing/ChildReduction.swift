package import WaggleGraph

/// The reduction of a container's children for one key, updated when they change.
///
/// Always true: `outputs` are the outputs of the children that have one, in reduction order. A single output is passed
/// on without a reduce (R043). A short list is folded from the left in one rule. A longer one is reduced in a balanced
/// tree, where a change, an insertion, a removal or a move of one child costs O(log n) reduces.
package final class ChildReduction<ReducerType: Reducer>: ValueRule, ChildListObserver,
  ImplicitDefaultSource
{
  package typealias Value = ReducerType.Value
  package typealias Part = (owner: ObjectIdentifier, output: PreferenceOutput<Value>)

  private let reducer: ReducerType
  let graph: Graph
  private let subgraph: Subgraph
  private let find: (ChildList) -> [Part]
  private var owners: [ObjectIdentifier] = []
  private(set) var outputs: [ReduceInput] = []
  private var tree: ReduceTree<ReducerType>?
  private(set) package var attribute: Attribute<Value>!

  /// Whether the list is long enough for a balanced tree.
  var isTree: Bool { tree != nil }

  package init(
    _ reducer: ReducerType, inputs: _ViewInputs, find: @escaping (ChildList) -> [Part]
  ) {
    self.reducer = reducer
    self.find = find
    graph = inputs.runtime.graph
    subgraph = inputs.subgraph
    attribute = graph.makeRule(self, in: subgraph)
  }

  package var name: String { reducer.name }

  package func value(in graph: Graph) -> Value {
    if let tree { return graph.value(tree.root) }
    if outputs.count == 1 { return graph.value(Attribute<Value>(outputs[0].node)) }
    if outputs.isEmpty { return reducer.empty }
    return outputs.withUnsafeBufferPointer { reducer.fold($0, in: graph) }
  }

  package var isImplicitDefault: Bool {
    outputs.allSatisfy { $0.isImplicitDefault }
  }

  package func childrenChanged(_ children: ChildList) {
    children.inputs.runtime.counts.childScans += 1
    setParts(find(children))
  }

  func setParts(_ parts: [Part]) {
    let old = owners
    owners = parts.map(\.owner)
    outputs = parts.map { ReduceInput($0.output) }
    if parts.count <= reducer.longestFold {
      tree = nil
    } else if let tree {
      tree.update(from: old, to: parts)
    } else {
      tree = ReduceTree(parts, reducer, graph, subgraph)
    }
    #if WAGGLE_CHECKS
      checkInvariants()
    #endif
    graph.invalidate(attribute.node)
  }

  /// Stops if a law of the reduction is broken. Costs O(n).
  private func checkInvariants() {
    checkInvariant(owners.count == outputs.count, "each output has an owner")
    checkInvariant((tree != nil) == (outputs.count > reducer.longestFold), "a long list has a tree")
    tree?.checkInvariants()
  }
}

extension ChildList {
  /// The children's reduced value for a key, in drawing order (R049, R050). For fixed children it is nil if none writes
  /// (R018); for children that can change it always exists. Children that write nothing are skipped (R016, R024).
  func combined<K: PreferenceKey>(_ key: K.Type, _ reducer: @autoclosure () -> KeyReducer<K>)
    -> PreferenceOutput<K.Value>?
  {
    let id = ObjectIdentifier(key)
    if let existing: PreferenceOutput<K.Value> = existingOutput(for: id) { return existing }
    if isSilent(for: id, { !children.contains { $0.node.preference(key) != nil } }) { return nil }
    let addsDefaults = inputs.runtime.store(PreferenceStore.self).semantics
      .dynamicChildrenContributeDefault
    return combiner(for: id, includesRemoved: K._includesRemovedValues) {
      var defaultOutput: PreferenceOutput<K.Value>?
      let reduction = ChildReduction(reducer(), inputs: inputs) { children in
        children.contributing(to: key).compactMap { child in
          if let output = child.node.preference(key) {
            return (ObjectIdentifier(child.node), output)
          }
          guard addsDefaults, child.contributesDefault else { return nil }
          if defaultOutput == nil { defaultOutput = children.implicitDefault(K.self) }
          return (ObjectIdentifier(child.node), defaultOutput!)
        }
      }
      reduction.childrenChanged(self)
      return (reduction, PreferenceOutput(reduction.attribute, defaultSource: reduction))
    }
  }

  /// The children that contribute to a key, in order. If the key includes removed values, children being removed come
  /// first (R172, R173).
  private func contributing<K: PreferenceKey>(to key: K.Type) -> [Child] {
    K._includesRemovedValues ? leaving + inOrder : inOrder
  }

  /// The default contributed by a conditional child that writes nothing (R023).
  private func implicitDefault<K: PreferenceKey>(_ key: K.Type) -> PreferenceOutput<K.Value> {
    let attribute = inputs.runtime.graph.makeInput(K.defaultValue, in: inputs.subgraph)
    return PreferenceOutput(attribute, defaultSource: AlwaysDefault.shared)
  }
}

/// The source of a default that no view can replace.
private final class AlwaysDefault: ImplicitDefaultSource, Sendable {
  static let shared = AlwaysDefault()
  var isImplicitDefault: Bool { true }
}
