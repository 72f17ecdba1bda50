public import Foundation

extension View {
  /// Takes the proposed size and puts the view's centre at a point in it, in points (L060, R124).
  @inlinable
  public nonisolated func position(_ position: CGPoint) -> some View {
    modifier(_PositionLayout(position: position))
  }

  /// Takes the proposed size and puts the view's centre at a point in it, in points (L060, R124).
  @inlinable
  public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(_PositionLayout(position: CGPoint(x: x, y: y)))
  }
}

/// Puts a view's centre at a point.
nonisolated public struct _PositionLayout: PrimitiveModifier, Sendable {
  @usableFromInline let position: CGPoint

  @inlinable
  init(position: CGPoint) { self.position = position }

  /// The content at the point.
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs { makeNode(inputs, body) { PositionNode($0, modifier, $1) } }
}

private final class PositionNode: PlacingNode<_PositionLayout> {

  override func parametersChanged() {
    if !traitsUnchanged() { setNeedsMeasure(traits: true) }
    setNeedsPlacing()
  }

  override var rigidAxes: Axis.Set { [] }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    if let width = proposal.width, let height = proposal.height {
      return CGSize(width: width, height: height)
    }
    return proposal.replacingUnspecifiedDimensions(by: child.size(for: proposal))
  }

  override func childProposal(in size: CGSize, _ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(size)
  }

  override func childOrigin(_ child: ViewDimensions, in size: CGSize) -> CGPoint {
    let centre = parameters.position
    if !(centre.x.isFinite && centre.y.isFinite) {
      runtime.reportOnce(.position(centre, at: viewPath))
    }
    return CGPoint(x: centre.x - child.width / 2, y: centre.y - child.height / 2)
  }

  /// Plain on all edges (L035).
  override var spacing: ViewSpacing { .plain }
}
