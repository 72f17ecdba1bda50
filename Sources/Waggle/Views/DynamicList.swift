import WaggleGraph

/// A list whose content can be replaced: below an `if`, a `switch`, an optional, `AnyView` or `.id`.
///
/// What is shown lives in a subgraph of its own, which goes when another takes its place. Containers hear of it at once:
/// their values are those of the new content in the same update (R025), the default where it writes none (R026).
class DynamicList: ViewList {
  let inputs: _ViewListInputs
  private(set) var current: Branch?

  /// What is shown now.
  struct Branch {
    let tag: AnyHashable
    let list: ViewList
    let subgraph: Subgraph
    let presence: Presence
    /// The node that holds the branch's view.
    let view: NodeID
  }

  init(_ inputs: _ViewListInputs) {
    self.inputs = inputs
    super.init()
  }

  override var isDynamic: Bool { true }

  override func forEach(
    _ around: ElementModifier?, _ body: (ViewElement, ElementModifier?) -> Void
  ) { current?.list.forEach(around, body) }

  override func setOwner(_ owner: any ViewListOwner) {
    self.owner = owner
    current?.list.setOwner(owner)
  }

  /// Shows `view`: as the branch shown now where the tags agree, else as a new one with new state.
  func show<V: View>(_ view: V, tag: AnyHashable) {
    if let current, current.tag == tag {
      inputs.base.runtime.graph.set(Attribute<V>(current.view), to: view)
    } else {
      replace(with: view, tag: tag)
    }
  }

  /// Shows nothing.
  func clear() {
    guard current != nil else { return }
    drop()
    owner?.listChanged()
  }

  private func replace<V: View>(with view: V, tag: AnyHashable) {
    drop()
    var inner = inputs
    inner.base.subgraph = Subgraph(in: inputs.base.runtime.graph, parent: inputs.base.subgraph)
    inner.base.presence = Presence(parent: inputs.base.presence)
    inner.base.depth += 1
    let attribute = inputs.base.runtime.graph.makeInput(view, in: inner.base.subgraph)
    let list = listOrElement(_GraphValue(attribute, isCompared: true), inner)
    current = Branch(
      tag: tag, list: list, subgraph: inner.base.subgraph, presence: inner.base.presence,
      view: attribute.node)
    if let owner { list.setOwner(owner) }
    owner?.listChanged()
  }

  private func drop() {
    guard let gone = current else { return }
    current = nil
    gone.presence.leave()
    gone.subgraph.remove()
  }
}

/// Reads a view that decides what a dynamic list shows.
final class DynamicListSink<Source>: ContentSink {
  private let source: _GraphValue<Source>
  private unowned let list: DynamicList
  private let show: (Source, DynamicList) -> Void

  init(
    _ source: _GraphValue<Source>, _ list: DynamicList,
    show: @escaping (Source, DynamicList) -> Void
  ) {
    self.source = source
    self.list = list
    self.show = show
    super.init(list.inputs.base)
    attach(list.inputs.base, reading: source.node)
    schedule()
  }

  override var name: String { typeName(Source.self) }

  override func updateContent(_ graph: Graph) {
    let value = source.read(in: graph)
    graph.untracked { show(value, list) }
  }
}

/// A dynamic list that stays alive as long as its sink: the list owns nothing of the graph, the sink owns the list.
func makeDynamicList<Source>(
  _ source: _GraphValue<Source>, _ inputs: _ViewListInputs, contributesDefault: Bool = true,
  show: @escaping (Source, DynamicList) -> Void
) -> _ViewListOutputs {
  var inner = inputs
  if contributesDefault { inner.contributesDefault = true }
  let list = DynamicList(inner)
  list.keep = DynamicListSink(source, list, show: show)
  return _ViewListOutputs(list)
}
