import WaggleGraph

extension View {
  /// Attaches a value to the view for the layout of its container (L074). Of several values for a key the
  /// innermost counts (R310).
  @inlinable
  public nonisolated func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(_LayoutValueModifier<K>(value: value))
  }
}

/// Attaches a value for the layout of the container.
nonisolated public struct _LayoutValueModifier<K: LayoutValueKey>: PrimitiveModifier {
  @usableFromInline let value: K.Value

  @inlinable
  init(value: K.Value) { self.value = value }

  /// The content with the value.
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let content = body(_Graph(), inputs).node
    return _ViewOutputs(LayoutValueNode(content, modifier, inputs))
  }
}

/// A view that carries a value for its container's layout. Outer modifiers forward it, containers do not.
private final class LayoutValueNode<K: LayoutValueKey>: ModifierNode {
  private let read: () -> K.Value

  init(_ content: ViewNode, _ modifier: _GraphValue<_LayoutValueModifier<K>>, _ inputs: _ViewInputs)
  {
    let effect = LayoutValueEffect(modifier, content.layout, inputs)
    read = { effect.current }
    super.init(content)
  }

  init(_ content: ViewNode, constant value: K.Value) {
    read = { value }
    super.init(content)
  }

  override func trait(_ id: ObjectIdentifier) -> AnyObject? {
    content.trait(id) ?? (id == ObjectIdentifier(LayoutValueNode<K>.self) ? self : nil)
  }

  var value: K.Value { read() }
}

private final class LayoutValueEffect<K: LayoutValueKey>: ContentEffect {
  private let modifier: _GraphValue<_LayoutValueModifier<K>>
  private unowned let layout: LayoutNode
  private var value: K.Value?

  init(
    _ modifier: _GraphValue<_LayoutValueModifier<K>>, _ layout: LayoutNode, _ inputs: _ViewInputs
  ) {
    self.modifier = modifier
    self.layout = layout
    super.init(inputs)
    attach(inputs, reading: modifier.node)
  }

  var current: K.Value {
    if value == nil { runFirst() }
    return value!
  }

  override func updateContent(_ graph: Graph) {
    let new = modifier.read(in: graph).value
    guard let old = value else {
      value = new
      return
    }
    guard !graph.areEqual(old, new) else { return }
    value = new
    graph.untracked { layout.setNeedsMeasure(traits: true) }
  }
}

extension ViewNode {
  /// The view with a value for its container's layout that never changes. It costs no node of the graph.
  package func withLayoutValue<K: LayoutValueKey>(_ key: K.Type, _ value: K.Value) -> ViewNode {
    LayoutValueNode<K>(self, constant: value)
  }

  /// The value that the view carries for a key; nil if it was given none.
  func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value? {
    let found = trait(ObjectIdentifier(LayoutValueNode<K>.self))
    // Found by the node's own type.
    return found.map { unsafeDowncast($0, to: LayoutValueNode<K>.self).value }
  }
}
