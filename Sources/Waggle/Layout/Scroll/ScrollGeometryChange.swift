import WaggleGraph

extension View {
  /// Calls `action` when a value that is computed from the geometry of the first scroll view in this view changes.
  ///
  /// First it is called for an empty geometry, as both values; then for the one of the first layout, and for each that
  /// follows, once a frame at most (L120).
  public nonisolated func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View { modifier(_ScrollGeometryModifier(transform: transform, action: action)) }

  /// Calls `action` as `onScrollGeometryChange` does, and for an empty geometry when no scroll view is left (C714).
  package nonisolated func followsScrollGeometry<T: Equatable>(
    of transform: @escaping (ScrollGeometry) -> T, action: @escaping (T) -> Void
  ) -> some View {
    modifier(
      _ScrollGeometryModifier(transform: transform, action: { action($1) }, endsEmpty: true))
  }
}

/// Observes the geometry of a scroll view.
nonisolated public struct _ScrollGeometryModifier<Value: Equatable>: PrimitiveModifier {
  let transform: (ScrollGeometry) -> Value
  let action: (Value, Value) -> Void
  /// Whether the action is called for an empty geometry when no scroll view is left.
  var endsEmpty = false

  /// Makes the content, whose first scroll view is observed.
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    body(_Graph(), inputs.read(by: ScrollGeometryReader(modifier, inputs)))
  }
}

/// Computes a value from the geometry of a scroll view whenever that changes, and calls an action for a new one.
private final class ScrollGeometryReader<Value: Equatable>: ScrollReader, ObservingRule {
  private let modifier: _GraphValue<_ScrollGeometryModifier<Value>>
  private let calls: ScrollCalls
  private(set) var observationRun: UInt32 = 0
  private var delivered: Value?
  private var latest: Value?

  init(_ modifier: _GraphValue<_ScrollGeometryModifier<Value>>, _ inputs: _ViewInputs) {
    self.modifier = modifier
    calls = ScrollCalls("onScrollGeometryChange of", Value.self, inputs)
    super.init(inputs)
    attach(inputs, reading: modifier.node)
  }

  override var name: String { "onScrollGeometryChange(for: \(Value.self))" }

  override func updateContent(_ graph: Graph) {
    guard let scroll else { return end(graph) }
    let modifier = modifier.read(in: graph)
    let geometry = graph.value(scroll.geometryValue)
    observationRun &+= 1
    latest = runtime.observing(node, run: observationRun) { modifier.transform(geometry) }
    if delivered == nil { deliverEmpty(modifier) }
    guard latest != delivered else { return }
    calls.add { [weak self] in self?.deliver(modifier.action) }
  }

  /// No scroll view is there, or not yet.
  private func end(_ graph: Graph) {
    guard delivered != nil, modifier.read(in: graph).endsEmpty else { return }
    let modifier = modifier.read(in: graph)
    latest = modifier.transform(.empty)
    calls.add { [weak self] in self?.deliver(modifier.action) }
  }

  private func deliverEmpty(_ modifier: _ScrollGeometryModifier<Value>) {
    let empty = modifier.transform(.empty)
    delivered = empty
    calls.addFirst { modifier.action(empty, empty) }
  }

  private func deliver(_ action: (Value, Value) -> Void) {
    guard let old = delivered, let new = latest, old != new else { return }
    delivered = new
    action(old, new)
  }
}

/// The calls of a user's closure by an observer of scrolling: one is queued at a time.
final class ScrollCalls {
  private let verb: StaticString
  private let subject: Any.Type?
  private let orderKey: CallbackOrder
  private let scope: ViewScope?
  private unowned let runtime: Runtime
  private var isQueued = false

  init(_ verb: StaticString, _ subject: Any.Type?, _ inputs: _ViewInputs) {
    self.verb = verb
    self.subject = subject
    orderKey = inputs.nextCallbackOrder()
    scope = inputs.scope
    runtime = inputs.runtime
  }

  /// Queues a call, unless one is queued; it finds the newest values when it runs.
  func add(_ call: @escaping () -> Void) {
    guard !isQueued else { return }
    isQueued = true
    addFirst { [weak self] in
      self?.isQueued = false
      call()
    }
  }

  /// Queues a call that is not merged with later ones.
  func addFirst(_ call: @escaping () -> Void) {
    runtime.actions.add(.lifecycle, orderKey) { [runtime, verb, subject, scope] in
      runtime.breadcrumbs.append(Breadcrumb(verb, subject, scope))
      defer { runtime.breadcrumbs.removeLast() }
      runtime.reports.noteCaller(scope)
      call()
    }
  }
}
