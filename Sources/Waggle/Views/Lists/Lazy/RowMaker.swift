import WaggleGraph

/// Makes the rows of a list.
package struct RowMaker {
  let make: (RowContext, _ViewInputs) -> RowView

  init(make: @escaping (RowContext, _ViewInputs) -> RowView) { self.make = make }
}

/// The view of a row that has the parts that it needs, and is rebuilt where it needs others.
package protocol RowOfKind: View {
  /// What decides which parts the row has.
  associatedtype Kind: Hashable
  /// What the row is in an environment.
  nonisolated func kind(in environment: EnvironmentValues) -> Kind
}

/// The view of one row.
///
/// Always true: a `RowOfKind` is made for the kind that it has. Where the kind changes, the view is replaced in the same
/// update, or when the transition of the row has ended; its place in the list stays.
package final class RowView {
  private(set) var node: ViewNode
  private var context: RowContext
  private let update: (RowContext) -> Void
  private var kinds: RowKindEffect?

  init<Row: View>(
    at context: RowContext, _ inputs: _ViewInputs, _ row: @escaping (Graph) -> (RowContext) -> Row
  ) {
    let graph = inputs.runtime.graph
    let make = { [unowned graph] context in graph.untracked { row(graph) }(context) }
    let view = graph.makeInput(make(context), in: inputs.subgraph)
    let value = _GraphValue(view, isCompared: true)
    self.context = context
    update = { [unowned graph] in graph.set(view, to: make($0)) }
    if let kind = kindReader(value, inputs) {
      let kinds = RowKindEffect(inputs, kind) { Row._makeView(view: value, inputs: $0).node }
      self.kinds = kinds
      node = kinds.makeFirst(reading: view.node)
    } else {
      node = Row._makeView(view: value, inputs: inputs).node
    }
  }

  /// Sets what asks whether the row may be made again, and what is called when it was.
  func onReplacement(where mayReplace: @escaping () -> Bool, _ action: @escaping () -> Void) {
    kinds?.mayReplace = mayReplace
    kinds?.replaced = { [unowned self] in
      node = $0
      action()
    }
  }

  /// Looks whether the row is of another kind, after a time in which it could not be made again.
  func checkKind() {
    if let kinds { kinds.runtime.graph.invalidate(kinds.node) }
  }

  /// Whether the row below that the view knows was released since.
  var hasLostNext: Bool { context.next != nil && context.livingNext == nil }

  /// True if the place has changed.
  func move(to new: RowContext) -> Bool {
    guard new != context else { return false }
    context = new
    update(new)
    return true
  }
}

/// Reads the kind of a row; nil for rows without kinds.
private func kindReader<Row: View>(
  _ row: _GraphValue<Row>, _ inputs: _ViewInputs
) -> ((Graph) -> AnyHashable)? {
  guard Row.self is any RowOfKind.Type else { return nil }
  return { graph in
    (row.read(in: graph) as! any RowOfKind).anyKind(in: graph.value(inputs.environment))
  }
}

extension RowOfKind {
  fileprivate nonisolated func anyKind(in environment: EnvironmentValues) -> AnyHashable {
    AnyHashable(kind(in: environment))
  }
}

/// Makes the view of a row again when its kind changes.
private final class RowKindEffect: ContentEffect {
  private let inputs: _ViewInputs
  private let read: (Graph) -> AnyHashable
  private let make: (_ViewInputs) -> ViewNode
  private var kind: AnyHashable?
  private var remove: () -> Void = {}
  var mayReplace: () -> Bool = { true }
  var replaced: (ViewNode) -> Void = { _ in }

  init(
    _ inputs: _ViewInputs, _ read: @escaping (Graph) -> AnyHashable,
    _ make: @escaping (_ViewInputs) -> ViewNode
  ) {
    self.inputs = inputs
    self.read = read
    self.make = make
    super.init(inputs)
  }

  override var name: String { "kind of a row" }

  /// Makes the first view.
  func makeFirst(reading row: NodeID) -> ViewNode {
    attach(inputs, reading: row)
    runFirst()
    return makeView(inputs.bag[SkipsTransitionKey.self])
  }

  override func updateContent(_ graph: Graph) {
    let new = read(graph)
    guard let old = kind else { return kind = new }
    guard old != new, mayReplace() else { return }
    kind = new
    graph.untracked { replace() }
  }

  private func replace() {
    let remove = remove
    let node = makeView(runtime.updateNumber)
    replaced(node)
    runtime.actions.deferringDisappearances { remove() }
  }

  private func makeView(_ skipsTransition: Int) -> ViewNode {
    var inner = inputs
    let subgraph = Subgraph(in: runtime.graph, parent: inputs.subgraph)
    let appearanceScope = AppearanceScope(parent: inputs.appearanceScope)
    inner.subgraph = subgraph
    inner.appearanceScope = appearanceScope
    inner.bag[SkipsTransitionKey.self] = skipsTransition
    remove = {
      appearanceScope.remove()
      subgraph.remove()
    }
    return make(inner)
  }
}
