import Foundation

extension View {
  /// Gives the view its ideal size, whatever the proposal (R142).
  @inlinable
  public nonisolated func fixedSize() -> some View {
    modifier(_FixedSizeLayout(horizontal: true, vertical: true))
  }

  /// Gives the view its ideal length along the chosen axes, whatever the proposal (R142).
  @inlinable
  public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(_FixedSizeLayout(horizontal: horizontal, vertical: vertical))
  }
}

/// Proposes nil along some axes, so that the view takes its ideal length.
nonisolated public struct _FixedSizeLayout: PrimitiveModifier, Sendable {
  @usableFromInline let horizontal: Bool
  @usableFromInline let vertical: Bool

  @inlinable
  init(horizontal: Bool, vertical: Bool) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The content at its ideal size.
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs { makeNode(inputs, body) { FixedSizeNode($0, modifier, $1) } }
}

/// Forwards the child's size, guides, spacing and priority (L026).
private final class FixedSizeNode: ParameterNode<_FixedSizeLayout> {
  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: parameters.horizontal ? nil : proposal.width,
      height: parameters.vertical ? nil : proposal.height)
  }

  override var rigidAxes: Axis.Set {
    var axes = child.rigidity
    if parameters.horizontal { axes.insert(.horizontal) }
    if parameters.vertical { axes.insert(.vertical) }
    return axes
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    child.size(for: offer(proposal))
  }

  override func placeChildren() { child.place(at: .zero, proposal: offer(proposal)) }

  override func explicitGuide(
    _ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat? { child.explicitGuide(key, in: size, offer(proposal)) }
}
