import WaggleGraph

/// The content with a transaction transform around it.
func makeTransformed(
  _ inputs: _ViewInputs, _ body: (_Graph, _ViewInputs) -> _ViewOutputs,
  _ transform: (TransactionTransform?) -> TransactionTransform
) -> _ViewOutputs {
  var inner = inputs.below()
  inner.transactionTransform = transform(inputs.transactionTransform)
  return body(_Graph(), inner)
}

/// Transforms every transaction with the current value of its modifier.
final class AlwaysTransform<Modifier>: TransactionTransform {
  private let modifier: _GraphValue<Modifier>
  private let change: (Modifier, inout Transaction) -> Void

  init(
    _ modifier: _GraphValue<Modifier>, _ inputs: _ViewInputs, _ outer: TransactionTransform?,
    edit: @escaping (Modifier, inout Transaction) -> Void
  ) {
    self.modifier = modifier
    change = edit
    super.init(in: inputs.runtime, around: outer)
  }

  override func edit(_ transaction: inout Transaction) {
    let graph = runtime.graph
    change(graph.untracked { modifier.read(in: graph) }, &transaction)
  }
}

/// Transforms the transactions of updates in which its modifier's value has changed.
final class OnChangeTransform<Modifier>: TransactionTransform {
  private let modifier: _GraphValue<Modifier>
  private let isSame: (Modifier, Modifier) -> Bool
  private let change: (Modifier, inout Transaction) -> Void
  private var last: Modifier?
  /// The number of the update that last changed the value; 0 before any did.
  private var changedIn = 0
  private var watch: ChangeWatch?

  init(
    _ modifier: _GraphValue<Modifier>, _ inputs: _ViewInputs, _ outer: TransactionTransform?,
    isSame: @escaping (Modifier, Modifier) -> Bool,
    edit: @escaping (Modifier, inout Transaction) -> Void
  ) {
    self.modifier = modifier
    self.isSame = isSame
    change = edit
    super.init(in: inputs.runtime, around: outer)
    watch = ChangeWatch(inputs, modifier.node) { [unowned self] in look(modifier.read(in: $0)) }
  }

  override func edit(_ transaction: inout Transaction) {
    let graph = runtime.graph
    look(graph.untracked { modifier.read(in: graph) })
    guard let last, changedIn == runtime.updateNumber else { return }
    change(last, &transaction)
  }

  private func look(_ new: Modifier) {
    defer { last = new }
    if let last, !isSame(last, new) { changedIn = runtime.updateNumber }
  }
}

/// Calls `changed` in each update in which a node has changed, before the views below it are updated.
private final class ChangeWatch: ContentEffect {
  private let changed: (Graph) -> Void

  init(_ inputs: _ViewInputs, _ source: NodeID, _ changed: @escaping (Graph) -> Void) {
    self.changed = changed
    super.init(inputs)
    attach(inputs, reading: source)
    schedule()
  }

  override func updateContent(_ graph: Graph) { changed(graph) }
}
