import Foundation
import WaggleGraph

extension View {
  /// Puts a view behind this one and another in front, each while there is one, as a row has its actions and a mark. This view's
  /// size is unchanged, and proposed to the others, which are centred; preferences that these write stay in them (R016).
  ///
  /// - Cost: two nodes, and those of the layers while there are any. The type is known: see `chosen(_:)`.
  package nonisolated func layers<Back: View, Front: View>(
    behind back: Back?, inFront front: Front?
  ) -> ModifiedContent<Self, OptionalLayers<Back, Front>> {
    modifier(OptionalLayers(back: back, front: front))
  }

  /// Puts a view behind this one while there is one.
  package nonisolated func layer<Back: View>(behind back: Back?)
    -> ModifiedContent<Self, OptionalLayers<Back, EmptyView>>
  { layers(behind: back, inFront: Optional<EmptyView>.none) }

  /// Puts a view behind this one while there is one, if `isChosen` is true when this view is made.
  package nonisolated func layer<Back: View>(behind back: Back?, ifChosen isChosen: Bool)
    -> ModifiedContent<Self, ModifierForever<OptionalLayers<Back, EmptyView>>>
  {
    chosen(forever: isChosen ? OptionalLayers<Back, EmptyView>(back: back, front: nil) : nil)
  }

  /// Puts a view in front of this one while there is one.
  package nonisolated func layer<Front: View>(inFront front: Front?)
    -> ModifiedContent<Self, OptionalLayers<EmptyView, Front>>
  { layers(behind: Optional<EmptyView>.none, inFront: front) }
}

/// A view behind the content and one in front.
nonisolated package struct OptionalLayers<Back: View, Front: View>: PrimitiveModifier {
  let back: Back?
  let front: Front?
  /// The space between the content and the view in front, where that is beside it, in points.
  var spacing: CGFloat = 0
  /// The space behind both then, in points.
  var trailing: CGFloat = 0

  package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    _ViewOutputs(OptionalLayersNode(body(_Graph(), inputs.below()).node, modifier, inputs))
  }
}

/// The node of a view with a layer behind and one in front.
///
/// Always true: a layer has nodes exactly while its modifier has a view for it. Size, guides, traits and preferences are the
/// content's.
class OptionalLayersNode<Back: View, Front: View>: UnaryNode, ValueRule {
  typealias Modifier = OptionalLayers<Back, Front>

  private let modifier: _GraphValue<Modifier>
  let inputs: _ViewInputs
  private var back: OptionalLayer?
  private(set) var front: OptionalLayer?

  @exclusivity(unchecked) private(set) var displaySource = DisplaySource()
  @exclusivity(unchecked) var animatedOrigin = AnimatedOrigin()
  @exclusivity(unchecked) private var memo = DisplayMemo()
  @exclusivity(unchecked) private var lastLayers: (DisplayNode?, DisplayNode?) = (nil, nil)
  private lazy var tester = HitTester { [unowned self] in movedViews.hit($0) }

  init(_ content: ViewNode, _ modifier: _GraphValue<Modifier>, _ inputs: _ViewInputs) {
    self.modifier = modifier
    self.inputs = inputs
    super.init(content, inputs)
    makeParameterEffect(modifier.node, inputs)
    if let parameterEffect { scheduleEffect(parameterEffect) }
  }

  override var name: String { "layers" }

  /// The layers, the one behind first.
  private var layers: [OptionalLayer] { [back, front].compactMap(\.self) }

  /// All views, in drawing order.
  var movedViews: [ViewNode] { [back?.view, content, front?.view].compactMap(\.self) }

  // MARK: Layers

  override func updateParameters(_ graph: Graph) {
    let new = modifier.read(in: graph)
    update(&back, to: new.back) { $0.back }
    update(&front, to: new.front) { $0.front }
    updateSpacing(new.spacing, trailing: new.trailing)
  }

  func updateSpacing(_ spacing: CGFloat, trailing: CGFloat) {}

  private func update<V: View>(
    _ layer: inout OptionalLayer?, to view: V?, _ read: @escaping (Modifier) -> V?
  ) {
    guard (view != nil) != (layer != nil) else { return }
    layer?.remove()
    layer = view.map { OptionalLayer(LastPresent(modifier, read, last: $0), around: self, inputs) }
    boundingRectChanged()
    setNeedsDisplay()
    layersChanged()
  }

  /// Called when there are other layers.
  func layersChanged() { setNeedsPlacing() }

  // MARK: Outputs

  override func output<K: OutputKey>(_ key: K.Type) -> K.Output? {
    if key == DisplayOutput.self {
      let output = displaySource.output(
        of: self, reading: content.display.map { [$0.attribute.node] } ?? [], in: subgraph,
        of: runtime.graph)
      return castOutput(output, of: DisplayOutput.self, for: key)
    }
    if key == HitTestOutput.self { return castOutput(tester, of: HitTestOutput.self, for: key) }
    if key == AnimatedPartOutput.self {
      return castOutput(self, of: AnimatedPartOutput.self, for: key)
    }
    if key == AccessibilityOutput.self, let reads = runtime.recordedReads {
      let parts = movedViews
      reads.ask { [self] in movedViews.elementsEqual(parts) { $0 === $1 } }
    }
    if back != nil || front != nil, let key = key as? any CollectedOutput.Type {
      return collectedParts(key) as? K.Output
    }
    return super.output(key)
  }

  /// The steps of the layers too, whose values do not leave them.
  override func addTrace<K: OutputKey>(of key: K.Type, to trace: inout PreferenceTrace) {
    for part in movedViews { part.addTrace(of: key, to: &trace) }
  }

  private func collectedParts<Key: CollectedOutput>(_ key: Key.Type) -> Any {
    Collected<Key.Element> { [self] in movedViews.flatMap { $0.collected(key) } }
  }

  // MARK: Layout

  override func placeChildren() {
    super.placeChildren()
    let offer = ProposedViewSize(size)
    for layer in layers {
      let inside = layer.view.layout.size(for: offer)
      layer.view.layout.place(
        at: CGPoint(x: (size.width - inside.width) / 2, y: (size.height - inside.height) / 2),
        proposal: offer)
    }
  }

  /// A layer never changes the size.
  override func childChanged(_ child: LayoutNode, traits: Bool) {
    if child === self.child {
      super.childChanged(child, traits: traits)
    } else {
      setNeedsPlacing()
    }
  }

  override var layoutTransparentChild: LayoutNode? { nil }
  override var isDrawingTransparent: Bool { false }

  override func contentBoundingRect() -> CGRect {
    movedViews.reduce(.null) { $0.union($1.layout.boundingRectInParent) }
  }

  // MARK: Drawing

  override func update(_ graph: Graph, _ node: NodeID) -> Bool {
    guard displaySource.isOwned(by: node) else { return super.update(graph, node) }
    return graph.store(value(in: graph), in: node)
  }

  func value(in graph: Graph) -> DisplayList {
    let target = animationTarget(for: displaySource.node, in: inputs.environment)
    let isMoved = animatedOrigin.update(to: drawingOrigin, in: runtime, target)
    let layers = (back?.root(in: graph), front?.root(in: graph))
    let isChanged = isMoved || layers.0 !== lastLayers.0 || layers.1 !== lastLayers.1
    lastLayers = layers
    let main = content.display.flatMap { graph.value($0.attribute).root }
    return memo.list(around: main ?? layers.0 ?? layers.1, isChanged: isChanged) { _ in
      let all = [layers.0, main, layers.1].compactMap(\.self)
      let whole = all.count == 1 ? all[0] : DisplayNode(.group(all))
      return DisplayList(whole).moved(by: animatedOrigin.displayed)
    }
  }

  override func placementChanged() {
    super.placementChanged()
    originChanged(allowsAnimation: runtime.allowsAnimation)
  }
}

extension OptionalLayersNode: DrawnTogether {}

/// A view in a subgraph that is removed with it.
struct OptionalLayer {
  let view: ViewNode
  private let subgraph: Subgraph
  private let appearanceScope: AppearanceScope

  fileprivate init<Source, V: View>(
    _ value: LastPresent<Source, V>, around node: LayoutNode, _ inputs: _ViewInputs
  ) {
    var inner = inputs.withoutSiblings()
    subgraph = Subgraph(in: inputs.runtime.graph, parent: inputs.subgraph)
    appearanceScope = AppearanceScope(parent: inputs.appearanceScope)
    inner.subgraph = subgraph
    inner.appearanceScope = appearanceScope
    inner.callbackScope = inputs.nextCallbackScope()
    view = value.attach(to: inner).makePart(in: ZStackLayout(), inner)
    node.adopt(view.layout)
  }

  func remove() {
    appearanceScope.remove()
    subgraph.remove()
  }

  /// What the layer draws; nil for nothing.
  func root(in graph: Graph) -> DisplayNode? {
    view.display.flatMap { graph.value($0.attribute).root }
  }
}
