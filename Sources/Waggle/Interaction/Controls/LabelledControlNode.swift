import Foundation
import WaggleGraph

/// The node of a control after its label.
///
/// Always true: with its label it is laid out by `HStackLayout`, as a label, a spacer where the line fills its width, and the
/// control; without it the size is the control's, and the label is offered that and centred.
final class LabelledControlNode: LayoutNode, ValueRule {
  private let label: ViewNode
  private let control: ViewNode
  private let labelLayout: LayoutNode
  private let lined: LinedControlNode
  private let space: LineSpace
  private let value: _GraphValue<ControlLine>
  private let inputs: _ViewInputs
  /// What both write.
  private let children: ChildList
  private var line: ControlLine?
  private var stack = HStackLayout(spacing: 0)
  private var cache: HStackLayout.Cache?
  var recordedPlacements: [RecordedPlacement?]?

  @exclusivity(unchecked) private(set) var displaySource = DisplaySource()
  @exclusivity(unchecked) var animatedOrigin = AnimatedOrigin()
  @exclusivity(unchecked) private var memo = DisplayMemo()
  @exclusivity(unchecked) private var lastLabel: DisplayNode?
  private lazy var tester = HitTester { [unowned self] in visible.hit($0) }

  init(
    _ label: ViewNode, _ control: ViewNode, _ value: _GraphValue<ControlLine>,
    _ inputs: _ViewInputs, _ inner: _ViewInputs
  ) {
    self.label = label
    labelLayout = label.layout
    self.value = value
    self.inputs = inputs
    lined = LinedControlNode(control, inner)
    self.control = lined
    space = LineSpace(inner)
    children = ChildList(fixed: [label, lined], inputs: inner)
    super.init(inputs)
    mayHaveGuides = [.baselines, .separators, .others]
    children.container = self
    for node in [labelLayout, space, lined] { adopt(node) }
    makeParameterEffect(value.node, inputs)
  }

  override var name: String { "labelled control" }

  override func updateParameters(_ graph: Graph) {
    let new = value.read(in: graph)
    guard new != line else { return }
    let isFirst = line == nil
    line = new
    stack.spacing = new.spacing
    cache = nil
    _ = lined.set(overflow: new.overflow, isFlat: new.isFlat && !new.hidesLabel)
    if isFirst { return }
    lined.setNeedsMeasure(traits: true)
    setNeedsMeasure(traits: true)
    setNeedsDisplay()
  }

  private var current: ControlLine {
    if line == nil { readParameters() }
    return line ?? ControlLine(spacing: 0, fillsWidth: false)
  }

  // MARK: Outputs

  /// What is drawn and touched, in drawing order.
  private var visible: [ViewNode] { current.hidesLabel ? [control] : [label, control] }

  override func output<K: OutputKey>(_ key: K.Type) -> K.Output? {
    if key == DisplayOutput.self {
      let sources = [label, control].compactMap { $0.display?.attribute.node }
      let output = displaySource.output(
        of: self, reading: sources, in: subgraph, of: runtime.graph)
      return castOutput(output, of: DisplayOutput.self, for: key)
    }
    if key == HitTestOutput.self { return castOutput(tester, of: HitTestOutput.self, for: key) }
    if key == AnimatedPartOutput.self {
      return castOutput(self, of: AnimatedPartOutput.self, for: key)
    }
    if let key = key as? any CollectedOutput.Type { return collectedParts(key) as? K.Output }
    if let layoutOutput = super.output(key) { return layoutOutput }
    return runtime.stack.hasRoom ? children.output(key) : nil
  }

  override func addTrace<K: OutputKey>(of key: K.Type, to trace: inout PreferenceTrace) {
    K.addTrace(children, at: scope, to: &trace)
  }

  /// Of a label that is hidden only what is read aloud, and what is not seen.
  private func collectedParts<Key: CollectedOutput>(_ key: Key.Type) -> Any {
    let isSeen = key is any VisibleOutput.Type && key != AccessibilityOutput.self
    return Collected<Key.Element> { [self] in
      (isSeen ? visible : [label, control]).flatMap { $0.collected(key) }
    }
  }

  // MARK: Layout

  /// Calls `body` with the row; nil where only the control is laid out.
  private func withRow<Result>(
    _ body: (HStackLayout, LayoutSubviews, inout HStackLayout.Cache) -> Result
  ) -> Result? {
    guard !current.hidesLabel else { return nil }
    let subviews = LayoutSubviews(self)
    var upToDate = cache ?? stack.makeCache(subviews: subviews)
    cache = nil
    defer { cache = upToDate }
    return body(stack, subviews, &upToDate)
  }

  override func invalidateCaches() { cache = nil }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    withRow { $0.sizeThatFits(proposal: proposal, subviews: $1, cache: &$2) }
      ?? lined.size(for: proposal)
  }

  override func placeChildren() {
    let bounds = CGRect(origin: .zero, size: size)
    let isRow: Void? = withRow {
      $0.placeSubviews(in: bounds, proposal: proposal, subviews: $1, cache: &$2)
    }
    guard isRow == nil else { return }
    lined.place(at: .zero, proposal: proposal)
    let offer = ProposedViewSize(size)
    let inside = labelLayout.dimensions(for: offer).origin(in: size, alignedOn: .center)
    labelLayout.place(at: inside, proposal: offer)
  }

  override func explicitGuide(
    _ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    guard mayHaveGuides.contains(key) else { return nil }
    if current.hidesLabel { return lined.explicitGuide(key, in: size, proposal) }
    if current.hangs {
      if key == VerticalAlignment.firstTextBaseline.key { return 0 }
      if key == VerticalAlignment.lastTextBaseline.key { return size.height }
    }
    return withRow { $0.explicitGuide(key, in: size, proposal, $1, &$2) } ?? nil
  }

  override var spacing: ViewSpacing {
    withRow { $0.spacing(subviews: $1, cache: &$2) } ?? lined.spacing
  }

  override var rigidAxes: Axis.Set {
    guard !current.hidesLabel else { return lined.rigidity }
    return subviewNodes.reduce(.all) { $0.intersection($1.rigidity) }
  }

  override func childChanged(_ child: LayoutNode, traits: Bool) { setNeedsMeasure(traits: traits) }

  override func contentBoundingRect() -> CGRect {
    visible.reduce(.null) { $0.union($1.layout.boundingRectInParent) }
  }

  // MARK: Drawing

  override func update(_ graph: Graph, _ node: NodeID) -> Bool {
    guard displaySource.isOwned(by: node) else { return super.update(graph, node) }
    return graph.store(value(in: graph), in: node)
  }

  func value(in graph: Graph) -> DisplayList {
    let target = animationTarget(for: displaySource.node, in: inputs.environment)
    let isMoved = animatedOrigin.update(to: drawingOrigin, in: runtime, target)
    let words = label.display.flatMap { graph.value($0.attribute).root }
    let shown = current.hidesLabel ? nil : words
    let main = control.display.flatMap { graph.value($0.attribute).root }
    let isChanged = isMoved || shown !== lastLabel
    lastLabel = shown
    return memo.list(around: main ?? shown, isChanged: isChanged) { _ in
      let all = [shown, main].compactMap(\.self)
      let whole = all.count == 1 ? all[0] : DisplayNode(.group(all))
      return DisplayList(whole).moved(by: animatedOrigin.displayed)
    }
  }

  override func placementChanged() {
    super.placementChanged()
    originChanged(allowsAnimation: runtime.allowsAnimation)
  }
}

extension LabelledControlNode: DrawnTogether {
  var movedViews: [ViewNode] { [label, control] }
}

extension LabelledControlNode: FixedSubviewContainer {
  var subviewNodes: [LayoutNode] {
    current.fillsWidth ? [labelLayout, space, lined] : [labelLayout, lined]
  }

  func layoutValue<K: LayoutValueKey>(_ key: K.Type, at index: Int) -> K.Value {
    let view = index == 0 ? label : index == subviewNodes.count - 1 ? control : nil
    return view?.layoutValue(key) ?? K.defaultValue
  }
}
