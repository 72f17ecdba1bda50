import WaggleGraph

/// Data of a `ForEach` that is read again each time, so that what it was is not known once it has changed: a binding.
protocol LiveData {
  /// The rows of a `ForEach` over it.
  static func makeViewList<Data, ID, Content: View>(
    _ view: _GraphValue<ForEach<Data, ID, Content>>, _ inputs: _ViewListInputs
  ) -> _ViewListOutputs
}

extension Binding: LiveData where Value: MutableCollection & RandomAccessCollection {
  /// The rows of the elements as they are when the binding changes, in whatever way that is.
  static func makeViewList<Data, ID, Content: View>(
    _ view: _GraphValue<ForEach<Data, ID, Content>>, _ inputs: _ViewListInputs
  ) -> _ViewListOutputs {
    let base = inputs.base
    let rule = BoundLoopRule<Value, Data, ID, Content>(view, base.runtime)
    let rows = base.runtime.graph.makeRule(rule, inputs: [view.node], in: base.subgraph)
    return ForEach<BoundElements<Value>, ID, Content>._makeViewList(
      view: _GraphValue(rows, isCompared: true), inputs: inputs)
  }
}

/// Reads the collection of a loop over a binding. Two such loops over one binding are equal, so that what is bound is
/// read here, and again when it changes, whether or not the loop's view is updated (R184).
private final class BoundLoopRule<
  Base: MutableCollection & RandomAccessCollection, Data: RandomAccessCollection, ID: Hashable,
  Content: View
>: ValueRule, ObservingRule {
  private let loop: _GraphValue<ForEach<Data, ID, Content>>
  private unowned let runtime: Runtime
  private(set) var observationRun: UInt32 = 0

  init(_ loop: _GraphValue<ForEach<Data, ID, Content>>, _ runtime: Runtime) {
    self.loop = loop
    self.runtime = runtime
  }

  var name: String { "ForEach<Binding<\(Base.self)>>" }

  func update(_ graph: Graph, _ node: NodeID) -> Bool {
    observationRun &+= 1
    return graph.store(
      runtime.observing(node, run: observationRun) { value(in: graph) }, in: node)
  }

  func value(in graph: Graph) -> ForEach<BoundElements<Base>, ID, Content> {
    // The list was made for a loop over a binding: its data and its elements are bindings of these types.
    let loop = loop.read(in: graph)
    return ForEach<BoundElements<Base>, ID, Content>(
      data: BoundElements(loop.data as! Binding<Base>),
      identify: { loop.identify(Binding<Base.Element>.constant($0.value) as! Data.Element) },
      content: { loop.content($0.binding as! Data.Element) })
  }
}

/// The elements of a binding's collection at one time, and a binding to each (C091).
nonisolated struct BoundElements<Base: MutableCollection & RandomAccessCollection>:
  RandomAccessCollection
{
  private let source: Binding<Base>
  private let base: Base

  init(_ source: Binding<Base>) {
    self.source = source
    base = source.wrappedValue
  }

  struct Element {
    let value: Base.Element
    let binding: Binding<Base.Element>
  }

  var startIndex: Base.Index { base.startIndex }
  var endIndex: Base.Index { base.endIndex }
  func index(after index: Base.Index) -> Base.Index { base.index(after: index) }
  func index(before index: Base.Index) -> Base.Index { base.index(before: index) }
  func index(_ index: Base.Index, offsetBy distance: Int) -> Base.Index {
    base.index(index, offsetBy: distance)
  }
  func distance(from start: Base.Index, to end: Base.Index) -> Int {
    base.distance(from: start, to: end)
  }

  subscript(position: Base.Index) -> Element {
    let value = base[position]
    return Element(value: value, binding: source.part(ElementLens(position, last: value)))
  }
}
