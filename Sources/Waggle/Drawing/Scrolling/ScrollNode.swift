package import Foundation
package import WaggleGraph

/// The layout and the drawing of a scroll view.
///
/// Always true after layout: the content is placed once, in content coordinates, and `childTransform` moves it by the
/// offset. Scrolling changes that transform and the layer, and no layout.
package final class ScrollNode: DrawingEffectNode {
  package let scroll: ScrollState
  private let readAxes: (Graph) -> (Axis.Set, showsIndicators: Bool)
  private let margins: EnvironmentSource
  private var axes = Axis.Set.vertical
  private var contentMargins = EdgeInsets()
  private var animatedViewport = AnimatedValue<CGSize>()
  private var displayedViewport: CGSize?
  private var layer: ScrollLayer?
  /// Made when the content first moves.
  private var indicators: ScrollIndicators?
  private var flash = ScrollIndicatorFlash()

  init(
    _ content: ViewNode, _ scroll: ScrollState, _ inputs: _ViewInputs, source: NodeID,
    readAxes: @escaping (Graph) -> (Axis.Set, showsIndicators: Bool)
  ) {
    self.scroll = scroll
    self.readAxes = readAxes
    margins = inputs.environment
    super.init(content, inputs)
    mayHaveGuides = []
    scroll.node = self
    scroll.content = content
    scroll.contentMoved = { [unowned self] in contentMoved() }
    scroll.phaseChanged = { [unowned self] in phaseChanged() }
    scroll.snapChanged = { [unowned self] in setNeedsDisplay() }
    scroll.readEnvironment = { [unowned self] in margins.current }
    makeParameterEffect([source, inputs.environment.node], inputs)
  }

  package override var name: String { "ScrollView" }

  // MARK: Parameters

  package override func updateParameters(_ graph: Graph) {
    scroll.followAnimation()
    let (axes, showsIndicators) = readAxes(graph)
    let environment = graph.value(margins)
    var traits = ScrollTraits(environment, showsIndicators: showsIndicators)
    traits.indicatorMargins = SideInsets(
      environment.contentMargins.scrollIndicators, in: embeddingLevel)
    scroll.behavior = environment.scrollTargetBehavior
    if store.isScrolledByHost, scroll.followBehavior() { setNeedsPlacing() }
    updateFlash(environment.scrollIndicatorFlash)
    let margins = usable(environment.contentMargins.scrollContent)
    if traits != scroll.traits {
      if traits.anchors != scroll.traits.anchors { setNeedsPlacing() }
      if traits.isClipped != scroll.traits.isClipped { boundingRectChanged() }
      scroll.traits = traits
      if !traits.isEnabled { scroll.endGlide() }
      setNeedsDisplay()
    }
    guard axes != self.axes || margins != contentMargins else { return }
    (self.axes, contentMargins) = (axes, margins)
    setNeedsMeasure()
  }

  private func usable(_ insets: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: usable(insets.top, "A margin"), leading: usable(insets.leading, "A margin"),
      bottom: usable(insets.bottom, "A margin"), trailing: usable(insets.trailing, "A margin"))
  }

  private func usable(_ length: CGFloat, _ what: String, instead: CGFloat = 0) -> CGFloat {
    if length.isFinite { return length }
    runtime.reportOnce(.scrollLength(what, length, at: viewPath))
    return instead
  }

  /// The space around the content (L111).
  private var insets: SideInsets {
    var insets = SideInsets(contentMargins, in: store.embeddingLevel) + safeAreaInsets
    if axes.contains(.vertical), safeAreaInsets.top > 0 {
      insets.top += scroll.collapsingInset.added
    }
    return insets
  }

  /// How far the viewport reaches into safe areas, along the axes that scroll. Set before the node is placed.
  var safeAreaInsets = SideInsets() {
    didSet { if safeAreaInsets != oldValue { setNeedsPlacing() } }
  }

  /// The axes that scroll: views inside see no safe area along them, because the insets keep the content clear of it.
  package override var safeAreaBarrier: Axis.Set { axes }

  // MARK: Layout

  package override var spacing: ViewSpacing { .plain }
  package override var layoutPriority: Double { 0 }
  package override var layoutTransparentChild: LayoutNode? { nil }
  package override func trait(_ id: ObjectIdentifier) -> AnyObject? { nil }
  package override var scrollState: ScrollState? { scroll }
  package override var childTransform: CGAffineTransform { scroll.contentTransform }
  package override func spreads(over child: LayoutNode) -> Bool { false }
  package override func declaresSpace(_ name: AnyHashable) -> Bool { scroll.isNamed(name) }

  package override func explicitGuide(
    _ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat? { nil }

  /// Nothing along the axes that scroll, and across them what is left inside the insets (L110, L111).
  private func contentProposal(_ proposal: ProposedViewSize, _ insets: SideInsets)
    -> ProposedViewSize
  {
    var offer = proposal
    for axis in Axis.allCases {
      offer[axis] =
        axes.contains(Axis.Set(axis)) ? nil : proposal[axis].map { max(0, $0 - insets.sum(axis)) }
    }
    return offer
  }

  package override var rigidAxes: Axis.Set { [] }

  /// The proposal along the axes that scroll, and across them the content with its insets (L110, L111).
  package override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let insets = insets
    let content = child.size(for: contentProposal(proposal, insets))
    var size = CGSize.zero
    for axis in Axis.allCases {
      let natural = max(0, content[axis] + insets.sum(axis))
      size[axis] = axes.contains(Axis.Set(axis)) ? proposal[axis] ?? natural : natural
    }
    return size
  }

  package override func placeChildren() {
    readParameters()
    var metrics = ScrollMetrics()
    let insets = insets
    let offer = contentProposal(proposal, insets)
    let content = child.size(for: offer)
    metrics.axes = axes
    metrics.insets = insets
    metrics.level = store.embeddingLevel
    metrics.proposal = proposal
    for axis in Axis.allCases {
      let room = size[axis].isFinite ? size[axis] : 0
      metrics.contentSize[axis] = usable(content[axis], "The content", instead: room)
      metrics.viewport[axis] =
        size[axis].isFinite ? size[axis] : metrics.contentSize[axis] + insets.sum(axis)
    }
    scroll.update(metrics)
    child.place(fromLeft: scroll.contentOrigin, proposal: offer, in: store.embeddingLevel)
    setNeedsDisplay()
  }

  /// Nothing is drawn or hit outside of the frame, so that scrolling changes no bounds; unless clipping is off.
  package override func contentBoundingRect() -> CGRect {
    let frame = CGRect(origin: .zero, size: size)
    return scroll.traits.isClipped ? frame : frame.union(child.boundingRectInParent)
  }

  private func contentMoved() {
    child.parentTransformChanged(changesBounds: !scroll.traits.isClipped)
    setNeedsDisplay()
  }

  // MARK: Outputs

  package override func output<K: OutputKey>(_ key: K.Type) -> K.Output? {
    if key == ViewIDOutput.self { return nil }
    if key == ScrollViewOutput.self {
      let found = Collected { [unowned self] in [scroll] + content.collected(ScrollViewOutput.self)
      }
      return castOutput(found, of: ScrollViewOutput.self, for: key)
    }
    if key == DisplayOutput.self || key == LayoutOutput.self { return super.output(key) }
    return super.output(key).map { K.pass($0, through: self) }
  }

  // MARK: Drawing

  package override func updateEffect(_ graph: Graph) -> Bool {
    let viewport = animatedViewport.displayedValue(
      for: scroll.metrics.viewport, after: displayedViewport, in: runtime, animationTarget)
    displayedViewport = viewport
    let new = makeLayer(viewport)
    defer { layer = new }
    return new != layer
  }

  private func makeLayer(_ viewport: CGSize) -> ScrollLayer {
    let traits = scroll.traits
    var indicators: Axis.Set = []
    for axis in Axis.allCases where axes.contains(Axis.Set(axis)) && traits.mayShowIndicator(axis) {
      indicators.insert(Axis.Set(axis))
    }
    var layer = ScrollLayer(
      id: scroll.id, viewport: viewport, extent: scroll.metrics.extent, offset: scroll.offset,
      axes: axes, indicators: indicators, isClipped: traits.isClipped, isEnabled: traits.isEnabled,
      command: scroll.command, snap: scroll.snapping.points, snapLimits: scroll.snapping.limits)
    layer.indicatorOpacity = self.indicators?.opacity ?? 0
    layer.indicatorMargins = traits.indicatorMargins
    layer.isMirrored = scroll.metrics.level.isRightToLeft
    layer.yieldsAtTop = traits.yieldsAtTop && axes.contains(.vertical)
    layer.isDark = runtime.graph.value(margins).colorScheme == .dark
    return layer
  }

  // MARK: Indicators

  /// The indicators are visible while the content moves.
  private func phaseChanged() {
    switch scroll.phase {
    case .tracking: break
    case .idle: indicators?.fadeOut(after: ScrollIndicators.pause)
    case .interacting, .decelerating, .animating: makeIndicators()?.show()
    }
  }

  private func makeIndicators() -> ScrollIndicators? {
    guard !store.isScrolledByHost else { return nil }
    if indicators == nil {
      // A view that is gone may be kept for a while, by what has read it.
      indicators = ScrollIndicators(runtime) { [weak self] in
        if let self, !scroll.isRemoved { setNeedsDisplay() }
      }
    }
    return indicators
  }

  private func updateFlash(_ new: ScrollIndicatorFlash) {
    let isFirst = !isPlaced
    defer { flash = new }
    guard isFirst ? new.onAppear : new != flash else { return }
    guard scroll.phase == .idle, let indicators = makeIndicators() else { return }
    indicators.show()
    indicators.fadeOut(after: ScrollIndicators.flash)
  }

  package override func applyEffect(to node: DisplayNode) -> DisplayNode {
    layer.map { DisplayNode(.scroll($0, node)) } ?? node
  }

  package override func checkOwnInvariants() {
    checkInvariant(scroll.motion.isConsistent, "what a finger drags, nothing else moves")
  }
}

extension ScrollTraits {
  init(_ environment: EnvironmentValues, showsIndicators: Bool) {
    self.init()
    isEnabled = environment.isScrollEnabled
    isClipped = !environment.isScrollClipDisabled
    anchors = environment.scrollAnchors
    horizontalIndicators =
      showsIndicators ? environment.horizontalScrollIndicatorVisibility : .hidden
    verticalIndicators = showsIndicators ? environment.verticalScrollIndicatorVisibility : .hidden
    horizontalBounce = environment.horizontalScrollBounceBehavior
    verticalBounce = environment.verticalScrollBounceBehavior
    yieldsAtTop = environment.scrollsYieldAtTop
  }
}
