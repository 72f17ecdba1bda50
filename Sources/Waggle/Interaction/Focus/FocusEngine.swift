/// A write to a focus state that waits for the next update.
struct FocusRequest {
  let location: any AnyFocusLocation
  /// nil: the view bound to the state gives up the focus.
  let value: AnyHashable?
  /// True for a default focus: it is ignored when a view has the focus.
  var isDefault = false
}

/// Moves the focus between the views of a tree; at most one has it (M144).
///
/// Always true between frames: the focused view is in the tree and enabled, and every focus state matches it.
package final class FocusEngine {
  @exclusivity(unchecked) package private(set) var focused: FocusTarget?
  /// Whether a key was pressed after the last press of a pointer: a view that now gets the focus shows it, and a menu
  /// that opens has it on its first item.
  @exclusivity(unchecked) var isUsingKeys = false
  @exclusivity(unchecked) private var requests: [FocusRequest] = []
  /// The number of moves of the focus so far.
  @exclusivity(unchecked) private(set) var moves = 0
  private let collect: (_ onlyReachable: Bool) -> [FocusEntry]
  private let soleRoot: () -> ViewNode?
  private let roots: () -> [ViewNode]
  /// The views that are bound to focus states.
  let bound = KnownTargets()
  /// How many views steps have asked so far.
  @exclusivity(unchecked) package private(set) var visits = 0
  private let values: FocusedValueStore
  /// The presentation that was opened since the last update, and is to have the focus.
  fileprivate weak var entered: PresentedNode?
  /// The views that had the focus before presentations that have closed since.
  @exclusivity(unchecked) fileprivate var returns: [FocusTarget] = []
  /// Finds the control that a mouse or assistive technology pressed last, if no key was pressed since: what it opens
  /// gives it the focus when it closes.
  @exclusivity(unchecked) var pressed: (() -> FocusTarget?)?

  /// A step to an item of a menu that is made in this update.
  @exclusivity(unchecked) var stepAfterLayout: (step: Int, menu: PresentedNode)?

  /// - Parameters:
  ///   - soleRoot: the view that all views are in that no modal presentation covers; nil where they are in several.
  ///   - roots: all views that others are in, covered or not.
  ///   - collect: lists the views that can have the focus, or only those that no modal presentation covers.
  init(
    values: FocusedValueStore, soleRoot: @escaping () -> ViewNode?,
    roots: @escaping () -> [ViewNode],
    collect: @escaping (_ onlyReachable: Bool) -> [FocusEntry]
  ) {
    self.values = values
    self.soleRoot = soleRoot
    self.roots = roots
    self.collect = collect
  }

  private func entries() -> [FocusEntry] { collect(false) }

  /// Moves the focus; nil removes it. A target that cannot be focused is ignored.
  package func move(to target: FocusTarget?) {
    guard target !== focused, target?.canFocus ?? true else { return }
    let old = focused?.bindings?.bindings ?? []
    let new = target?.bindings?.bindings ?? []
    let last = focused
    last?.flag.set(.none)
    target?.flag.set(isUsingKeys ? .ring : .quiet)
    focused = target
    moves += 1
    values.focusMoved(to: target?.values)
    for (location, _) in old where !new.contains(where: { $0.location === location }) {
      location.focusChanged(to: nil)
    }
    // Outermost first, so that of two bindings to one state the inner counts.
    for (location, value) in new.reversed() { location.focusChanged(to: value) }
    last?.editor?.focusChanged(false)
    if focused === target { target?.editor?.focusChanged(true) }
  }

  /// The views that Tab comes to, in its order. Asks all.
  package var order: [FocusTarget] {
    let order = FocusEntry.inReadingOrder(collect(true)).filter(\.canFocus)
    visits += order.count
    return order
  }

  /// Moves the focus to the next view in reading order; after the last follows the first (M147).
  package func moveToNext(backwards: Bool = false) {
    guard let next = next(backwards: backwards) ?? first(backwards: backwards) else { return }
    enter(next)
    focused?.editor?.focusedByKey()
  }

  /// The view after the focus, or before it; nil at the end, and without a focus.
  package func next(backwards: Bool) -> FocusTarget? {
    if case .target(let next) = step(backwards: backwards) { next } else { nil }
  }

  /// Whether Tab comes to no view after the focus, or before it; false where it does not come to the focus.
  func isAtEnd(backwards: Bool) -> Bool {
    if case .end = step(backwards: backwards) { true } else { false }
  }

  private func step(backwards: Bool) -> FocusSteps.End {
    guard let focused else { return .lost }
    if let root = soleRoot() {
      let end = steps(backwards).step(from: focused, in: root)
      guard case .lost = end else { return end }
    }
    let order = backwards ? order.reversed() : order
    guard let index = order.firstIndex(where: { $0 === focused }) else { return .lost }
    return index + 1 < order.count ? .target(order[index + 1]) : .end
  }

  /// The first view that Tab comes to, or the last.
  private func first(backwards: Bool) -> FocusTarget? {
    if let root = soleRoot() { return steps(backwards).first(in: root) }
    return backwards ? order.last : order.first
  }

  private func steps(_ backwards: Bool) -> FocusSteps {
    FocusSteps(isBackwards: backwards) { [unowned self] in visits += $0 }
  }

  /// Moves the focus to a view, or to the default focus of a region around it that did not have the focus before
  /// (M148).
  fileprivate func enter(_ target: FocusTarget) {
    var link = target.defaultFocus
    while let region = link {
      if !region.isAround(focused), let request = region.request(), let value = request.value,
        let better = self.target(of: request.location, value)
      {
        return move(to: better)
      }
      link = region.outer
    }
    move(to: target)
  }

  /// Forgets the focused view and all requests, when the tree is dropped.
  func close() {
    focused = nil
    requests = []
    returns = []
    pressed = nil
    stepAfterLayout = nil
  }

  func request(_ request: FocusRequest) { requests.append(request) }

  /// Whether a view asks for the focus.
  var hasRequests: Bool { !requests.isEmpty }

  /// Whether requests are pending or a view has the focus, which it may have to lose.
  var hasWork: Bool {
    !requests.isEmpty || focused != nil || entered != nil || !returns.isEmpty
      || stepAfterLayout != nil
  }

  /// Runs after an update: applies pending requests, and unfocuses a view that was dropped or disabled (M145, M146).
  func update() {
    if let focused, !focused.canFocus { move(to: nil) }
    updateForPresentations()
    while !requests.isEmpty {
      let now = requests
      requests = []
      for request in now { apply(request) }
    }
  }

  private func apply(_ request: FocusRequest) {
    if request.isDefault && focused != nil { return }
    if let value = request.value {
      if let target = target(of: request.location, value) { return move(to: target) }
    } else if binding(of: request.location) != nil {
      return move(to: nil)
    }
    request.location.focusChanged(to: binding(of: request.location))
  }

  /// The actual value of a focus state; nil where the focus is elsewhere.
  private func binding(of location: any AnyFocusLocation) -> AnyHashable? {
    focused?.bindings?.bindings.first { $0.location === location }?.value
  }

  /// The first view in the tree that is bound to the value (M146). Asks the bound views, and all views only where several
  /// have the value.
  private func target(of location: any AnyFocusLocation, _ value: AnyHashable) -> FocusTarget? {
    let bound = bound.targets.filter {
      $0.isBound(to: location, value) && $0.canFocus && isListed($0)
    }
    guard bound.count > 1 else { return bound.first }
    return entries().lazy.flatMap(\.targets).first { target in bound.contains { $0 === target } }
  }

  /// Whether a view is in the tree, and not hidden there.
  private func isListed(_ target: FocusTarget) -> Bool {
    roots().contains { $0.lists(target, in: FocusOutput.self) }
  }
}

// MARK: Presentations

extension FocusEngine {
  /// Call when a presentation opens: the next update moves the focus into it.
  func enter(_ presented: PresentedNode) {
    guard presented.options.takesFocus else { return }
    presented.formerFocus = focused
    entered = presented
  }

  /// Call when a presentation closes: the next update gives back the focus, if no other view has it by then.
  func leave(_ presented: PresentedNode) {
    if entered === presented { entered = nil }
    if let former = presented.formerFocus { returns.append(former) }
    presented.formerFocus = nil
  }

  private func updateForPresentations() {
    let former = returns
    returns = []
    finishStep()
    if focused == nil, let target = former.first(where: \.canFocus) { move(to: target) }
    guard let entered else { return }
    self.entered = nil
    entered.formerFocus = opener(after: entered.formerFocus)
    if entered.options.isMenu { return isUsingKeys ? enterMenu(entered) : move(to: nil) }
    let mayType = entered.options.focusesFields || isUsingKeys
    // Where the first view is a text field that is not to have it, no later one has it either: Tab begins at the start.
    if let target = steps(false).first(in: entered.content), mayType || target.editor == nil {
      enter(target)
    } else if entered.options.isModal {
      move(to: nil)
    }
  }
}

// MARK: Presses and fields

extension FocusEngine {
  /// What has the focus again when a presentation closes: the text that is edited, or else the control that was pressed to
  /// open it, or what had the focus. An item of a menu that has closed does not count.
  private func opener(after former: FocusTarget?) -> FocusTarget? {
    let former = former?.canFocus ?? false ? former : focused
    return former?.editor == nil ? pressed?() ?? former : former
  }

  /// The innermost view around a layout node that can have the focus.
  func target(around node: LayoutNode) -> FocusTarget? {
    entries().flatMap(\.targets).filter { $0.canFocus && node.isInside($0.view.layout) }
      .reduce(nil) { best, target in
        best.map { target.view.layout.isInside($0.view.layout) ? target : $0 } ?? target
      }
  }

  /// Does what Return in a field does when no action has moved the focus: it leaves the field; in an alert it goes to
  /// the next field, and from the last one to what confirms.
  ///
  /// - Parameter isHandled: whether a view has handled the submission.
  /// - Returns: whether the key has no further effect.
  func leaveField(isHandled: Bool) -> Bool {
    guard let focused, let presented = presentation(around: focused),
      let confirm = presented.options.confirm
    else {
      move(to: nil)
      return false
    }
    let fields = FocusEntry.inReadingOrder(presented.content.collected(FocusOutput.self))
      .filter { $0.canFocus && $0.editor != nil }
    if let index = fields.firstIndex(where: { $0 === focused }), index + 1 < fields.count {
      move(to: fields[index + 1])
      return true
    }
    return isHandled || confirm()
  }

  private func presentation(around target: FocusTarget) -> PresentedNode? {
    let layout = target.view.layout
    let store: PresentationStore = layout.runtime.store()
    return store.nodes.first { layout.isInside($0) }
  }
}

// MARK: Invariants

extension FocusEngine {
  /// Stops if a law of the focus is broken. Only between frames, with no request pending. Costs O(views that can have
  /// the focus).
  package func checkInvariants() {
    checkInvariant(requests.isEmpty, "every request has been answered")
    checkInvariant(
      focused?.canFocus ?? true, "the focused view is in the tree and enabled")
    for target in entries().flatMap(\.targets) {
      for (location, _) in target.bindings?.bindings ?? [] {
        checkInvariant(location.isSet(to: binding(of: location)), "a focus state matches the focus")
      }
    }
  }
}
