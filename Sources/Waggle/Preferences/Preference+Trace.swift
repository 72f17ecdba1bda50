import WaggleGraph

extension Preference {
  package static func addTrace(
    _ children: ChildList, at viewPath: String, to flow: inout PreferenceTrace
  ) {
    let outputs = children.inOrder.compactMap { $0.node.preference(K.self) }
    if outputs.count <= 1 && !children.isDynamic {
      for child in children.inOrder { child.node.addTrace(of: Self.self, to: &flow) }
      return
    }
    let graph = children.inputs.runtime.graph
    // A value that is not requested is not reduced for the trace either.
    let value = flow.notAsked == nil ? combine(children)?.shown(in: graph) : nil
    let combiner = flow.notAsked == nil ? combiner(of: children) : nil
    flow.add(
      .combined, value, viewPath, notes: combiner.map { notes($0, graph) } ?? []
    ) {
      let notAsked = $0.notAsked
      for child in children.inOrder {
        if combiner?.asks(child.node.preference(K.self)) == false { $0.notAsked = .enough }
        child.node.addTrace(of: Self.self, to: &$0)
        $0.notAsked = notAsked
      }
    }
  }

  private static func combiner(of children: ChildList) -> ChildReduction<KeyReducer<K>>? {
    children.existingReduction(for: ObjectIdentifier(K.self)) as? ChildReduction<KeyReducer<K>>
  }

  /// Notes on implicit defaults and their cause, and on the pairs that a left fold reduces.
  private static func notes(_ combiner: ChildReduction<KeyReducer<K>>, _ graph: Graph)
    -> [PreferenceTrace.Note]
  {
    let outputs = combiner.outputs
    guard outputs.count > 0 else { return [] }
    return defaultNotes(outputs.filter(\.isImplicitDefault).count, of: outputs.count).map {
      .words($0)
    }
      + reductionNotes(combiner, graph)
  }

  private static func defaultNotes(_ defaults: Int, of count: Int) -> [String] {
    switch defaults {
    case 0: []
    case 1:
      [
        "1 of \(count) only gives the default: it is a place that can be empty, and nothing there writes"
      ]
    default:
      [
        "\(defaults) of \(count) only give the default: they are places that can be empty, and nothing there writes"
      ]
    }
  }

  private static func reductionNotes(_ combiner: ChildReduction<KeyReducer<K>>, _ graph: Graph)
    -> [PreferenceTrace.Note]
  {
    let outputs = combiner.outputs
    guard outputs.count > 1 else { return [] }
    guard outputs.count <= 32 else {
      return [
        .words(
          "reduced \(outputs.count) values "
            + (combiner.isTree ? "in a balanced tree" : "from the first to the last"))
      ]
    }
    let values = outputs.map { output in
      guard combiner.asks(output.node) else { return ShortValue(words: "(not asked)") }
      return shownValue(Attribute<K.Value>(output.node), in: graph)
    }
    return [.reduced(values)]
  }
}

extension ChildReduction {
  /// Whether the reducer read an output when it last ran. Always true for a balanced tree, which is not inspected.
  fileprivate func asks(_ output: PreferenceOutput<Value>?) -> Bool {
    output.map { asks($0.attribute.node) } ?? true
  }

  fileprivate func asks(_ output: NodeID) -> Bool {
    isTree || graph.reads(attribute.node, output)
  }
}

extension PreferenceOutput {
  /// The value for the trace; computing it is a read like any other.
  func shown(in graph: Graph) -> ShortValue {
    shownValue(attribute, in: graph, ending: isImplicitDefault ? " (the default)" : "")
  }
}

private func shownValue<Value>(_ attribute: Attribute<Value>, in graph: Graph, ending: String = "")
  -> ShortValue
{ ShortValue(graph.untracked { graph.value(attribute) }, ending: ending) }
