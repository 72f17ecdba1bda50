import WaggleGraph

extension View {
  /// Combines the colours of this view with those below it, in the nearest layer around it: `compositingGroup()`,
  /// `opacity(_:)` and other effects make layers. Layout is unchanged (L059).
  ///
  /// ```swift
  /// ZStack {
  ///   Color.yellow
  ///   Circle().fill(.cyan).blendMode(.multiply)
  /// }
  /// ```
  @inlinable
  public nonisolated func blendMode(_ blendMode: BlendMode) -> some View {
    modifier(_BlendModeEffect(blendMode: blendMode))
  }
}

/// Sets how a view's colours are combined with those below.
nonisolated public struct _BlendModeEffect: PrimitiveModifier, Equatable, Sendable {
  /// The blend mode.
  public var blendMode: BlendMode

  /// Combines by `blendMode`.
  @inlinable
  public init(blendMode: BlendMode) { self.blendMode = blendMode }

  /// Makes the content with the blend mode.
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    _ViewOutputs(BlendModeNode(body(_Graph(), inputs).node, modifier, inputs))
  }
}

/// The node of a view with a blend mode.
private final class BlendModeNode: DrawingModifierNode {
  private let modifier: _GraphValue<_BlendModeEffect>
  private var mode = BlendMode.normal

  init(_ content: ViewNode, _ modifier: _GraphValue<_BlendModeEffect>, _ inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(content, inputs, drawnFrom: [modifier.node])
  }

  override func updateEffect(_ graph: Graph) -> Bool {
    let new = modifier.read(in: graph).blendMode
    defer { mode = new }
    return new != mode
  }

  override func applyEffect(to node: DisplayNode) -> DisplayNode {
    mode == .normal ? node : DisplayNode(.blend(mode, node))
  }
}
