import WaggleGraph

extension View {
  /// Calls `action` after the view has been laid out and before the first frame that shows it (R190).
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
    inputs.appearanceScope.add(AppearanceMember(modifier, inputs))
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
        list, member: AppearanceMember(modifier, inputs.base), inputs.base.appearanceScope))
  }
}

/// A list that counts as on screen while it has an element, including one whose removal is animated (M180).
///
/// Always true: `departures` are the removals under way, without the cancelled ones.
private final class AppearingList: ElementModifier {
  private let member: any AppearanceObserver
  private let appearanceScope: AppearanceScope
  /// The owner of the enclosing list, notified of changes.
  private weak var outerOwner: (any ViewListOwner)?
  private var isEmpty = true
  private var departures: [Leaving] = []

  private struct Leaving {
    weak var departure: PendingRemoval?
  }

  init(_ base: ViewList, member: any AppearanceObserver, _ outer: AppearanceScope) {
    self.member = member
    appearanceScope = AppearanceScope(parent: outer, isInserted: false)
    super.init(base)
    appearanceScope.add(member)
  }

  override func forEach(
    _ around: ElementModifier?, _ body: (ViewElement, ElementModifier?) -> Void
  ) {
    isEmpty = true
    super.forEach(around) { element, around in
      isEmpty = false
      body(element, around)
    }
    updatePresence()
  }

  override func setOwner(_ owner: any ViewListOwner) {
    outerOwner = owner
    super.setOwner(self)
  }

  private func updatePresence() {
    departures.removeAll { $0.departure == nil }
    appearanceScope.setInserted(!isEmpty || !departures.isEmpty)
  }
}

extension AppearingList: ViewListOwner {
  func listChanged() { outerOwner?.listChanged() }

  func vanishes(_ gone: ViewList) -> Bool { outerOwner?.vanishes(gone) ?? false }

  func beginRemoval(_ gone: ViewList, over: @escaping () -> Void) -> PendingRemoval? {
    let departure = outerOwner?.beginRemoval(gone) { [weak self] in
      over()
      self?.updatePresence()
    }
    if let departure { departures.append(Leaving(departure: departure)) }
    return departure
  }
}

private final class AppearanceMember: AppearanceObserver {
  private let modifier: _GraphValue<_AppearanceActionModifier>
  private unowned let runtime: Runtime
  private let place: CallbackOrder
  private var last: _AppearanceActionModifier?

  init(_ modifier: _GraphValue<_AppearanceActionModifier>, _ inputs: _ViewInputs) {
    self.modifier = modifier
    runtime = inputs.runtime
    place = inputs.nextCallbackOrder()
  }

  func appear() {
    runtime.actions.add(.lifecycle, place) { [self] in
      if runtime.graph.isAlive(modifier.node) {
        last = runtime.graph.untracked { modifier.read(in: runtime.graph) }
      }
      last?.appear?()
    }
  }

  /// Uses the closure of the last body that ran. No body runs for it, because the data that it would read may be gone.
  func disappear() {
    if runtime.graph.isAlive(modifier.node), let known = modifier.peek(in: runtime.graph) {
      last = known
    }
    guard let action = last?.disappear else { return }
    runtime.actions.addDisappearance(place, action)
  }
}
