import Foundation
import WaggleGraph

/// The node of a control that is pressed, such as a button: it lays out its label, fades it, draws a ring around it, and takes
/// touches, the pointer, the focus and keys.
///
/// Always true: outputs other than those of drawing, touch, focus and accessibility are the label's. Ground and ring exist
/// while they are drawn.
final class ControlNode<Look: ControlLook>: UnaryNode, ValueRule {
  let value: _GraphValue<Look.Value>
  private let place: Look.Place
  let inputs: _ViewInputs
  let flag: FocusedFlag
  let hoverNumber: Int
  private var insets: EdgeInsets?
  private(set) var ground: ControlLayer?
  private(set) var ring: ControlLayer?

  // What is drawn: see `ControlNode+Drawing`.
  @exclusivity(unchecked) var displaySource = DisplaySource()
  @exclusivity(unchecked) var animatedOrigin = AnimatedOrigin()
  @exclusivity(unchecked) var labelOpacity = AnimatedOpacity()
  @exclusivity(unchecked) var wholeOpacity = AnimatedOpacity()
  @exclusivity(unchecked) var memo = DisplayMemo()
  @exclusivity(unchecked) var lastLayers: (DisplayNode?, DisplayNode?) = (nil, nil)
  private(set) var isPressed = false
  private(set) var isHovered = false

  // What is touched: see `ControlNode+Input`.
  private(set) lazy var latest = LatestValue(value, inputs)
  private(set) lazy var recognizer = makeRecognizer()
  private(set) lazy var hoverListener = ControlHoverListener(self, inputs, number: hoverNumber)
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

  /// Shows that a finger is pressing the control, or that none is any more.
  func show(isPressed: Bool) {
    withAnimation(Look.animation(isPressed: isPressed)) {
      schedule { $0.isPressed = isPressed }
    }
  }

  /// Shows that a pointer is over the control, or that it has left.
  func show(isHovered: Bool) {
    schedule { $0.isHovered = isHovered }
  }

  /// Changes what is drawn in the next frame, unless the control is removed before it: an action may do that.
  private func schedule(_ change: @escaping (ControlNode) -> Void) {
    runtime.schedule { [weak self] in
      guard let self, !isGone else { return }
      change(self)
      setNeedsDisplay()
    }
  }

  // MARK: Layout

  override func updateParameters(_ graph: Graph) {
    let environment = graph.value(inputs.environment)
    update(&ground, isShown: Look.hasGround(in: environment, place), Look.makeGround)
    let hasRing =
      environment.drawsFocusRings && environment.isFocusEffectEnabled
      && flag.read(in: graph) == .ring
    update(&ring, isShown: hasRing, Look.makeRing)
    let new = Look.insets(in: environment, place)
    defer { insets = new }
    if let insets, insets != new { setNeedsMeasure(traits: true) }
  }

  private func update<Layer: View>(
    _ layer: inout ControlLayer?, isShown: Bool, _ make: () -> Layer
  ) {
    guard isShown != (layer != nil) else { return }
    layer?.remove()
    layer = isShown ? ControlLayer(make(), around: self, inputs) : nil
    boundingRectChanged()
    setNeedsPlacing()
    setNeedsDisplay()
  }

  private var space: EdgeInsets {
    if insets == nil { readParameters() }
    return insets ?? EdgeInsets()
  }

  private func offer(_ proposal: ProposedViewSize, _ space: EdgeInsets) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - space.leading - space.trailing) },
      height: proposal.height.map { max(0, $0 - space.top - space.bottom) })
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let space = space
    let answer = child.size(for: offer(proposal, space))
    return CGSize(
      width: max(0, answer.width + space.leading + space.trailing),
      height: max(0, answer.height + space.top + space.bottom))
  }

  override func placeChildren() {
    let space = space
    child.place(at: CGPoint(x: space.leading, y: space.top), proposal: offer(proposal, space))
    for layer in [ground, ring] {
      layer?.view.layout.place(at: .zero, proposal: ProposedViewSize(size))
    }
  }

  /// The label's guide, moved with it (L042).
  override func explicitGuide(
    _ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    guard mayHaveGuides.contains(key) else { return nil }
    let space = space
    guard let value = child.dimensions(for: offer(proposal, space))[explicit: key] else {
      return nil
    }
    return value + (key.axis == .horizontal ? space.leading : space.top)
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
    return child.spacing.plain(space.edges.union(Look.plainEdges))
  }
  override var layoutPriority: Double { 0 }
  override var layoutTransparentChild: LayoutNode? { nil }
  override var isDrawingTransparent: Bool { false }

  override func contentBoundingRect() -> CGRect {
    let inside = [child, ground?.view.layout, ring?.view.layout].compactMap { $0 }
    let frame = Look.isWhole ? CGRect(origin: .zero, size: size) : .null
    return inside.reduce(frame) { $0.union($1.boundingRectInParent) }
  }
}

/// A view that a control draws beside its label, in a subgraph that is removed with it.
struct ControlLayer {
  let view: ViewNode
  private let subgraph: Subgraph

  init<Layer: View>(_ layer: Layer, around control: LayoutNode, _ inputs: _ViewInputs) {
    var inner = inputs.withoutSiblings()
    subgraph = Subgraph(in: inputs.runtime.graph, parent: inputs.subgraph)
    inner.subgraph = subgraph
    view = Layer._makeView(view: .constant(layer, in: inner), inputs: inner).node
    control.adopt(view.layout)
  }

  func remove() { subgraph.remove() }
}
