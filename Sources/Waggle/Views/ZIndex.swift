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

private final class ZIndexSink: ContentEffect {
  private let modifier: _GraphValue<_ZIndexModifier>
  private let box: OrderedContainerKey.Box
  /// nil until somebody asks for the first time.
  private var value: Double?

  var currentValue: Double {
    runFirst()
    return value ?? 0
  }

  init(_ modifier: _GraphValue<_ZIndexModifier>, _ inputs: _ViewInputs) {
    self.modifier = modifier
    box = inputs.bag[OrderedContainerKey.self]
    inputs.runtime.zIndicesMade += 1
    super.init(inputs)
    attach(inputs, reading: modifier.node)
  }

  override func updateContent(_ graph: Graph) {
    let new = modifier.read(in: graph).value
    guard new != value else { return }
    let isKnown = value != nil
    value = new
    if isKnown { box.container?.orderChanged() }
  }
}

/// A container whose drawing order its children can change.
package protocol OrderedContainer: AnyObject {
  /// A child's z index is another. Many may say so in one update; the order is found once, after them.
  func orderChanged()
}

/// The container whose child a view is.
package enum OrderedContainerKey: InputKey {
  /// Filled when the container is there, which may be after its children were made.
  package final class Box {
    private weak var own: (any OrderedContainer)?
    private let outer: Box?

    /// - Parameter outer: where the children are if no container of their own is made for them.
    package init(outer: Box? = nil) { self.outer = outer }

    package var container: (any OrderedContainer)? { own ?? outer?.container }

    package func fill(with container: any OrderedContainer) { own = container }
  }
  package static var defaultValue: Box { Box() }
}

extension _ViewInputs {
  /// For views that may get a container of their own, or be children of the one around them.
  package mutating func mayHaveContainer() {
    bag[OrderedContainerKey.self] = OrderedContainerKey.Box(outer: bag[OrderedContainerKey.self])
  }
}

extension ViewNode {
  /// The view's place in the drawing order of its siblings; 0 where it says nothing.
  package var zIndex: Double {
    (trait(ObjectIdentifier(ZIndexNode.self)) as? ZIndexNode)?.value ?? 0
  }
}
