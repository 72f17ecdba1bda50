import WaggleGraph

extension View {
  /// Sets the view's place in the drawing order of its siblings; higher is later, so on top (L027).
  @inlinable
  public nonisolated func zIndex(_ value: Double) -> some View { modifier(_ZIndexModifier(value)) }
}

/// Sets a view's place in the drawing order.
nonisolated public struct _ZIndexModifier: PrimitiveModifier {
  @usableFromInline let value: Double

  @inlinable
  init(_ value: Double) { self.value = value }

  /// The content, with a z index.
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let content = body(_Graph(), inputs).node
    return _ViewOutputs(ZIndexNode(content, modifier, inputs))
  }
}

/// A view that says where in the drawing order it stands.
final class ZIndexNode: ModifierNode {
  private let sink: ZIndexSink

  init(_ content: ViewNode, _ modifier: _GraphValue<_ZIndexModifier>, _ inputs: _ViewInputs) {
    sink = ZIndexSink(modifier, inputs)
    super.init(content)
  }

  override func trait(_ id: ObjectIdentifier) -> AnyObject? {
    id == ObjectIdentifier(ZIndexNode.self) ? self : content.trait(id)
  }

  fileprivate var value: Double { sink.currentValue }
}

private final class ZIndexSink: ContentSink {
  private let modifier: _GraphValue<_ZIndexModifier>
  private weak var container: (any OrderedContainer)?
  private var value = 0.0
  /// Whether the container is just being told; it asks all of its children, this one among them.
  private var isTelling = false

  var currentValue: Double {
    if !isTelling { runFirst() }
    return value
  }

  init(_ modifier: _GraphValue<_ZIndexModifier>, _ inputs: _ViewInputs) {
    self.modifier = modifier
    container = inputs.bag[OrderedContainerKey.self].container
    super.init(inputs)
    attach(inputs, reading: modifier.node)
  }

  override func updateContent(_ graph: Graph) {
    let new = modifier.read(in: graph).value
    guard new != value else { return }
    value = new
    isTelling = true
    defer { isTelling = false }
    graph.untracked { container?.orderChanged() }
  }
}

/// A container whose drawing order its children can change.
package protocol OrderedContainer: AnyObject {
  func orderChanged()
}

/// The container whose child a view is.
package enum OrderedContainerKey: InputKey {
  package final class Box {
    package weak var container: (any OrderedContainer)?
    package init(_ container: (any OrderedContainer)?) { self.container = container }
  }
  package static var defaultValue: Box { Box(nil) }
}

extension ViewNode {
  /// The view's place in the drawing order of its siblings; 0 where it says nothing.
  package var zIndex: Double {
    (trait(ObjectIdentifier(ZIndexNode.self)) as? ZIndexNode)?.value ?? 0
  }
}
