import Foundation
import WaggleGraph

/// The node of a control that is pressed, such as a button: it lays out its label, fades it, draws a ring around it, and takes
/// touches, the pointer, the focus and keys.
///
/// Always true: outputs other than those of drawing, touch, focus and accessibility are the label's. A part has a layer while it
/// is drawn; a veil exists until the animation of the last press has ended.
final class ControlNode<Look: ControlLook>: UnaryNode, ValueRule, ControlLayering {
  let value: _GraphValue<Look.Value>
  private let place: Look.Place
  let inputs: _ViewInputs
  let flag: FocusedFlag
  let hoverNumber: Int
  private var knownArrangement: ControlArrangement?
  @exclusivity(unchecked) var layers: [ControlLayer] = []
  @exclusivity(unchecked) var hasOtherLayers = false
  @exclusivity(unchecked) var veil: ControlVeil<Look>?
  /// Whether there was a veil in the last drawing.
  @exclusivity(unchecked) var hadVeil = false

  // What is drawn: see `ControlNode+Drawing`.
  @exclusivity(unchecked) var displaySource = DisplaySource()
  @exclusivity(unchecked) var animatedOrigin = AnimatedOrigin()
  @exclusivity(unchecked) var labelOpacity = AnimatedOpacity()
  @exclusivity(unchecked) var wholeOpacity = AnimatedOpacity()
  @exclusivity(unchecked) var memo = DisplayMemo()
  private(set) var isPressed = false
  private(set) var isHovered = false

  // What is touched: see `ControlNode+Input`.
  private(set) lazy var latest = LatestValue(value, inputs)
  private(set) lazy var recognizer = makeRecognizer()
  private(set) lazy var hoverListener = ControlHoverListener(self, inputs, number: hoverNumber) {
    [weak self] in self?.show(isHovered: $0)
  }
  private(set) lazy var tester = makeTester()
  private(set) lazy var target = makeTarget()

  init(
    _ label: ViewNode, _ value: _GraphValue<Look.Value>, _ place: Look.Place,
    _ inputs: _ViewInputs, _ flag: FocusedFlag
  ) {
    self.value = value
    self.place = place
    self.inputs = inputs
    self.flag = flag
    hoverNumber = inputs.runtime.input.hover.nextNumber()
    super.init(label, inputs)
    mayHaveGuides = Look.guideKinds(child.mayHaveGuides)
    makeParameterEffect(inputs.environment.node, inputs)
    if FocusTarget.isSought(inputs) { _ = target }
  }

  override var name: String { "control" }

  override func output<K: OutputKey>(_ key: K.Type) -> K.Output? {
    if key == DisplayOutput.self {
      return castOutput(displayOutput, of: DisplayOutput.self, for: key)
    }
    if key == HitTestOutput.self { return castOutput(tester, of: HitTestOutput.self, for: key) }
    if key == AnimatedPartOutput.self {
      return castOutput(self, of: AnimatedPartOutput.self, for: key)
    }
    if key == FocusOutput.self || key == ControlOutput.self || key == AccessibilityOutput.self {
      return target.output(key, content, seenAs: self)
    }
    return super.output(key)
  }

  override func update(_ graph: Graph, _ node: NodeID) -> Bool {
    guard displaySource.isOwned(by: node) else { return super.update(graph, node) }
    return graph.store(value(in: graph), in: node)
  }

  func value(in graph: Graph) -> DisplayList { displayList(in: graph) }

  override func placementChanged() {
    super.placementChanged()
    originChanged(allowsAnimation: runtime.allowsAnimation)
  }

  /// Shows that a pointer is over the control, or that it has left.
  func show(isHovered: Bool) {
    schedule {
      $0.isHovered = isHovered
      $0.updateLayers()
    }
  }

  func setPressed(_ isPressed: Bool) {
    self.isPressed = isPressed
    updateLayers()
  }

  /// Changes what is drawn in the next frame, unless the control is removed before it: an action may do that.
  func schedule(_ change: @escaping (ControlNode) -> Void) {
    runtime.schedule { [weak self] in
      guard let self, !isGone else { return }
      change(self)
      updateVeil()
      setNeedsDisplay()
    }
  }

  // MARK: Parts

  override func updateParameters(_ graph: Graph) {
    let environment = graph.value(inputs.environment)
    var inner = inputs
    if Look.isWhole { inner.isTouchedAnywhere() }
    updateLayers(state(in: environment, graph), inner, isFirst: knownArrangement == nil)
    makeVeil()
    if Look.hasRoomForMark { markedLabel?.mark = Look.mark(in: environment) }
    let new = Look.arrangement(in: environment, place)
    defer { knownArrangement = new }
    if let knownArrangement, knownArrangement != new { setNeedsMeasure(traits: true) }
  }

  /// Has the parts updated before the next layout.
  private func updateLayers() {
    if let parameterEffect { runtime.graph.invalidate(parameterEffect) }
  }

  func state(in environment: EnvironmentValues, _ graph: Graph) -> ControlState {
    ControlState(
      environment: environment, isPressed: isPressed, isHovered: isHovered,
      isRinged: environment.drawsFocusRings && environment.isFocusEffectEnabled
        && flag.read(in: graph) == .ring,
      isFocused: Look.showsFocus && flag.read(in: graph) != .none)
  }

  var partValue: _GraphValue<Look.Value> { value }
  var parts: [ControlPart<Look.Value>] { Look.parts(in: place) }

  // MARK: Layout

  /// The label, where it has room for a mark.
  private var markedLabel: MarkedLabelNode? {
    Look.hasRoomForMark ? child as? MarkedLabelNode : nil
  }

  private var arrangement: ControlArrangement {
    if knownArrangement == nil { readParameters() }
    return knownArrangement ?? ControlArrangement()
  }

  override var rigidAxes: Axis.Set { arrangement.rigidAxes(child.rigidity) }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    arrangement.sizeThatFits(proposal, child)
  }

  override func placeChildren() {
    let label = arrangement.labelPlacement(in: size, proposal, child)
    child.place(at: label.origin, proposal: label.proposal)
    placeLayers(markedLabel?.markFrame.offsetBy(dx: label.origin.x, dy: label.origin.y))
    veil?.layout.place(at: .zero, proposal: ProposedViewSize(size))
  }

  /// The look's guide, or the label's, moved with it (L042).
  override func explicitGuide(
    _ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    guard mayHaveGuides.contains(key) else { return nil }
    if let own = Look.guide(key, in: size) { return own }
    let label = arrangement.labelPlacement(in: size, proposal, child)
    guard let value = child.dimensions(for: label.proposal)[explicit: key] else { return nil }
    return value + (key.axis == .horizontal ? label.origin.x : label.origin.y)
  }

  /// Nothing in a layer has the focus or is read.
  override func spreads(over child: LayoutNode) -> Bool { child === self.child }

  /// A layer never changes the size.
  override func childChanged(_ child: LayoutNode, traits: Bool) {
    if child === self.child {
      super.childChanged(child, traits: traits)
    } else {
      setNeedsPlacing()
    }
  }

  /// Plain where there is space, and at the plain edges of `Look` (L035).
  override var spacing: ViewSpacing {
    readParameters()
    return child.spacing.plain(arrangement.insets.edges.union(Look.plainEdges))
  }
  override var layoutPriority: Double { 0 }
  override var layoutTransparentChild: LayoutNode? { nil }
  override var isDrawingTransparent: Bool { false }

  override func contentBoundingRect() -> CGRect {
    let frame = Look.isWhole ? CGRect(origin: .zero, size: size) : .null
    let bounds = frame.union(child.boundingRectInParent).union(layerBounds)
    return bounds.union(veil?.layout.boundingRectInParent ?? .null)
  }
}

extension ControlLook {
  /// The kinds of guides that a control may have around a label that may have these.
  fileprivate static func guideKinds(_ label: GuideKinds) -> GuideKinds {
    isContainer ? label.subtracting(.edges).union(.others) : label
  }
}
