public import Foundation
import WaggleGraph

extension View {
  /// Proposes a size with the given ratio of width to height; nil uses the ratio of the view's ideal size (L056).
  @inlinable
  public nonisolated func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode)
    -> some View
  { modifier(_AspectRatioLayout(aspectRatio: aspectRatio, contentMode: contentMode)) }

  /// Proposes a size with the same ratio of width to height as `aspectRatio` (L056).
  @inlinable
  public nonisolated func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View
  {
    modifier(
      _AspectRatioLayout(
        aspectRatio: aspectRatio.width / aspectRatio.height, contentMode: contentMode))
  }

  /// Scales the view to fit the proposed size, keeping its ratio (L056).
  @inlinable
  public nonisolated func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Scales the view to cover the proposed size, keeping its ratio (L056).
  @inlinable
  public nonisolated func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}

/// Proposes a size of a given ratio to a view.
nonisolated public struct _AspectRatioLayout: PrimitiveModifier, Sendable {
  @usableFromInline let aspectRatio: CGFloat?
  @usableFromInline let contentMode: ContentMode

  @inlinable
  init(aspectRatio: CGFloat?, contentMode: ContentMode) {
    self.aspectRatio = aspectRatio
    self.contentMode = contentMode
  }

  /// The content, proposed a size of the ratio.
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs { makeNode(inputs, body) { AspectRatioNode($0, modifier, $1) } }
}

/// The node's size is the child's answer to the scaled proposal (L056).
private final class AspectRatioNode: PlacingNode<_AspectRatioLayout> {
  private var requestedRatio: CGFloat?

  override func updateParameters(_ graph: Graph) {
    super.updateParameters(graph)
    requestedRatio = usable(parameters.aspectRatio)
  }

  private func usable(_ ratio: CGFloat?) -> CGFloat? {
    guard let ratio, !(ratio.isFinite && ratio > 0) else { return ratio }
    runtime.reportOnce(.aspectRatio(ratio, at: viewPath))
    return nil
  }

  /// The ratio in effect: the given one, else that of the ideal size, else 1 (L057).
  private var ratio: CGFloat {
    if let requestedRatio { return requestedRatio }
    let ideal = child.size(for: .unspecified)
    let ratio = ideal.width / ideal.height
    return ratio.isFinite && ratio > 0 ? ratio : 1
  }

  /// Only the proposed lengths that are not nil limit the size (L056, L057).
  private func scaled(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let ratio = ratio
    let byHeight = proposal.height.map { $0 * ratio }
    let width: CGFloat
    switch (proposal.width, byHeight) {
    case (nil, nil): return proposal
    case (let single?, nil), (nil, let single?): width = single
    case (let a?, let b?): width = parameters.contentMode == .fit ? min(a, b) : max(a, b)
    }
    return ProposedViewSize(width: width, height: width / ratio)
  }

  /// What is proposed along one axis may change the other, so a child counts that is rigid along both.
  override var rigidAxes: Axis.Set { child.rigidity == .all ? .all : [] }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    child.size(for: scaled(proposal))
  }

  override func childProposal(in size: CGSize, _ proposal: ProposedViewSize) -> ProposedViewSize {
    scaled(proposal)
  }

  override func childOrigin(_ child: ViewDimensions, in size: CGSize) -> CGPoint {
    CGPoint(x: (size.width - child.width) / 2, y: (size.height - child.height) / 2)
  }
}
