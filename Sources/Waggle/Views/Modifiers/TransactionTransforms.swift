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
  private let transform: (Modifier, inout Transaction) -> Void

  init(
    _ modifier: _GraphValue<Modifier>, _ inputs: _ViewInputs, _ outer: TransactionTransform?,
    transform: @escaping (Modifier, inout Transaction) -> Void
  ) {
    self.modifier = modifier
    self.transform = transform
    super.init(in: inputs.runtime, around: outer)
  }

  override func apply(to transaction: inout Transaction) {
    let graph = runtime.graph
    transform(graph.untracked { modifier.read(in: graph) }, &transaction)
  }
}

/// Transforms the transactions of updates in which its modifier's value has changed.
final class OnChangeTransform<Modifier>: TransactionTransform {
  private let modifier: _GraphValue<Modifier>
  private let isSame: (Modifier, Modifier) -> Bool
  private let transform: (Modifier, inout Transaction) -> Void
  private var last: Modifier?
  /// The number of the update that last changed the value; 0 before any did.
  private var changedIn = 0
  private var effect: ModifierChangeEffect?

  init(
    _ modifier: _GraphValue<Modifier>, _ inputs: _ViewInputs, _ outer: TransactionTransform?,
    isSame: @escaping (Modifier, Modifier) -> Bool,
    transform: @escaping (Modifier, inout Transaction) -> Void
  ) {
    self.modifier = modifier
    self.isSame = isSame
    self.transform = transform
    super.init(in: inputs.runtime, around: outer)
    effect = ModifierChangeEffect(inputs, modifier.node) { [unowned self] in
      compare(with: modifier.read(in: $0))
    }
  }

  override func apply(to transaction: inout Transaction) {
    let graph = runtime.graph
    compare(with: graph.untracked { modifier.read(in: graph) })
    guard let last, changedIn == runtime.updateNumber else { return }
    transform(last, &transaction)
  }

  /// Notes the number of this update if the value is not the last one.
  private func compare(with new: Modifier) {
    defer { last = new }
    if let last, !isSame(last, new) { changedIn = runtime.updateNumber }
  }
}

/// Calls `action` in each update in which the node of a modifier has changed, before the views below are updated.
private final class ModifierChangeEffect: ContentEffect {
  private let action: (Graph) -> Void

  init(_ inputs: _ViewInputs, _ source: NodeID, _ action: @escaping (Graph) -> Void) {
    self.action = action
    super.init(inputs)
    attach(inputs, reading: source)
    schedule()
  }

  override func updateContent(_ graph: Graph) { action(graph) }
}
