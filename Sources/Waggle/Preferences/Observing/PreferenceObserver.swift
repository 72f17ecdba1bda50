import WaggleGraph

extension View {
  /// Calls `action` with the value of `key` below this view: once initially, then whenever it changes.
  ///
  /// It observes its own content only (R075), also inside a writer (R060), does not change the value that ancestors see
  /// (R076), and is never called if nothing below can write the key (R077). If something can, it is called once
  /// initially, even with the default (R078, R079). Values are compared, so they must be Equatable (R074). There are at
  /// most two calls per frame (R083), or per update (`PreferenceSemantics.countsCallsByUpdate`). The action runs on the
  /// main actor, after views are updated and before the frame is drawn (R082, R202). Changes that it makes are not
  /// animated unless it uses `withAnimation` (R090).
  ///
  /// The declaration is that of all releases but one (R197, R199, R203). Code written for that release, whose action is
  /// `@Sendable` (R198), compiles as well (R200); work that it hands to a task arrives one frame late (R201).
  ///
  /// ```swift
  /// struct WidestKey: PreferenceKey {
  ///   static let defaultValue: CGFloat = 0
  ///   static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
  ///     value = max(value, nextValue())
  ///   }
  /// }
  ///
  /// /// Labels that are all as wide as the widest of them, in the first picture already.
  /// struct Labels: View {
  ///   @State private var width: CGFloat?
  ///
  ///   var body: some View {
  ///     VStack {
  ///       ForEach(["Mon", "Wednesday"], id: \.self) { day in
  ///         Text(day)
  ///           .background {
  ///             GeometryReader { proxy in
  ///               Color.clear.preference(key: WidestKey.self, value: proxy.size.width)
  ///             }
  ///           }
  ///           .frame(width: width)
  ///           .border(Color.gray)
  ///       }
  ///     }
  ///     .onPreferenceChange(WidestKey.self) { width = $0 }
  ///   }
  /// }
  /// ```
  @inlinable
  public nonisolated func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(_PreferenceActionModifier<K>(action: action))
  }
}

/// Calls an action when a key's value changes.
nonisolated public struct _PreferenceActionModifier<Key: PreferenceKey>: PrimitiveModifier
where Key.Value: Equatable {
  /// The closure that receives the value.
  public var action: (Key.Value) -> Void

  /// Observes `key` with `action`.
  @inlinable
  public init(key: Key.Type = Key.self, action: @escaping (Key.Value) -> Void) {
    self.action = action
  }

  /// The content, observed.
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let scope = PreferenceScope(Key.self, .observer, inputs)
    var inner = inputs
    inner.bag[PreferenceScopeKey.self] = scope
    let content = body(_Graph(), inner).node
    let observed = content.preference(Key.self)
    if let observed {
      PreferenceObserver<Key>(modifier, observed.attribute, inputs).attach(inputs)
    } else {
      inputs.runtime.store(PreferenceStore.self).reports.addUnwritten(scope)
    }
    return _ViewOutputs(ObservedNode<Key>(content, scope, inputs.runtime))
  }

  /// Applies the modifier to each element, each with its own observer (R029).
  public nonisolated static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewListInputs,
    body: @escaping (_Graph, _ViewListInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs { makeCheckedList(modifier, inputs, body, Key.self, observes: true) }
}

/// A view whose value for a key is observed.
final class ObservedNode<K: PreferenceKey>: ModifierNode {
  private let scope: PreferenceScope
  private let runtime: Runtime

  init(_ content: ViewNode, _ scope: PreferenceScope, _ runtime: Runtime) {
    self.scope = scope
    self.runtime = runtime
    super.init(content)
  }

  override func addTrace<Key: OutputKey>(of key: Key.Type, to trace: inout PreferenceTrace) {
    guard key == Preference<K>.self else { return content.addTrace(of: key, to: &trace) }
    let value = content.preference(K.self)?.shown(in: runtime.graph)
    trace.add(value == nil ? .unwritten : .listened, value, scope.viewPath) {
      $0.notAsked = nil
      content.addTrace(of: key, to: &$0)
    }
  }
}

/// Decides after each update whether to call the action.
///
/// Always true: `last` is the value that was last delivered or refused (R080, R085). A new view identity means a new
/// observer without a last value (R087). Observers of all keys share one order of calls (R088, R089).
final class PreferenceObserver<K: PreferenceKey>: Rule where K.Value: Equatable {
  private let modifier: _GraphValue<_PreferenceActionModifier<K>>
  private let observed: Attribute<K.Value>
  private unowned(unsafe) let store: PreferenceStore
  private let scope: ViewScope?
  private let orderKey: CallbackOrder
  @exclusivity(unchecked) private var last: K.Value?
  @exclusivity(unchecked) private var hasSeenValue = false
  @exclusivity(unchecked) private var refused: K.Value?
  @exclusivity(unchecked) private var budget = CallBudget()
  @exclusivity(unchecked) private var history: [K.Value] = []

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

  var name: String { "onPreferenceChange \(typeName(K.self))" }

  func becameStale(_ node: NodeID) { store.add(node) }

  func update(_ graph: Graph, _ node: NodeID) -> Bool {
    let value = graph.value(observed)
    if let late = refused {
      refused = nil
      if late == value, budget.allowsCall(in: runtime.callPeriod) { deliver(value) }
    }
    if hasSeenValue, last == value { return false }
    let previous = last
    hasSeenValue = true
    last = value
    let isAllowed = budget.allowsCall(in: runtime.callPeriod)
    remember(value, after: previous)
    if isAllowed { deliver(value) } else { refuse(value, node) }
    return false
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
      if !history.isEmpty { history = [] }
      return
    }
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
