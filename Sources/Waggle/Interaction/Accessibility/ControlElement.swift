import WaggleGraph

extension ViewNode {
  /// This view as one control: an element with these traits, as `accessibilityControl` and the traits around it make. It costs
  /// no node of the graph.
  package func asControl(_ traits: AccessibilityTraits, _ inputs: _ViewInputs) -> ViewNode {
    // They are made for each request: kept, they would be the largest part of a button.
    DescribedNode(self, inputs) { _ in
      var (control, button) = (AccessibilityProperties(), AccessibilityProperties())
      control.children = .control
      button.added = traits
      return [control, button]
    }
  }

  /// This view as one element, into which those inside are merged, as `accessibilityElement(children: .combine)` makes it. It
  /// costs no node of the graph.
  package func asElement(_ inputs: _ViewInputs) -> ViewNode {
    DescribedNode(self, inputs) { _ in
      var element = AccessibilityProperties()
      element.children = .combine
      return [element]
    }
  }

  /// This view with a name of its element, which is computed when the element is asked for; nil leaves it as it is. It costs no
  /// node of the graph.
  package func named<Value>(
    by value: _GraphValue<Value>, _ inputs: _ViewInputs,
    _ name: @escaping (Value, EnvironmentValues) -> Text?
  ) -> ViewNode {
    let graph = Unmanaged.passUnretained(inputs.runtime.graph)
    return DescribedNode(self, inputs, reading: value.node) { environment in
      var named = AccessibilityProperties()
      named.label = graph._withUnsafeGuaranteedRef { name(value.untracked(in: $0), environment) }
      return [named]
    }
  }
}

/// The node of a view with accessibility properties that are made when they are asked for, the inner ones first.
private final class DescribedNode: ModifierNode {
  private let makeProperties: (EnvironmentValues) -> [AccessibilityProperties]
  /// The node that the properties are made from; nil where they are always the same.
  private let source: NodeID?
  private let environment: EnvironmentSource
  private unowned let runtime: Runtime

  init(
    _ content: ViewNode, _ inputs: _ViewInputs, reading source: NodeID? = nil,
    _ makeProperties: @escaping (EnvironmentValues) -> [AccessibilityProperties]
  ) {
    self.makeProperties = makeProperties
    self.source = source
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
    let properties = makeProperties(values)
    if let source, let reads = runtime.recordedReads {
      properties.record(from: source, in: reads, runtime) { [self] in
        makeProperties(environment.current)
      }
    }
    return properties.reduce(content.accessibilityElements) {
      $1.applied(to: $0, of: content, in: values, at: runtime.date)
    }
  }
}
