import WaggleGraph

/// A list whose content can be replaced, as for an `if`, a `switch`, an optional, `AnyView` or `.id`.
///
/// The content lives in its own subgraph, which is removed when other content replaces it. Containers are notified
/// immediately: in the same update their preference values are those of the new content (R025), or the default where it
/// writes none (R026).
class DynamicList: ViewList {
  /// Notified when the list changes.
  private weak var owner: (any ViewListOwner)?
  /// An object that must live as long as the list.
  final var retained: AnyObject?
  let inputs: _ViewListInputs
  /// Orders the content's callbacks by the position of the list, whenever the content is made.
  private let callbackScope: CallbackScope
  private(set) var current: Branch?
  /// Whether insertions and removals may be animated (M062).
  private let hasTransitions: Bool
  /// Whether the content always counts as one view.
  private let isSingleElement: Bool
  /// Whether programs find the content by its tag.
  private let isIdentified: Bool
  /// Branches whose removal is animated, oldest first.
  private var pendingRemovals: [(branch: Branch, removal: PendingRemoval)] = []
  private var reading = ListReplacement.Reading.none

  /// One piece of content: its list and what to remove with it.
  struct Branch {
    let tag: AnyHashable
    let list: ViewList
    let subgraph: Subgraph
    let appearanceScope: AppearanceScope
    /// The graph input that holds the branch's view.
    let view: NodeID

    func remove() {
      appearanceScope.remove()
      subgraph.remove()
    }
  }

  init(
    _ inputs: _ViewListInputs, hasTransitions: Bool, isSingleElement: Bool,
    isIdentified: Bool = false
  ) {
    self.inputs = inputs
    self.isIdentified = isIdentified
    self.isSingleElement = isSingleElement
    callbackScope = inputs.base.nextCallbackScope()
    self.hasTransitions = hasTransitions
    super.init()
  }

  /// What decides about the content; nil if that is not known by its type.
  var sourceType: Any.Type?

  override var isDynamic: Bool { true }

  override var awaitsProgramViews: Bool {
    guard let sourceType else { return true }
    return isOfProgram(sourceType, in: inputs.base.scope)
      || current?.list.awaitsProgramViews ?? false
  }

  override func forEach(
    _ around: ElementModifier?, _ body: (ViewElement, ElementModifier?) -> Void
  ) {
    reading.note(around)
    current?.list.forEach(around, body)
  }

  override func addSegments(to segments: inout [LazySegment], around: ElementModifier?) {
    current?.list.addSegments(to: &segments, around: around)
  }

  override func setOwner(_ owner: any ViewListOwner) {
    self.owner = owner
    current?.list.setOwner(owner)
  }

  /// Removes the branch with a tag at once, because what it is made of is freed. A list that was freed before, such as that of a menu
  /// with items of the window's content, has none any more.
  func drop(_ tag: AnyHashable) {
    guard !inputs.base.subgraph.isRemoved, let branch = current, branch.tag == tag else { return }
    current = nil
    branch.remove()
    owner?.listChanged()
  }

  /// Shows `view`: updates the current branch if the tags are equal, otherwise makes a new one with new state.
  func show<V: View>(_ view: V, tag: AnyHashable) {
    if let current, current.tag == tag {
      inputs.base.runtime.graph.set(Attribute<V>(current.view), to: view)
    } else {
      replacing {
        removeCurrent()
        if !cancelRemoval(tag, view) { fill(with: view, tag: tag) }
      }
    }
  }

  /// Reports what `change` replaces. Where there was no view the container does not know the place, and reads all.
  private func replacing(_ change: () -> Void) {
    let old = reading == .plain ? current?.list.identities ?? [] : []
    change()
    if old.isEmpty, reading != .none {
      owner?.listChanged()
    } else {
      owner?.elementsReplaced(
        old.isEmpty
          ? .unread
          : ListReplacement(old: old) { [weak self] in self?.current?.list.plainElements ?? [] })
    }
  }

  /// Removes the current branch.
  func clear() {
    guard current != nil else { return }
    replacing { removeCurrent() }
  }

  /// Cancels the removal of the newest branch with that tag, and updates its view (R175).
  private func cancelRemoval<V: View>(_ tag: AnyHashable, _ view: V) -> Bool {
    guard let index = pendingRemovals.lastIndex(where: { $0.branch.tag == tag }) else {
      return false
    }
    let (branch, removal) = pendingRemovals.remove(at: index)
    current = branch
    inputs.base.runtime.graph.set(Attribute<V>(branch.view), to: view)
    removal.cancel()
    return true
  }

  private func fill<V: View>(with view: V, tag: AnyHashable) {
    var inner = inputs
    inner.base.subgraph = Subgraph(in: inputs.base.runtime.graph, parent: inputs.base.subgraph)
    inner.base.appearanceScope = AppearanceScope(parent: inputs.base.appearanceScope)
    inner.base.callbackScope = callbackScope
    inner.base.depth += 1
    if isIdentified { inner.base.scope = .identified(by: tag, around: inputs.base.scope) }
    if !hasTransitions {
      inner.base.bag[SkipsTransitionKey.self] = inputs.base.runtime.updateNumber
    }
    let attribute = inputs.base.runtime.graph.makeInput(view, in: inner.base.subgraph)
    let content = _GraphValue(attribute, isCompared: true)
    let list = isSingleElement ? oneElement(content, inner) : listOrElement(content, inner)
    current = Branch(
      tag: tag, list: list, subgraph: inner.base.subgraph,
      appearanceScope: inner.base.appearanceScope,
      view: attribute.node)
    if let owner { list.setOwner(owner) }
  }

  private func removeCurrent() {
    guard let branch = current else { return }
    current = nil
    if hasTransitions, inputs.base.runtime.allowsAnimation, let removal = beginRemoval(branch) {
      pendingRemovals.append((branch, removal))
    } else if hasTransitions, owner?.hasIdentityTransition(branch.list) != true {
      inputs.base.runtime.actions.deferringDisappearances { branch.remove() }
    } else {
      branch.remove()
    }
  }

  private func beginRemoval(_ branch: Branch) -> PendingRemoval? {
    owner?.beginRemoval(branch.list) { [weak self] in
      self?.pendingRemovals.removeAll { $0.branch.subgraph === branch.subgraph }
      branch.remove()
    }
  }
}

/// Reads the value that decides what a dynamic list shows.
final class DynamicListEffect<Source>: ContentEffect {
  private let source: _GraphValue<Source>
  private unowned let list: DynamicList
  private let show: (Source, DynamicList) -> Void

  init(
    _ source: _GraphValue<Source>, _ list: DynamicList,
    show: @escaping (Source, DynamicList) -> Void
  ) {
    self.source = source
    self.list = list
    self.show = show
    super.init(list.inputs.base)
    attach(list.inputs.base, reading: source.node)
    schedule()
  }

  override var name: String { typeName(Source.self) }

  override func updateContent(_ graph: Graph) {
    let value = source.read(in: graph)
    graph.untracked { show(value, list) }
  }
}

extension DynamicListEffect: ContentFeeder {
  func addSources(to sources: inout [NodeID: ContentSource]) {
    guard let view = list.current?.view else { return }
    sources[view] = ContentSource(effect: node) { [source] views, body in
      guard let new = views.newest(source), let shown = (new as? any ShowsOneView)?.shownView
      else { return false }
      return views.hand(shown, for: view, to: body)
    }
  }
}

/// Makes a dynamic list and the effect that fills it. The list retains the effect, which refers back without retaining.
func makeDynamicList<Source>(
  _ source: _GraphValue<Source>, _ inputs: _ViewListInputs, contributesDefault: Bool = true,
  hasTransitions: Bool = true, isSingleElement: Bool = false, isIdentified: Bool = false,
  show: @escaping (Source, DynamicList) -> Void
) -> _ViewListOutputs {
  var inner = inputs
  if contributesDefault { inner.contributesDefault = true }
  let list = DynamicList(
    inner, hasTransitions: hasTransitions, isSingleElement: isSingleElement,
    isIdentified: isIdentified)
  list.sourceType = Source.self == Subview.self ? nil : Source.self
  list.retained = DynamicListEffect(source, list, show: show)
  return _ViewListOutputs(list)
}
