import WaggleGraph

/// A view made from the list of another view, its first field.
nonisolated protocol ContentTransform: View {
  associatedtype Base: View
  associatedtype Result: View

  /// What makes it, for messages.
  static var effectName: String { get }
  /// Whether bodies run only where they carry container values.
  static var expandsForValuesOnly: Bool { get }
  /// Whether what is made always counts as one view.
  static var makesOneElement: Bool { get }
  func result(from list: ViewList, root: _ViewInputs) -> Result
}

extension ContentTransform {
  static var expandsForValuesOnly: Bool { false }
  static var makesOneElement: Bool { false }
}

/// Makes a view from the list of a different view, again when the list, or what was read, has changed. It is observed like a
/// body (R184).
final class ContentTransformEffect<Source: ContentTransform>: ContentEffect, ObservingRule,
  ViewListOwner
{
  private let source: _GraphValue<Source>
  private let subviews: ViewList
  private unowned let list: DynamicList
  private let inputs: _ViewInputs
  /// Changes with the list of subviews.
  private let listVersion: Attribute<Int>
  private(set) var observationRun: UInt32 = 0

  static func makeViewList(_ view: _GraphValue<Source>, _ inputs: _ViewListInputs)
    -> _ViewListOutputs
  {
    var inner = inputs
    inner.expandsBodies = true
    inner.expandsForValuesOnly = Source.expandsForValuesOnly
    inner.isLazy = false
    let subviews = listOrElement(view.part(at: 0, as: Source.Base.self), inner)
    let list = DynamicList(
      inputs, hasTransitions: false, isSingleElement: Source.makesOneElement)
    list.retained = ContentTransformEffect(view, subviews, list)
    return _ViewListOutputs(list)
  }

  private init(_ source: _GraphValue<Source>, _ subviews: ViewList, _ list: DynamicList) {
    self.source = source
    self.subviews = subviews
    self.list = list
    inputs = list.inputs.base
    listVersion = inputs.runtime.graph.makeInput(0, in: inputs.subgraph)
    super.init(inputs)
    subviews.setOwner(self)
    attach(inputs, reading: source.node)
    schedule()
  }

  override var name: String { Source.effectName }

  func listChanged() {
    let graph = runtime.graph
    graph.set(listVersion, to: graph.untracked { graph.value(listVersion) } + 1)
  }

  override func updateContent(_ graph: Graph) {
    _ = graph.value(listVersion)
    let source = source.read(in: graph)
    runtime.breadcrumbs.append(Breadcrumb("the subviews of", Source.Base.self, inputs.scope))
    defer { runtime.breadcrumbs.removeLast() }
    observationRun &+= 1
    let result = runtime.observing(node, run: observationRun) {
      source.result(from: subviews, root: inputs)
    }
    graph.untracked { list.show(result, tag: 0) }
  }
}

extension ContentTransformEffect: ContentFeeder {
  /// The content is made of views that exist already, so it has no newer value.
  func addSources(to sources: inout [NodeID: ContentSource]) {
    if let view = list.current?.view { sources[view] = ContentSource(effect: node) }
  }
}
