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
    let list = body(_Graph(), inputs).list
    return _ViewListOutputs(
      AppearingList(
        list, observer: AppearanceActionObserver(modifier, inputs.base), inputs.base.appearanceScope
      ))
  }
}

/// A list that counts as on screen while it has an element, including one whose removal is animated (M180).
///
/// Always true: `removals` are the removals in progress, without the cancelled ones.
private final class AppearingList: ElementModifier {
  private let observer: any AppearanceObserver
  private let appearanceScope: AppearanceScope
  /// The owner of the enclosing list, notified of changes.
  private weak var outerOwner: (any ViewListOwner)?
  private var isEmpty = true
  private var removals: [WeakRemoval] = []

  private struct WeakRemoval {
    weak var removal: PendingRemoval?
  }

  init(_ base: ViewList, observer: any AppearanceObserver, _ outer: AppearanceScope) {
    self.observer = observer
    appearanceScope = AppearanceScope(parent: outer, isInserted: false)
    super.init(base)
    appearanceScope.add(observer)
  }

  override func forEach(
    _ around: ElementModifier?, _ body: (ViewElement, ElementModifier?) -> Void
  ) {
    isEmpty = true
    super.forEach(around) { element, around in
      isEmpty = false
      body(element, around)
    }
    updateInserted()
  }

  override func setOwner(_ owner: any ViewListOwner) {
    outerOwner = owner
    super.setOwner(self)
  }

  private func updateInserted() {
    removals.removeAll { $0.removal == nil }
    appearanceScope.setInserted(!isEmpty || !removals.isEmpty)
  }
}

extension AppearingList: ViewListOwner {
  func listChanged() { outerOwner?.listChanged() }

  func hasIdentityTransition(_ gone: ViewList) -> Bool {
    outerOwner?.hasIdentityTransition(gone) ?? false
  }

  func beginRemoval(_ gone: ViewList, completion: @escaping () -> Void) -> PendingRemoval? {
    let removal = outerOwner?.beginRemoval(gone) { [weak self] in
      completion()
      self?.updateInserted()
    }
    if let removal { removals.append(WeakRemoval(removal: removal)) }
    return removal
  }
}

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

  /// Uses the closure of the last body that ran. No body runs for it, because the data that it would read may be gone.
  func disappear() {
    if runtime.graph.isAlive(modifier.node), let latest = modifier.peek(in: runtime.graph) {
      last = latest
    }
    guard let action = last?.disappear else { return }
    runtime.actions.addDisappearance(orderKey, action)
  }
}
