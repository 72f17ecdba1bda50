import Foundation
import WaggleGraph

/// Shows the first of its views whose ideal size fits the proposal, or the last one (R143, R145), placed with the
/// proposal itself (R146).
///
/// ```swift
/// ViewThatFits {
///   Text("The whole forecast for the day")
///   Text("Forecast")  // shows Forecast
/// }
/// .frame(width: 80)
/// ```
nonisolated public struct ViewThatFits<Content: View>: PrimitiveView, PathNamed {
  @usableFromInline let content: Content
  @usableFromInline let axes: Axis.Set

  /// Makes a view that compares sizes along the given axes. Default: both.
  @inlinable
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.content = content()
    self.axes = axes
  }

  /// A single view that shows one view of the content.
  public nonisolated static func _makeView(
    view: _GraphValue<ViewThatFits<Content>>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    let inner = inputs.below(named: ViewThatFits<Content>.self)
    return _ViewOutputs(
      ViewThatFitsNode(inner, source: view.node, axes: { view.read(in: $0).axes }) {
        listOrElement(view.part(at: 0, as: Content.self), $0)
      })
  }
}

/// A view that builds candidates, some of them only to measure them.
protocol CandidateOwner: AnyObject {
  func dropUnusedCandidates()
}

/// A view that shows one of several candidates.
///
/// Always true after layout: the candidates up to the chosen one are built, those after it are not (R147); only the
/// chosen one is on screen and placed.
final class ViewThatFitsNode: LayoutNode, CandidateOwner, ViewListOwner, DeferredListUpdate {
  private let list: ViewList
  private let inputs: _ViewInputs
  private let readAxes: (Graph) -> Axis.Set
  private var axes: Axis.Set = [.horizontal, .vertical]
  private var elements: [BoundElement] = []
  private var candidates: [Candidate] = []
  private var chosen: Int?
  private let alternatives: Alternatives
  private var hasPendingUpdate = false
  /// The number of candidates that the cached answers depend on.
  private var measuredCount = 0
  /// Whether one of these answers has been dropped, so that a change of its size would go unnoticed.
  private var hasOrphanedAnswers = false
  /// The spacing that the parent last received, and the candidate that it came from.
  private var reportedSpacing: (index: Int, spacing: ViewSpacing)?
  private var budget = CallBudget()

  /// A view that was built to be measured.
  private struct Candidate {
    let element: ViewElement
    let node: ViewNode
    let layout: LayoutNode
    let subgraph: Subgraph
    let appearanceScope: AppearanceScope
  }

  init(
    _ inputs: _ViewInputs, source: NodeID, axes: @escaping (Graph) -> Axis.Set,
    list: (_ViewListInputs) -> ViewList
  ) {
    var inner = inputs.below()
    inner.bag[StackOrientation.self] = nil
    self.inputs = inner
    readAxes = axes
    self.list = list(_ViewListInputs(inner))
    alternatives = Alternatives(inner)
    super.init(inputs)
    alternatives.chosenChildren.container = self
    self.list.setOwner(self)
    makeParameterEffect([source, inputs.environment.node], inputs)
    if self.list.isDynamic { listChanged() } else { applyListUpdate() }
  }

  // MARK: Candidates

  func listChanged() {
    guard !hasPendingUpdate else { return }
    hasPendingUpdate = true
    inputs.queue.add(self)
  }

  func applyListUpdate() {
    hasPendingUpdate = false
    elements = []
    list.forEach(nil) { elements.append(BoundElement(element: $0, around: $1)) }
    var unchanged = 0
    while unchanged < min(candidates.count, elements.count),
      candidates[unchanged].element === elements[unchanged].element
    { unchanged += 1 }
    dropCandidates(from: unchanged)
    setNeedsMeasure(traits: true)
  }

  private func candidate(_ index: Int) -> Candidate {
    while candidates.count <= index {
      candidates.append(makeCandidate(elements[candidates.count]))
      if let chosen, index > chosen { store.addCandidateOwner(self) }
    }
    measuredCount = max(measuredCount, index + 1)
    return candidates[index]
  }

  /// Builds a candidate. It is removed with its list element, unless it is dropped before.
  private func makeCandidate(_ bound: BoundElement) -> Candidate {
    let subgraph = Subgraph(in: runtime.graph, parent: bound.element.inputs.subgraph)
    let appearanceScope = AppearanceScope(
      parent: bound.element.inputs.appearanceScope, isInserted: false)
    let node = bound.make {
      $0.subgraph = subgraph
      $0.appearanceScope = appearanceScope
    }.node
    runtime.updateContent(inputs.queue)
    adopt(node.layout)
    return Candidate(
      element: bound.element, node: node, layout: node.layout,
      subgraph: subgraph, appearanceScope: appearanceScope)
  }

  /// Drops the candidates from `index` on, with their state (R147, R153).
  private func dropCandidates(from index: Int) {
    guard index < candidates.count else { return }
    if measuredCount > index { hasOrphanedAnswers = true }
    for gone in candidates[index...] {
      gone.appearanceScope.remove()
      gone.subgraph.remove()
    }
    candidates.removeSubrange(index...)
    if let chosen, chosen >= index { show(nil) }
  }

  /// Drops the candidates that a later measurement built after the chosen one (R147).
  func dropUnusedCandidates() {
    guard !subgraph.isRemoved, let chosen else { return }
    dropCandidates(from: chosen + 1)
  }

  // MARK: Choosing

  /// The index of the first candidate that fits the proposal along the relevant axes; nil lengths count as infinite
  /// (R144).
  private func choice(for proposal: ProposedViewSize) -> Int? {
    guard !elements.isEmpty else { return nil }
    guard !axes.isEmpty else { return 0 }
    let ideal = ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
    for index in elements.indices.dropLast() {
      let size = candidate(index).layout.size(for: ideal)
      let fitsWidth = !axes.contains(.horizontal) || size.width <= proposal.width ?? .infinity
      let fitsHeight = !axes.contains(.vertical) || size.height <= proposal.height ?? .infinity
      if fitsWidth && fitsHeight { return index }
    }
    return elements.count - 1
  }

  private func choose(_ index: Int?) {
    guard index != chosen else { return }
    if let chosen { candidates[chosen].appearanceScope.setInserted(false) }
    show(index)
    guard let index else { return }
    candidates[index].appearanceScope.setInserted(true)
    adopt(candidates[index].layout)
  }

  /// Makes the outputs those of a candidate, or of none. The candidate is built before it becomes the chosen one.
  private func show(_ index: Int?) {
    let node = index.map { candidate($0).node }
    chosen = index
    alternatives.choose(node, passingOver: candidates.prefix(index ?? 0).map(\.node))
  }

  // MARK: Layout

  override func updateParameters(_ graph: Graph) {
    let new = readAxes(graph)
    guard new != axes || hasOrphanedAnswers else { return }
    axes = new
    setNeedsMeasure(traits: true)
  }

  override func invalidateCaches() {
    measuredCount = 0
    hasOrphanedAnswers = false
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    guard let index = choice(for: proposal) else { return .zero }
    return candidate(index).layout.size(for: proposal)
  }

  /// Layout visits only the chosen candidate; the work of the others waits until they are chosen.
  override func visits(_ child: LayoutNode) -> Bool {
    chosen.map { candidates[$0].layout === child } ?? false
  }

  override func placeChildren() {
    readParameters()
    let index = choice(for: proposal)
    choose(index)
    guard let index else { return dropCandidates(from: 0) }
    dropCandidates(from: index + 1)
    candidates[index].layout.place(at: .zero, proposal: proposal)
    notifySpacingChange()
  }

  override func explicitGuide(
    _ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    choice(for: proposal).flatMap { candidate($0).layout.explicitGuide(key, in: size, proposal) }
  }

  /// The spacing of the candidate that is placed (L062).
  override var spacing: ViewSpacing {
    let spacing = currentSpacing
    reportedSpacing = (chosen ?? 0, spacing)
    return spacing
  }

  private var currentSpacing: ViewSpacing {
    guard !elements.isEmpty else { return .zero }
    return candidate(chosen ?? 0).layout.spacing
  }

  /// Notifies the parent if the placed candidate's spacing differs from the one that it last received.
  ///
  /// Spacing can decide what fits. If an earlier candidate fits only without its own spacing, the choice would
  /// alternate forever; so the change to an earlier one is reported at most twice per frame, and the later one's
  /// spacing remains.
  private func notifySpacingChange() {
    guard let reportedSpacing, let chosen, chosen != reportedSpacing.index,
      reportedSpacing.spacing != currentSpacing
    else { return }
    if chosen < reportedSpacing.index && !budget.allowsCall(in: runtime.frameNumber) { return }
    parent?.childChanged(self, traits: true)
  }

  override func checkOwnInvariants() {
    guard isPlaced, !needsPlacing, !needsMeasure, !hasPendingUpdate else { return }
    checkInvariant(
      candidates.count == chosen.map { $0 + 1 } ?? 0,
      "the candidates up to the chosen one are built, and no others")
    checkInvariant(
      zip(candidates, elements).allSatisfy { $0.element === $1.element },
      "the candidates are the first elements of the list")
    checkInvariant(
      candidates.indices.allSatisfy {
        candidates[$0].appearanceScope.isShown == false || $0 == chosen
      },
      "only the chosen candidate is on screen")
  }

  // MARK: Outputs

  override func output<K: OutputKey>(_ key: K.Type) -> K.Output? {
    super.output(key) ?? K.choose(alternatives)
  }

  override func addTrace<K: OutputKey>(of key: K.Type, to trace: inout PreferenceTrace) {
    let choice = chosen.map { "candidate \($0 + 1) of \(elements.count)" } ?? "nothing"
    trace.add(.chose, ShortValue(words: choice), scope, view: self) { [self] in
      let notRequested = $0.notRequested
      for (index, candidate) in candidates.enumerated() {
        if $0.includesAllViews, index != source(of: key) {
          $0.notRequested = $0.notRequested ?? .notChosen
        }
        candidate.node.addTrace(of: key, to: &$0)
        $0.notRequested = notRequested
      }
    }
  }

  /// The candidate that supplies the value: the chosen one, else the nearest before it that has one (R150).
  private func source<K: OutputKey>(of key: K.Type) -> Int? {
    guard let chosen, candidates.indices.contains(chosen) else { return nil }
    return (0...chosen).last { candidates[$0].node.output(key) != nil } ?? chosen
  }
}
