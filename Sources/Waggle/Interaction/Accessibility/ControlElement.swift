import WaggleGraph

extension ViewNode {
  /// This view as one control: an element with these traits, as `accessibilityControl` and the traits around it make. It costs
  /// no node of the graph.
  package func asControl(_ traits: AccessibilityTraits, _ inputs: _ViewInputs) -> ViewNode {
    ControlElementNode(self, traits, inputs)
  }
}

/// The node of `asControl`.
private final class ControlElementNode: ModifierNode {
  private let traits: AccessibilityTraits
  private let environment: EnvironmentSource
  private unowned let runtime: Runtime

  init(_ content: ViewNode, _ traits: AccessibilityTraits, _ inputs: _ViewInputs) {
    self.traits = traits
    environment = inputs.environment
    runtime = inputs.runtime
    super.init(content)
  }

  override func output<K: OutputKey>(_ key: K.Type) -> K.Output? {
    if key == AccessibilityOutput.self {
      return castOutput(Collected { [self] in elements }, of: AccessibilityOutput.self, for: key)
    }
    if key == IdentifiedOutput.self {
      let views = Collected { [self] in content.identifiedViews.map { $0.modified(by: self) } }
      return castOutput(views, of: IdentifiedOutput.self, for: key)
    }
    return super.output(key)
  }

  private var elements: [AccessibilityElement] {
    let values = environment.current
    var (control, button) = (AccessibilityProperties(), AccessibilityProperties())
    control.children = .control
    button.added = traits
    return [control, button].reduce(content.accessibilityElements) {
      $1.applied(to: $0, of: content, in: values, at: runtime.date)
    }
  }
}
