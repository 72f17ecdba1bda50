import WaggleGraph

extension View {
  /// Sets the view's position in the drawing order of its siblings; higher values are drawn later, on top. Default: 0
  /// (L027). Of several the innermost counts (R310).
  @inlinable
  public nonisolated func zIndex(_ value: Double) -> some View { modifier(_ZIndexModifier(value)) }
}

/// Sets a view's z index.
nonisolated public struct _ZIndexModifier: PrimitiveModifier {
  @usableFromInline let value: Double

  @inlinable
  init(_ value: Double) { self.value = value }

  /// The content with the z index.
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let content = body(_Graph(), inputs).node
    return _ViewOutputs(ZIndexNode(content, modifier, inputs))
  }
}

/// The node that carries a view's z index.
final class ZIndexNode: ModifierNode {
  private let effect: ZIndexEffect

  init(_ content: ViewNode, _ modifier: _GraphValue<_ZIndexModifier>, _ inputs: _ViewInputs) {
    effect = ZIndexEffect(modifier, inputs)
    super.init(content)
  }

  override func trait(_ id: ObjectIdentifier) -> AnyObject? {
    content.trait(id) ?? (id == ObjectIdentifier(ZIndexNode.self) ? self : nil)
  }

  fileprivate var value: Double { effect.currentValue }
}

private final class ZIndexEffect: ContentEffect {
  private let modifier: _GraphValue<_ZIndexModifier>
  private let containerReference: ZOrderContainerKey.Reference
  /// nil until the first request.
  private var value: Double?
  /// Whether the container is notified of a new value; it may read that.
  private var isReporting = false

  var currentValue: Double {
    if !isReporting { runFirst() }
    return value ?? 0
  }

  init(_ modifier: _GraphValue<_ZIndexModifier>, _ inputs: _ViewInputs) {
    self.modifier = modifier
    containerReference = inputs.bag[ZOrderContainerKey.self]
    inputs.runtime.store(ViewStore.self).zIndexCount += 1
    super.init(inputs)
    attach(inputs, reading: modifier.node)
  }

  override func updateContent(_ graph: Graph) {
    let new = modifier.read(in: graph).value
    guard new != value else { return }
    let hadValue = value != nil
    value = new
    guard hadValue else { return }
    isReporting = true
    defer { isReporting = false }
    containerReference.container?.childOrderChanged()
  }
}

/// The container that a view is a child of.
package enum ZOrderContainerKey: InputKey {
  /// Refers to the container. Filled once the container exists, which may be after its children were made.
  package final class Reference {
    private weak var direct: ViewNode?
    private let outer: Reference?

    /// - Parameter outer: the reference to the enclosing container, which applies if these children get none.
    package init(outer: Reference? = nil) { self.outer = outer }

    package var container: ViewNode? { direct ?? outer?.container }

    package func fill(with container: ViewNode) { direct = container }
  }
  package static var defaultValue: Reference { Reference() }
}

extension _ViewInputs {
  /// For views that may get an implicit container, or else become children of the enclosing one.
  package mutating func mayHaveContainer() {
    bag[ZOrderContainerKey.self] = ZOrderContainerKey.Reference(outer: bag[ZOrderContainerKey.self])
  }
}

extension ViewNode {
  /// The view's z index; 0 if none is set.
  package var zIndex: Double {
    (trait(ObjectIdentifier(ZIndexNode.self)) as? ZIndexNode)?.value ?? 0
  }
}
