import WaggleGraph

extension View {
  /// Calls `action` with the old and the new value when `value` changes, and once on appearance if `initial` is true.
  ///
  /// ```swift
  /// struct Search: View {
  ///   var text = "bee"
  ///   @State private var history: [String] = []
  ///
  ///   var body: some View {
  ///     Text("\(history.count) searches")  // shows 1 searches
  ///       .onChange(of: text, initial: true) { _, new in history.append(new) }
  ///   }
  /// }
  /// ```
  @inlinable
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(_ValueActionModifier(value: value, initial: initial, action: action))
  }

  /// Calls `action` when `value` changes, and once on appearance if `initial` is true.
  @inlinable
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(_ValueActionModifier(value: value, initial: initial) { _, _ in action() })
  }

  /// Calls `action` with the new value when `value` changes. The closure is that of the body before the change: what it
  /// captures has the old values (R266).
  @inlinable
  @_disfavoredOverload
  public nonisolated func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View { modifier(_ValueActionModifier(value: value, perform: action)) }
}

/// Calls an action when a value changes; on a list, once for the whole list (R030).
nonisolated public struct _ValueActionModifier<Value: Equatable>: ContentEffectModifier {
  /// The observed value, compared with `==`.
  public var value: Value
  @usableFromInline let initial: Bool
  /// Whether the action of the value before is called, not that of the new one (R266).
  @usableFromInline let callsFormerAction: Bool
  @usableFromInline let action: (Value, Value) -> Void

  @inlinable
  init(value: Value, initial: Bool, action: @escaping (Value, Value) -> Void) {
    self.value = value
    self.initial = initial
    self.action = action
    callsFormerAction = false
  }

  @inlinable
  init(value: Value, perform action: @escaping (Value) -> Void) {
    self.value = value
    initial = false
    self.action = { _, new in action(new) }
    callsFormerAction = true
  }

  package nonisolated static func makeEffect(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs
  ) -> any AppearanceObserver { ValueChangeEffect(modifier, inputs) }
}

/// Observes one value and calls the action at most twice per period (R193).
private final class ValueChangeEffect<Value: Equatable>: ContentEffect, AppearanceObserver {
  private let modifier: _GraphValue<_ValueActionModifier<Value>>
  private let orderKey: CallbackOrder
  private let scope: ViewScope?
  private var last: Value?
  private var latest: _ValueActionModifier<Value>?
  private var isAwaitingFirstValue = false
  private var budget = CallBudget()

  init(_ modifier: _GraphValue<_ValueActionModifier<Value>>, _ inputs: _ViewInputs) {
    self.modifier = modifier
    orderKey = inputs.nextCallbackOrder()
    scope = inputs.scope
    super.init(inputs)
    attach(inputs, reading: modifier.node)
  }

  override var name: String { "onChange(of: \(Value.self))" }

  /// The first value is stored, and delivered only if `initial` is set. It is read when the effect runs in its queue,
  /// because the surrounding content may wait for its layout.
  func appear() {
    isAwaitingFirstValue = true
    if latest == nil { schedule() } else { deliverFirst() }
  }

  private func deliverFirst() {
    guard isAwaitingFirstValue, let latest else { return }
    isAwaitingFirstValue = false
    guard latest.initial else { return }
    call(latest, latest.value, latest.action)
  }

  func disappear() {}

  override func updateContent(_ graph: Graph) {
    let modifier = modifier.read(in: graph)
    let former = latest ?? modifier
    latest = modifier
    defer { last = modifier.value }
    deliverFirst()
    guard let old = last, old != modifier.value else { return }
    guard budget.allowsCall(in: runtime.callPeriod) else { return refuse() }
    call(modifier, old, (modifier.callsFormerAction ? former : modifier).action)
  }

  private func call(
    _ modifier: _ValueActionModifier<Value>, _ old: Value,
    _ action: @escaping (Value, Value) -> Void
  ) {
    runtime.actions.add(.lifecycle, orderKey) { [unowned runtime, scope] in
      runtime.breadcrumbs.append(Breadcrumb("onChange of", Value.self, scope))
      defer { runtime.breadcrumbs.removeLast() }
      runtime.reports.noteCaller(scope)
      action(old, modifier.value)
    }
  }

  private func refuse() {
    guard budget.reportsRefusal() else { return }
    runtime.report(
      .changeLoop(
        of: Value.self, states: runtime.reports.recentWrites.suffix(3), at: scope?.path ?? ""))
  }
}
