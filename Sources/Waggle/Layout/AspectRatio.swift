public import Foundation
import WaggleGraph

extension View {
  /// Offers the view room of a ratio of width to height; nil is that of its ideal size (L056).
  @inlinable
  public nonisolated func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode)
    -> some View
  { modifier(_AspectRatioLayout(aspectRatio: aspectRatio, contentMode: contentMode)) }

  /// Offers the view room of a size's ratio of width to height (L056).
  @inlinable
  public nonisolated func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View
  {
    modifier(
      _AspectRatioLayout(
        aspectRatio: aspectRatio.width / aspectRatio.height, contentMode: contentMode))
  }

  /// Scales the view to fit the room that is offered, keeping its ratio (L056).
  @inlinable
  public nonisolated func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Scales the view to cover the room that is offered, keeping its ratio (L056).
  @inlinable
  public nonisolated func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}

/// Offers a view room of a ratio of width to height.
nonisolated public struct _AspectRatioLayout: PrimitiveModifier, Sendable {
  @usableFromInline let aspectRatio: CGFloat?
  @usableFromInline let contentMode: ContentMode

  @inlinable
  init(aspectRatio: CGFloat?, contentMode: ContentMode) {
    self.aspectRatio = aspectRatio
    self.contentMode = contentMode
  }

  /// The content, offered room of the ratio.
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs { makeNode(inputs, body) { AspectRatioNode($0, modifier, $1) } }
}

/// The child's answer to the scaled proposal is the size (L056).
private final class AspectRatioNode: PlacingNode<_AspectRatioLayout> {
  private var given: CGFloat?

  override func updateParameters(_ graph: Graph) {
    super.updateParameters(graph)
    given = usable(parameters.aspectRatio)
  }

  private func usable(_ ratio: CGFloat?) -> CGFloat? {
    guard let ratio, !(ratio.isFinite && ratio > 0) else { return ratio }
    reportBadInput(
      "E-RATIO",
      "The aspect ratio is \(Double(ratio)): it must be finite and above 0; the view's own is used."
    )
    return nil
  }

  /// L057: a view without a ratio of its own counts as square.
  private var ratio: CGFloat {
    if let given { return given }
    let ideal = child.size(for: .unspecified)
    let ratio = ideal.width / ideal.height
    return ratio.isFinite && ratio > 0 ? ratio : 1
  }

  /// L056, L057: the lengths that are known limit the size; one nil length does not.
  private func scaled(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let ratio = ratio
    let byHeight = proposal.height.map { $0 * ratio }
    let width: CGFloat
    switch (proposal.width, byHeight) {
    case (nil, nil): return proposal
    case (let known?, nil), (nil, let known?): width = known
    case (let a?, let b?): width = parameters.contentMode == .fit ? min(a, b) : max(a, b)
    }
    return ProposedViewSize(width: width, height: width / ratio)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    child.size(for: scaled(proposal))
  }

  override func offer(in size: CGSize, _ proposal: ProposedViewSize) -> ProposedViewSize {
    scaled(proposal)
  }

  override func childOrigin(_ child: ViewDimensions, in size: CGSize) -> CGPoint {
    CGPoint(x: (size.width - child.width) / 2, y: (size.height - child.height) / 2)
  }
}
