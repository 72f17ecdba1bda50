import WaggleGraph

extension Preference {
  package static func addTrace(
    _ children: ChildList, at scope: ViewScope?, to trace: inout PreferenceTrace
  ) {
    let outputs = children.inOrder.compactMap { children.part(of: $0, K.self) }
    if outputs.count <= 1 && !children.isDynamic {
      return trace.addPassing(
        outputs.first?.shown(in: children.inputs.runtime.graph), children, scope
      ) {
        for child in children.inOrder { $0.addPart(child.node, of: Self.self) }
      }
    }
    let graph = children.inputs.runtime.graph
    // A value that is not requested is not reduced for the trace either.
    let value = trace.notRequested == nil ? combine(children)?.shown(in: graph) : nil
    let reduction = trace.notRequested == nil ? reduction(of: children) : nil
    let effectless = trace.includesAllViews ? reduction?.outputsWithoutEffect(K.self) ?? [] : []
    trace.add(
      .combined, value, scope, notes: reduction.map { notes($0, graph) } ?? [],
      view: children.container, rows: K._isFrameworkKey ? nil : unmadeRows(of: children)
    ) {
      let notRequested = $0.notRequested
      let inputs = reduction?.inputs ?? [:]
      for child in children.inOrder {
        let hasOutput = children.part(of: child, K.self) != nil
        let input = hasOutput ? inputs[ObjectIdentifier(child.node)] : nil
        if let input, reduction?.reads(input) == false { $0.notRequested = .reducerReturned }
        $0.isWithoutEffect = input.map { effectless.contains($0) } ?? false
        $0.addPart(child.node, of: Self.self)
        $0.notRequested = notRequested
      }
    }
  }

  /// The rows of a lazy container that has not made all of them.
  private static func unmadeRows(of children: ChildList) -> PreferenceTrace.Rows? {
    guard let container = children.container, let rows = container.rowsMade, rows.made < rows.all
    else { return nil }
    return PreferenceTrace.Rows(
      container: container.containerName, made: rows.made, all: rows.all)
  }

  private static func reduction(of children: ChildList) -> ChildReduction<KeyReducer<K>>? {
    children.existingReduction(for: ObjectIdentifier(K.self)) as? ChildReduction<KeyReducer<K>>
  }

  /// Notes on implicit defaults and their cause, and on the pairs that a left fold reduces.
  private static func notes(_ reduction: ChildReduction<KeyReducer<K>>, _ graph: Graph)
    -> [PreferenceTrace.Note]
  {
    let outputs = reduction.outputs
    guard outputs.count > 0 else { return [] }
    return defaultNotes(outputs.filter(\.isImplicitDefault).count, of: outputs.count).map {
      .words($0)
    }
      + reductionNotes(reduction, graph)
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

  private static func reductionNotes(_ reduction: ChildReduction<KeyReducer<K>>, _ graph: Graph)
    -> [PreferenceTrace.Note]
  {
    let outputs = reduction.outputs
    guard outputs.count > 1 else { return [] }
    guard outputs.count <= 32 else {
      return [
        .words(
          "reduced \(outputs.count) values "
            + (reduction.isLong ? "in a balanced tree" : "from the first to the last"))
      ]
    }
    let values = outputs.map { output in
      guard reduction.reads(output.node) else { return ShortValue(words: "(not asked)") }
      return shownValue(Attribute<K.Value>(output.node), in: graph)
    }
    return [.reduced(values)]
  }
}

extension ChildReduction {
  /// Whether the reducer read an output when it last ran. Always true for a balanced tree, which is not inspected.
  fileprivate func reads(_ output: NodeID) -> Bool {
    isLong || graph.reads(attribute.node, output)
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

extension PreferenceTrace {
  /// Adds the steps of a container that has what one of its children has; a step of its own where all views have one.
  fileprivate mutating func addPassing(
    _ value: @autoclosure () -> ShortValue?, _ children: ChildList, _ scope: ViewScope?,
    below: @escaping (inout PreferenceTrace) -> Void
  ) {
    guard includesAllViews else { return below(&self) }
    let shown = notRequested == nil ? value() : nil
    add(.passed, shown, scope, view: children.container, below: below)
  }
}
