import WaggleGraph

extension View {
  /// Binds this view's focus to a focus state: the state is `value` while this view or one in it has the focus (M144).
  public nonisolated func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View { modifier(_FocusedModifier(location: binding.location, value: value)) }

  /// Binds this view's focus to a focus state: the state is true while this view or one in it has the focus (M144).
  public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(_FocusedModifier(location: condition.location, value: true))
  }

  /// Sets whether this view can have the focus.
  public nonisolated func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(_FocusableModifier(isFocusable: isFocusable))
  }

  /// Sets whether this view can have the focus, and for which interactions.
  public nonisolated func focusable(
    _ isFocusable: Bool = true, interactions: FocusInteractions
  ) -> some View { modifier(_FocusableModifier(isFocusable: isFocusable)) }

  /// Keeps the views in this one together in the focus order (M147).
  public nonisolated func focusSection() -> some View { modifier(_FocusSectionModifier()) }

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

/// The interactions for which a view takes the focus.
public struct FocusInteractions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// The set with these bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Activation.
  public static let activate = FocusInteractions(rawValue: 1)
  /// Editing.
  public static let edit = FocusInteractions(rawValue: 2)
  /// Activation and editing.
  public static var automatic: FocusInteractions { [.activate, .edit] }
}

/// When a default focus applies.
public struct DefaultFocusEvaluationPriority: Sendable {
  let isUserInitiated: Bool

  /// When the view appears.
  public static let automatic = DefaultFocusEvaluationPriority(isUserInitiated: false)
  /// Also when the user moves the focus into the view.
  public static let userInitiated = DefaultFocusEvaluationPriority(isUserInitiated: true)
}

/// A focus state bound around a view, and its value while the focus is inside; linked to the next one outwards.
final class FocusBindingLink: InputKey {
  static var defaultValue: FocusBindingLink? { nil }

  let outer: FocusBindingLink?
  private let read: () -> (location: (any AnyFocusLocation)?, value: AnyHashable)

  init(
    outer: FocusBindingLink?,
    read: @escaping () -> (location: (any AnyFocusLocation)?, value: AnyHashable)
  ) {
    self.outer = outer
    self.read = read
  }

  /// All bindings from here outwards.
  var bindings: [(location: any AnyFocusLocation, value: AnyHashable)] {
    let own = read()
    return (own.location.map { [($0, own.value)] } ?? []) + (outer?.bindings ?? [])
  }
}

/// Binds the focus of a view to a focus state.
nonisolated public struct _FocusedModifier<Value: Hashable>: PrimitiveModifier {
  let location: FocusLocation<Value>?
  let value: Value

  /// Makes the content, its focus bound.
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let latest = LatestValue(modifier, inputs)
    var inner = inputs
    inner.bag[FocusBindingLink.self] = FocusBindingLink(outer: inputs.bag[FocusBindingLink.self]) {
      (latest.current.location, AnyHashable(latest.current.value))
    }
    return body(_Graph(), inner)
  }
}

/// Makes a view focusable.
nonisolated public struct _FocusableModifier: PrimitiveModifier {
  let isFocusable: Bool

  /// Makes the focusable content.
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let (flag, inner) = FocusedFlag.make(in: inputs)
    return _ViewOutputs(FocusableNode(body(_Graph(), inner).node, modifier, inputs, flag))
  }
}

/// The node of a focusable view.
private final class FocusableNode: ModifierNode {
  private var target: FocusTarget!
  /// A click gives the view the focus.
  private lazy var tester = content.output(HitTestOutput.self)?.adding(target)

  init(
    _ content: ViewNode, _ modifier: _GraphValue<_FocusableModifier>, _ inputs: _ViewInputs,
    _ flag: FocusedFlag
  ) {
    super.init(content)
    let latest = LatestValue(modifier, inputs)
    target = FocusTarget(self, inputs, flag) { latest.current.isFocusable }
  }

  override func output<K: OutputKey>(_ key: K.Type) -> K.Output? {
    if key == HitTestOutput.self { return castOutput(tester, of: HitTestOutput.self, for: key) }
    return target.output(key, content) ?? super.output(key)
  }
}

/// Keeps views together in the focus order.
nonisolated public struct _FocusSectionModifier: PrimitiveModifier {
  /// Makes the content as one section.
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs { _ViewOutputs(FocusSectionNode(body(_Graph(), inputs).node)) }
}

private final class FocusSectionNode: ModifierNode {
  override func output<K: OutputKey>(_ key: K.Type) -> K.Output? {
    guard key == FocusOutput.self, let below = content.output(FocusOutput.self) else {
      return super.output(key)
    }
    let section = Collected { [unowned self] in [FocusEntry.section(content, below.elements)] }
    return castOutput(section, of: FocusOutput.self, for: key)
  }
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
    inner.bag[DefaultFocusLink.self] = DefaultFocusLink(outer: inputs.bag[DefaultFocusLink.self]) {
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
final class DefaultFocusLink: InputKey {
  static var defaultValue: DefaultFocusLink? { nil }

  let outer: DefaultFocusLink?
  let request: () -> FocusRequest?

  init(outer: DefaultFocusLink?, request: @escaping () -> FocusRequest?) {
    self.outer = outer
    self.request = request
  }

  func isAround(_ target: FocusTarget?) -> Bool {
    var next = target?.defaults
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
