import Foundation
import WaggleGraph

/// What a control of one kind draws in front of itself at times, such as a ring while it has the focus. It is a type and is
/// chosen when the control is made.
package nonisolated protocol ControlMarks {
  /// What describes the marks, such as their shape.
  associatedtype Value
  /// Whether a mark depends on the pointer.
  static var isWatched: Bool { get }
  /// The marks, from back to front.
  static func makeParts() -> [ControlPart<Value>]
}

extension View {
  /// Draws marks in front of this view while they are shown, in its frame. Size, guides, touches and preferences are the
  /// view's (R016).
  ///
  /// - Cost: two nodes, and those of the marks that are shown. The type is known: see `chosen(_:)`.
  package nonisolated func marked<Marks: ControlMarks>(
    by marks: Marks.Type, _ value: Marks.Value
  ) -> ModifiedContent<Self, ControlMarksModifier<Marks>> {
    modifier(ControlMarksModifier<Marks>(value: value))
  }
}

/// Marks in front of the content.
nonisolated package struct ControlMarksModifier<Marks: ControlMarks>: PrimitiveModifier {
  let value: Marks.Value

  package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let value = modifier.part(at: 0, as: Marks.Value.self)
    return _ViewOutputs(MarkedNode<Marks>(body(_Graph(), inputs.below()).node, value, inputs))
  }
}

/// The node of a view with marks in front.
final class MarkedNode<Marks: ControlMarks>: UnaryNode, ValueRule, ControlLayering {
  let partValue: _GraphValue<Marks.Value>
  let parts: [ControlPart<Marks.Value>]
  let inputs: _ViewInputs
  @exclusivity(unchecked) var layers: [ControlLayer] = []
  @exclusivity(unchecked) var hasOtherLayers = false
  private var isHovered = false

  @exclusivity(unchecked) private(set) var displaySource = DisplaySource()
  @exclusivity(unchecked) var animatedOrigin = AnimatedOrigin()
  @exclusivity(unchecked) private var memo = DisplayMemo()
  private let hoverNumber: Int?
  private lazy var tester = makeTester()

  init(_ content: ViewNode, _ value: _GraphValue<Marks.Value>, _ inputs: _ViewInputs) {
    partValue = value
    parts = Marks.makeParts()
    self.inputs = inputs
    hoverNumber = Marks.isWatched ? inputs.runtime.input.hover.nextNumber() : nil
    super.init(content, inputs)
    makeParameterEffect(inputs.environment.node, inputs)
  }

  override var name: String { "marks" }

  override func output<K: OutputKey>(_ key: K.Type) -> K.Output? {
    if key == DisplayOutput.self {
      let output = displaySource.output(
        of: self, reading: content.display.map { [$0.attribute.node] } ?? [], in: subgraph,
        of: runtime.graph)
      return castOutput(output, of: DisplayOutput.self, for: key)
    }
    if Marks.isWatched, key == HitTestOutput.self {
      return castOutput(tester, of: HitTestOutput.self, for: key)
    }
    if key == AnimatedPartOutput.self {
      return castOutput(self, of: AnimatedPartOutput.self, for: key)
    }
    return super.output(key)
  }

  // MARK: Marks

  override func updateParameters(_ graph: Graph) {
    updateLayers(state(in: graph.value(inputs.environment)), inputs)
  }

  private func state(in environment: EnvironmentValues) -> ControlState {
    ControlState(
      environment: environment, isPressed: false, isHovered: isHovered,
      isRinged: environment.showsFocusRing && environment.isFocusEffectEnabled)
  }

  private func makeTester() -> HitTester {
    let listener = ControlHoverListener(self, inputs, number: hoverNumber ?? 0) { [weak self] in
      self?.show(isHovered: $0)
    }
    let content = content.output(HitTestOutput.self)
    return HitTester(isHidden: content?.isHidden ?? false) { query in
      if case .hover(let search) = query { search.add(listener) }
      return content?(query)
    }
  }

  private func show(isHovered: Bool) {
    runtime.schedule { [weak self] in
      guard let self, !inputs.subgraph.isRemoved else { return }
      self.isHovered = isHovered
      if let parameterEffect { runtime.graph.invalidate(parameterEffect) }
    }
  }

  // MARK: Layout

  override func placeChildren() {
    super.placeChildren()
    placeLayers()
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
    let frame = Marks.isWatched ? CGRect(origin: .zero, size: size) : .null
    return frame.union(child.boundingRectInParent).union(layerBounds)
  }

  // MARK: Drawing

  override func update(_ graph: Graph, _ node: NodeID) -> Bool {
    guard displaySource.isOwned(by: node) else { return super.update(graph, node) }
    return graph.store(value(in: graph), in: node)
  }

  func value(in graph: Graph) -> DisplayList {
    let target = animationTarget(for: displaySource.node, in: inputs.environment)
    var isChanged = animatedOrigin.update(to: drawingOrigin, in: runtime, target)
    if !layers.isEmpty || hasOtherLayers {
      let state = state(in: graph.value(inputs.environment))
      if updateLayerDrawings(state, target) { isChanged = true }
    }
    let main = content.display.flatMap { graph.value($0.attribute).root }
    return memo.list(around: main ?? layers.first?.root, isChanged: isChanged) { _ in
      DisplayList(layered(main)).moved(by: animatedOrigin.displayed)
    }
  }

  override func placementChanged() {
    super.placementChanged()
    originChanged(allowsAnimation: runtime.allowsAnimation)
  }
}

extension MarkedNode {
  var movedViews: [ViewNode] { [content] }

  func addOffsetToParts(_ offset: CGSize) {
    content.animatedPart?.addOffset(offset)
    addOffsetToLayers(offset)
  }
}
