import WaggleGraph

/// Decides after each update whether to call the action.
///
/// Always true: `last` is the value that was last delivered or refused (R080, R085); a refused value that waits for the
/// next frame is the last one.
///
/// A new view identity means a new observer without a last value (R087). Observers of all keys share one order of calls
/// (R088, R089).
///
/// See also `ActionQueue`, in which the call is until views are up to date.
final class PreferenceObserver<K: PreferenceKey>: Rule where K.Value: Equatable {
  private let modifier: _GraphValue<_PreferenceActionModifier<K>>
  private let observed: Attribute<K.Value>
  private unowned(unsafe) let store: PreferenceStore
  private let scope: ViewScope?
  private let orderKey: CallbackOrder
  /// nil before the first update.
  @exclusivity(unchecked) private var last: K.Value?
  /// The value that exceeded the limit of calls; nil if none waits for the next frame.
  @exclusivity(unchecked) private var refused: K.Value?
  @exclusivity(unchecked) private var budget = CallBudget()
  /// The values of this frame, oldest first, with the one before them; empty until the second.
  @exclusivity(unchecked) private var history: [K.Value] = []
  /// Whether there is a history. The check costs less than to look up the layout of its type.
  @exclusivity(unchecked) private var hasHistory = false

  init(
    _ modifier: _GraphValue<_PreferenceActionModifier<K>>, _ observed: Attribute<K.Value>,
    _ inputs: _ViewInputs
  ) {
    self.modifier = modifier
    self.observed = observed
    store = inputs.runtime.store()
    scope = inputs.scope
    orderKey = inputs.nextCallbackOrder()
  }

  func attach(_ inputs: _ViewInputs) {
    let node = runtime.graph.makeEffect(self, inputs: [observed.node], in: inputs.subgraph)
    store.add(node)
  }

  private var runtime: Runtime { store.runtime }

  var name: String { "onPreferenceChange \(keyTypeName(K.self))" }

  func becameStale(_ node: NodeID) { store.add(node) }

  func update(_ graph: Graph, _ node: NodeID) -> Bool {
    let value = graph.value(observed)
    if let late = refused {
      refused = nil
      if late == value, allowsCall { deliver(value) }
    }
    if let last, last == value { return false }
    let previous = last
    last = value
    let isAllowed = allowsCall
    remember(value, after: previous)
    if isAllowed { deliver(value) } else { refuse(value, node) }
    if isChecking { checkInvariants() }
    return false
  }

  /// Counts a call (R083).
  private var allowsCall: Bool {
    budget.allowsCall(in: runtime.callPeriod, limit: K._callsPerFrame)
  }

  /// Stops if a law of the observer is broken. Costs O(1). A value such as NaN, which is not equal to itself, proves
  /// nothing.
  private func checkInvariants() {
    checkInvariant(last != nil, "there is a last value after the first update")
    let isLast = refused == nil || refused == last || refused != refused
    checkInvariant(isLast, "the refused value is the last one")
    checkInvariant(history.count != 1, "the history begins with two values")
    checkInvariant(hasHistory == !history.isEmpty, "it is known whether there is a history")
  }

  /// Calls the newest closure. Only a change of the value causes a call, never a new closure (R081). The action is
  /// called once even if the view has been removed by then (R096).
  private func deliver(_ value: K.Value) {
    let modifier = modifier
    let runtime = runtime
    let scope = scope
    let newest = runtime.graph.untracked { modifier.read(in: runtime.graph).action }
    runtime.actions.add(.preference, orderKey) {
      runtime.breadcrumbs.append(Breadcrumb("onPreferenceChange of", K.self, scope))
      defer { runtime.breadcrumbs.removeLast() }
      runtime.reports.noteCaller(scope)
      let graph = runtime.graph
      let action = graph.isAlive(modifier.node) ? modifier.read(in: graph).action : newest
      action(value)
    }
  }

  private func refuse(_ value: K.Value, _ node: NodeID) {
    if store.semantics.redeliversRefusedValues {
      refused = value
      store.postpone(node)
    }
    guard budget.reportsRefusal() else { return }
    runtime.report(
      .preferenceLoop(
        K.self, values: history.map { "\($0)" }, states: runtime.reports.recentWrites.suffix(3),
        isJitter: isJitter, at: scope?.path ?? ""))
  }

  /// Stores the values of this frame, beginning with the second, for the report of a loop.
  private func remember(_ value: K.Value, after previous: K.Value?) {
    guard budget.calls > 1 else {
      if hasHistory { (history, hasHistory) = ([], false) }
      return
    }
    hasHistory = true
    if history.isEmpty, let previous { history.append(previous) }
    history.append(value)
  }

  /// Whether the last two values differ by less than a point (R093).
  private var isJitter: Bool {
    guard history.count > 1, let a = history[history.count - 1] as? any BinaryFloatingPoint,
      let b = history[history.count - 2] as? any BinaryFloatingPoint
    else { return false }
    return abs(Double(a) - Double(b)) < 1
  }
}
