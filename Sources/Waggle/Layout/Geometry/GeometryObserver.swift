import WaggleGraph

/// Decides after each update whether to call the action of an `onGeometryChange`.
///
/// Always true: `last` is the value that was last delivered or refused; `seen` are the values of `frame`.
final class GeometryObserver<Value: Equatable>: Rule {
  private let modifier: _GraphValue<_GeometryActionModifier<Value>>
  private unowned(unsafe) let store: PreferenceStore
  private let target = GeometryProxy.Target()
  private let scope: ViewScope?
  private let orderKey: CallbackOrder
  @exclusivity(unchecked) private var observed: Attribute<Value>?
  @exclusivity(unchecked) private var last: Value?
  @exclusivity(unchecked) private var seen: [Value] = []
  @exclusivity(unchecked) private var frame = -1
  @exclusivity(unchecked) private var hasReported = false

  init(
    _ modifier: _GraphValue<_GeometryActionModifier<Value>>, _ node: LayoutNode,
    _ inputs: _ViewInputs
  ) {
    self.modifier = modifier
    store = inputs.runtime.store()
    scope = inputs.scope
    orderKey = inputs.nextCallbackOrder()
    target.node = node
  }

  func attach(_ inputs: _ViewInputs) {
    let (modifier, proxy) = (modifier, GeometryProxy(target))
    let rule = LayoutDependentRule(modifier.node, "the value of onGeometryChange", nil, inputs) {
      modifier.read(in: $0).transform(proxy)
    }
    let observed = runtime.graph.makeRule(rule, inputs: [modifier.node], in: inputs.subgraph)
    self.observed = observed
    store.add(runtime.graph.makeEffect(self, inputs: [observed.node], in: inputs.subgraph))
  }

  private var runtime: Runtime { store.runtime }

  var name: String { "onGeometryChange \(typeName(Value.self))" }

  func becameStale(_ node: NodeID) { store.add(node) }

  func update(_ graph: Graph, _ node: NodeID) -> Bool {
    guard let observed else { return false }
    let value = graph.value(observed)
    guard value != last else { return false }
    let old = last ?? value
    last = value
    if isNewInFrame(value) { deliver(old, value) } else { refuse(value) }
    return false
  }

  /// Whether the value was not seen in this frame; from then on it is.
  private func isNewInFrame(_ value: Value) -> Bool {
    if frame != runtime.frameNumber {
      frame = runtime.frameNumber
      seen.removeAll()
    }
    guard !seen.contains(value) else { return false }
    seen.append(value)
    return true
  }

  /// Calls the newest closure.
  private func deliver(_ old: Value, _ new: Value) {
    let (modifier, runtime, scope) = (modifier, runtime, scope)
    let newest = runtime.graph.untracked { modifier.read(in: runtime.graph).action }
    runtime.actions.add(.preference, orderKey) {
      runtime.breadcrumbs.append(Breadcrumb("onGeometryChange of", Value.self, scope))
      defer { runtime.breadcrumbs.removeLast() }
      runtime.reports.noteCaller(scope)
      let graph = runtime.graph
      let action = graph.isAlive(modifier.node) ? modifier.read(in: graph).action : newest
      action(old, new)
    }
  }

  private func refuse(_ value: Value) {
    guard !hasReported else { return }
    hasReported = true
    runtime.report(
      .geometryLoop(
        values: (seen + [value]).map { "\($0)" }, states: runtime.reports.recentWrites.suffix(3),
        at: scope?.path ?? ""))
  }
}
