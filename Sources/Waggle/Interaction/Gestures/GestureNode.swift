import WaggleGraph

/// The node of `gesture`, `highPriorityGesture` and `simultaneousGesture`. Its recognizer is made at the first touch.
final class GestureNode<T: Gesture>: ModifierNode, GestureListener {
  private let inputs: _ViewInputs
  private let modifier: _GraphValue<_GestureModifier<T>>
  private(set) lazy var recognizer = makeRecognizer()
  private lazy var tester = content.output(HitTestOutput.self)?.adding(self)

  init(
    _ content: ViewNode, _ modifier: _GraphValue<_GestureModifier<T>>, _ inputs: _ViewInputs
  ) {
    self.inputs = inputs
    self.modifier = modifier
    super.init(content)
  }

  var isEnabled: Bool { inputs.currentEnvironment.isEnabled }
  var isGone: Bool { inputs.subgraph.isRemoved }
  var mask: GestureMask { current.mask }
  var rank: _GestureRank { current.rank }

  private var current: _GestureModifier<T> { modifier.untracked(in: inputs.runtime.graph) }

  private func makeRecognizer() -> Recognizer<Void> {
    let gesture = modifier.part(at: 0, as: T.self)
    let inputs = _GestureInputs(view: inputs, content: content)
    return T._makeGesture(gesture: gesture, inputs: inputs).recognizer.discardingValues
  }

  override func output<K: OutputKey>(_ key: K.Type) -> K.Output? {
    key == HitTestOutput.self
      ? castOutput(tester, of: HitTestOutput.self, for: key) : super.output(key)
  }
}
