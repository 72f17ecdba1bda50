import WaggleGraph

extension View {
  /// Focuses the view with that value when this view appears and no view has the focus (M148).
  public nonisolated func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    modifier(
      _DefaultFocusModifier(
        location: binding.location, value: value, takesMoves: priority.isUserInitiated))
  }
}

/// When a default focus applies.
public struct DefaultFocusEvaluationPriority: Sendable {
  let isUserInitiated: Bool

  /// When the view appears.
  public static let automatic = DefaultFocusEvaluationPriority(isUserInitiated: false)
  /// Also when the user moves the focus into the view.
  public static let userInitiated = DefaultFocusEvaluationPriority(isUserInitiated: true)
}

/// Focuses a view when it appears.
nonisolated public struct _DefaultFocusModifier<Value: Hashable>: PrimitiveModifier {
  let location: FocusLocation<Value>?
  let value: Value
  let takesMoves: Bool

  /// Makes the content and registers its default focus.
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let latest = LatestValue(modifier, inputs)
    var inner = inputs
    let outer = inputs.bag[DefaultFocusChain.self]
    inner.bag[DefaultFocusChain.self] = DefaultFocusChain(outer: outer) {
      let current = latest.current
      guard current.takesMoves, let location = current.location else { return nil }
      return FocusRequest(location: location, value: AnyHashable(current.value))
    }
    let outputs = body(_Graph(), inner)
    inputs.appearanceScope.add(DefaultFocus(latest, inputs))
    return outputs
  }
}

/// The view that is focused when the user moves the focus into a region; linked to the region around it (M148).
final class DefaultFocusChain: InputKey {
  static var defaultValue: DefaultFocusChain? { nil }

  let outer: DefaultFocusChain?
  let request: () -> FocusRequest?

  init(outer: DefaultFocusChain?, request: @escaping () -> FocusRequest?) {
    self.outer = outer
    self.request = request
  }

  func isAround(_ target: FocusTarget?) -> Bool {
    var next = target?.defaultFocus
    while let link = next {
      if link === self { return true }
      next = link.outer
    }
    return false
  }
}

/// Requests the focus when its view appears.
private final class DefaultFocus<Value: Hashable>: AppearanceObserver {
  private let latest: LatestValue<_DefaultFocusModifier<Value>>
  private unowned let runtime: Runtime
  private let order: CallbackOrder

  init(_ latest: LatestValue<_DefaultFocusModifier<Value>>, _ inputs: _ViewInputs) {
    self.latest = latest
    runtime = inputs.runtime
    order = inputs.nextCallbackOrder()
  }

  func appear() {
    runtime.actions.add(.lifecycle, order) { [latest, runtime] in
      let current = latest.current
      guard let location = current.location else { return }
      runtime.input.focus.request(
        FocusRequest(location: location, value: AnyHashable(current.value), isDefault: true))
    }
  }

  func disappear() {}
}
