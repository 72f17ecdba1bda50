import WaggleGraph

/// The node of a modifier that sets whether its content takes touches. It marks the drawing of content that does not: in a
/// page what is drawn over a scroll view keeps fingers from it, unless touches go through (M128).
final class AllowsHitTestingNode: DrawingModifierNode {
  private let modifier: _GraphValue<_AllowsHitTestingModifier>
  private var isTouchable = true
  private lazy var tester = content.output(HitTestOutput.self)?.blocked(by: .noHitTesting) {
    [runtime, modifier] in !modifier.untracked(in: runtime.graph).allowsHitTesting
  }

  init(
    _ content: ViewNode, _ modifier: _GraphValue<_AllowsHitTestingModifier>, _ inputs: _ViewInputs
  ) {
    self.modifier = modifier
    super.init(content, inputs, drawnFrom: [modifier.node])
  }

  override func output<K: OutputKey>(_ key: K.Type) -> K.Output? {
    key == HitTestOutput.self
      ? castOutput(tester, of: HitTestOutput.self, for: key) : super.output(key)
  }

  override func updateEffect(_ graph: Graph) -> Bool {
    let wasTouchable = isTouchable
    isTouchable = modifier.read(in: graph).allowsHitTesting
    return isTouchable != wasTouchable
  }

  override func applyEffect(to node: DisplayNode) -> DisplayNode {
    isTouchable ? node : DisplayNode(.untouched(node))
  }
}
