import Foundation

extension View {
  /// Sets the priority with which a stack assigns space to the view: higher first. Default: 0 (L020, L026).
  @inlinable
  public nonisolated func layoutPriority(_ value: Double) -> some View {
    modifier(_LayoutPriorityModifier(value: value))
  }
}

/// Sets a view's layout priority.
nonisolated public struct _LayoutPriorityModifier: PrimitiveModifier, Sendable {
  @usableFromInline let value: Double

  @inlinable
  init(value: Double) { self.value = value }

  /// The content with the priority.
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs { makeNode(inputs, body) { LayoutPriorityNode($0, modifier, $1) } }
}

private final class LayoutPriorityNode: ParameterNode<_LayoutPriorityModifier> {
  override var layoutPriority: Double {
    let value = parameters.value
    guard value.isNaN else { return value }
    runtime.reportOnce(.priority(at: viewPath))
    return 0
  }
}
