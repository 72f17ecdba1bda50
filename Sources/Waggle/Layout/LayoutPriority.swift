import Foundation

extension View {
  /// Says how early the view is given room: higher before lower, 0 where nothing is said (L020, L026).
  @inlinable
  public nonisolated func layoutPriority(_ value: Double) -> some View {
    modifier(_LayoutPriorityModifier(value: value))
  }
}

/// Says how early a view is given room.
nonisolated public struct _LayoutPriorityModifier: PrimitiveModifier, Sendable {
  @usableFromInline let value: Double

  @inlinable
  init(value: Double) { self.value = value }

  /// The content with a priority.
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs { makeNode(inputs, body) { LayoutPriorityNode($0, modifier, $1) } }
}

private final class LayoutPriorityNode: ParameterNode<_LayoutPriorityModifier> {
  override var layoutPriority: Double {
    let value = parameters.value
    guard value.isNaN else { return value }
    reportBadInput("E-PRIORITY", "A layout priority is no number: it counts as 0.")
    return 0
  }
}
