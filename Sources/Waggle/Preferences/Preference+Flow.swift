import WaggleGraph

extension Preference {
  package static func addFlow(_ children: ChildList, at place: String, to flow: inout Flow) {
    let outputs = children.inOrder.compactMap { $0.node.preference(K.self) }
    if outputs.count <= 1 && !children.isDynamic {
      for child in children.inOrder { child.node.addFlow(of: Self.self, to: &flow) }
      return
    }
    let graph = children.inputs.runtime.graph
    // Inside a writer nobody asks, so nothing is combined for the print either.
    let value = flow.isShadowed ? nil : combine(children)
    flow.add(
      .combined, value?.shown(in: graph), place,
      notes: flow.isShadowed ? [] : notes(children, graph)
    ) {
      for child in children.inOrder { child.node.addFlow(of: Self.self, to: &$0) }
    }
  }

  /// Which defaults came in and why, and the pairs that a fold from the left reduces.
  private static func notes(_ children: ChildList, _ graph: Graph) -> [String] {
    guard
      let combiner = children.knownCombiner(for: ObjectIdentifier(K.self))
        as? ChildCombination<Combination<K>>
    else { return [] }
    let outputs = combiner.outputs
    guard outputs.count > 0 else { return ["the default, because nothing is there"] }
    let defaults = outputs.filter(\.isImplicitDefault).count
    let why =
      defaults == 0
      ? []
      : [
        "\(defaults) of \(outputs.count) only give the default: they are places that can be empty, and nothing there writes"
      ]
    return why + pairs(outputs, graph)
  }

  private static func pairs(_ outputs: [CombinedPart], _ graph: Graph) -> [String] {
    guard outputs.count > 1 else { return [] }
    guard outputs.count <= 32 else { return ["reduced \(outputs.count) values in a balanced tree"] }
    let values = graph.untracked { outputs.map { "\(graph.value(Attribute<K.Value>($0.node)))" } }
    return [
      "reduced \(values[0]) + \(values[1])" + values.dropFirst(2).map { ", then + \($0)" }.joined()
    ]
  }
}

extension PreferenceOutput {
  /// The value for a print; computing it is a read like any other.
  func shown(in graph: Graph) -> String {
    "\(graph.untracked { graph.value(attribute) })" + (isImplicitDefault ? " (the default)" : "")
  }
}
