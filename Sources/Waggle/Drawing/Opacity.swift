import WaggleGraph

extension View {
  /// Fades this view as one picture; 0 is not to be seen, 1 as it is. Layout stays as it is (L059).
  @inlinable
  public nonisolated func opacity(_ opacity: Double) -> some View {
    modifier(_OpacityEffect(opacity: opacity))
  }

  /// Draws this view as one picture before what is around it takes effect.
  @inlinable
  public nonisolated func compositingGroup() -> some View { modifier(_CompositingGroupEffect()) }

  /// Keeps the view's room and its preferences, and draws nothing (R170, L059).
  @inlinable
  public nonisolated func hidden() -> some View { modifier(_HiddenModifier()) }
}

/// Fades a view.
nonisolated public struct _OpacityEffect: PrimitiveModifier, Equatable, Animatable {
  /// 0 is not to be seen, 1 as it is.
  public var opacity: Double

  /// Fades to `opacity`.
  @inlinable
  public init(opacity: Double) { self.opacity = opacity }

  /// The opacity (M051).
  public var animatableData: Double {
    get { opacity }
    set { opacity = newValue }
  }

  /// The content, faded.
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    _ViewOutputs(OpacityNode(body(_Graph(), inputs).node, modifier, inputs))
  }
}

/// A view that is faded. NaN counts as 0.
final class OpacityNode: DrawingModifierNode {
  private let modifier: _GraphValue<_OpacityEffect>
  private var follower = AnimatedValue<_OpacityEffect>()
  private var effect: _OpacityEffect?
  private var opacity = 1.0

  init(_ content: ViewNode, _ modifier: _GraphValue<_OpacityEffect>, _ inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(content, inputs, drawnFrom: [modifier.node])
  }

  /// Whether what is faded still takes touches and is read aloud (M127): as it is drawn, and as it will be; not recorded.
  var isNoticed: Bool {
    let graph = runtime.graph
    let final = graph.untracked { clampedToUnit(modifier.read(in: graph).opacity) }
    return max(final, follower.isMoving ? opacity : 0) >= 0.001
  }

  override func updateEffect(_ graph: Graph) -> Bool {
    let shown = follower.shown(modifier.read(in: graph), after: effect, drawingSite)
    if shown.opacity.isNaN { reportBadNumber("An opacity is no number: it counts as 0.") }
    let new = clampedToUnit(shown.opacity)
    defer { (effect, opacity) = (shown, new) }
    return new != opacity
  }

  override func wrap(_ node: DisplayNode) -> DisplayNode {
    opacity == 1 ? node : DisplayNode(.opacity(opacity, node))
  }
}

/// Draws a view as one picture.
nonisolated public struct _CompositingGroupEffect: PrimitiveModifier, Equatable {
  @inlinable
  init() {}

  /// The content as one picture.
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    _ViewOutputs(PictureNode(body(_Graph(), inputs).node, inputs, drawnFrom: []))
  }
}

/// A view that is drawn as one picture.
final class PictureNode: DrawingModifierNode {
  override func wrap(_ node: DisplayNode) -> DisplayNode {
    DisplayNode(.opacity(1, node))
  }
}

/// Draws nothing in the content's room.
nonisolated public struct _HiddenModifier: PrimitiveModifier, Equatable {
  @inlinable
  init() {}

  /// The content without what can be seen of it.
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    _ViewOutputs(HiddenNode(body(_Graph(), inputs).node))
  }
}

/// A view without any output that is about what can be seen, touched or read aloud (R170).
final class HiddenNode: ModifierNode {
  override func output<K: OutputKey>(_ key: K.Type) -> K.Output? {
    if key is any VisibleOutput.Type { return nil }
    return content.output(key).map { K.pass($0, through: self) }
  }
}
