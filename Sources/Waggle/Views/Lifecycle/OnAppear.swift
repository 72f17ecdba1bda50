import WaggleGraph

extension View {
  /// Calls `action` after the view has been laid out and before the first frame that shows it (R190).
  ///
  /// ```swift
  /// struct Clock: View {
  ///   @State private var started: Date?
  ///
  ///   var body: some View {
  ///     Text(started == nil ? "Not started" : "Running")  // shows Running
  ///       .onAppear { started = Date() }
  ///   }
  /// }
  /// ```
  @inlinable
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceActionModifier(appear: action, disappear: nil))
  }

  /// Calls `action` after the view has been removed.
  @inlinable
  public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceActionModifier(appear: nil, disappear: action))
  }
}

/// Calls actions when a view appears and disappears; on a list, once for the whole list (R030).
nonisolated public struct _AppearanceActionModifier: PrimitiveModifier {
  /// Called when the view appears; nil does nothing.
  public var appear: (() -> Void)?
  /// Called when the view disappears; nil does nothing.
  public var disappear: (() -> Void)?

  /// Makes a modifier that calls these actions.
  @inlinable
  public init(appear: (() -> Void)?, disappear: (() -> Void)?) {
    self.appear = appear
    self.disappear = disappear
  }

  /// The content, with an observer in its appearance scope.
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let outputs = body(_Graph(), inputs)
    inputs.appearanceScope.add(AppearanceActionObserver(modifier, inputs))
    return outputs
  }

  /// The content's list, observed as a whole (R030).
  public nonisolated static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewListInputs,
    body: @escaping (_Graph, _ViewListInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    if inputs.expandsForValuesOnly { return makeElementList(modifier, inputs, body) }
    let list = body(_Graph(), inputs).list
    return _ViewListOutputs(
      AppearingList(
        list, observer: AppearanceActionObserver(modifier, inputs.base), inputs.base.appearanceScope
      ))
  }
}

/// Calls the actions of one `onAppear` or `onDisappear`.
private final class AppearanceActionObserver: AppearanceObserver {
  private let modifier: _GraphValue<_AppearanceActionModifier>
  private unowned let runtime: Runtime
  private let orderKey: CallbackOrder
  private var last: _AppearanceActionModifier?

  init(_ modifier: _GraphValue<_AppearanceActionModifier>, _ inputs: _ViewInputs) {
    self.modifier = modifier
    runtime = inputs.runtime
    orderKey = inputs.nextCallbackOrder()
  }

  func appear() {
    runtime.actions.add(.lifecycle, orderKey) { [self] in
      if runtime.graph.isAlive(modifier.node) {
        last = runtime.graph.untracked { modifier.read(in: runtime.graph) }
      }
      last?.appear?()
    }
  }

  /// Uses the closure of the last body that ran. No body runs for it: the data that it would read may be removed.
  func disappear() {
    if runtime.graph.isAlive(modifier.node), let latest = modifier.peek(in: runtime.graph) {
      last = latest
    }
    guard let action = last?.disappear else { return }
    runtime.actions.addDisappearance(orderKey, action)
  }
}
