import WaggleGraph

extension View {
  /// Draws this view as one layer with an opacity: 0 is invisible, 1 is opaque. Layout is unchanged (L059).
  @inlinable
  public nonisolated func opacity(_ opacity: Double) -> some View {
    modifier(_OpacityEffect(opacity: opacity))
  }

  /// Draws this view as one layer before the effects around it apply.
  @inlinable
  public nonisolated func compositingGroup() -> some View { modifier(_CompositingGroupEffect()) }

  /// Hides the view, and keeps its layout and preferences (R170, L059).
  @inlinable
  public nonisolated func hidden() -> some View { modifier(_HiddenModifier()) }
}

/// Sets a view's opacity.
nonisolated public struct _OpacityEffect: PrimitiveModifier, Equatable, Animatable, Sendable {
  /// 0 is invisible, 1 is opaque.
  public var opacity: Double

  /// Sets the opacity to `opacity`.
  @inlinable
  public init(opacity: Double) { self.opacity = opacity }

  /// The animatable part: the opacity (M051).
  public var animatableData: Double {
    get { opacity }
    set { opacity = newValue }
  }

  /// Makes the content with the opacity.
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    _ViewOutputs(OpacityNode(body(_Graph(), inputs).node, modifier, inputs))
  }
}

/// The node of a view with an opacity. NaN counts as 0.
final class OpacityNode: DrawingModifierNode {
  private let modifier: _GraphValue<_OpacityEffect>
  private var animated = AnimatedOpacity()

  init(_ content: ViewNode, _ modifier: _GraphValue<_OpacityEffect>, _ inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(content, inputs, drawnFrom: [modifier.node])
  }

  /// Whether the view still takes touches and is read aloud (M127), by its current and its final opacity; reads are
  /// not recorded as dependencies.
  var isVisible: Bool {
    let graph = runtime.graph
    let final = graph.untracked { clampedToUnit(modifier.read(in: graph).opacity) }
    return max(final, animated.isMoving ? animated.opacity : 0) >= 0.001
  }

  override func updateEffect(_ graph: Graph) -> Bool {
    let isChanged = animated.update(
      to: modifier.read(in: graph).opacity, in: runtime, animationTarget)
    if animated.isNaN { runtime.reportOnce(.opacity(at: viewPath)) }
    return isChanged
  }

  override func applyEffect(to node: DisplayNode) -> DisplayNode { animated.applied(to: node) }
}

/// Draws a view as one layer.
nonisolated public struct _CompositingGroupEffect: PrimitiveModifier, Equatable {
  @inlinable
  init() {}

  /// Makes the content as one layer.
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    _ViewOutputs(CompositingGroupNode(body(_Graph(), inputs).node, inputs, drawnFrom: []))
  }
}

/// The node of a view that is drawn as one layer.
final class CompositingGroupNode: DrawingModifierNode {
  override func applyEffect(to node: DisplayNode) -> DisplayNode {
    DisplayNode(.opacity(1, node))
  }
}

/// Hides the content and keeps its layout.
nonisolated public struct _HiddenModifier: PrimitiveModifier, Equatable {
  @inlinable
  init() {}

  /// Makes the hidden content.
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    _ViewOutputs(HiddenNode(body(_Graph(), inputs).node))
  }
}

/// The node of a hidden view: it has no output for drawing, touches or accessibility (R170).
final class HiddenNode: ModifierNode {
  override func output<K: OutputKey>(_ key: K.Type) -> K.Output? {
    if key is any VisibleOutput.Type { return nil }
    return content.output(key).map { K.pass($0, through: self) }
  }
}
