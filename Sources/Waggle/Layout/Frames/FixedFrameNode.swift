import Foundation

/// A frame with a fixed length along some axes; along the others it is as long as its child (L050).
class FixedFrameNode<Modifier>: PlacingNode<Modifier> {
  /// In points, not negative; nil uses the child's length. Set in `updateParameters`.
  final var width: CGFloat? {
    get { lengths.proposal.width }
    set { lengths = PackedProposal(ProposedViewSize(width: newValue, height: height)) }
  }

  final var height: CGFloat? {
    get { lengths.proposal.height }
    set { lengths = PackedProposal(ProposedViewSize(width: width, height: newValue)) }
  }

  @exclusivity(unchecked) private final var lengths = PackedProposal(.unspecified)

  var alignment: Alignment { .center }

  /// Reports a length that is negative or not finite, and ignores it.
  final func usable(_ length: CGFloat?, _ name: String) -> CGFloat? {
    guard let length, !(length.isFinite && length >= 0) else { return length }
    runtime.reportOnce(.frameLength(name, length, at: viewPath))
    return nil
  }

  /// A frame that is fixed along both axes computes nothing worth caching.
  override var cachesSizes: Bool { sizeDependsOnChildren }
  override var sizeDependsOnChildren: Bool {
    _ = parameters
    return width == nil || height == nil
  }

  /// Along a fixed axis, whatever the child is (L050).
  override var rigidAxes: Axis.Set {
    if width != nil && height != nil { return .all }
    var axes = child.rigidity
    if width != nil { axes.insert(.horizontal) }
    if height != nil { axes.insert(.vertical) }
    return axes
  }

  private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    let answer = child.size(for: childProposal(proposal))
    return CGSize(width: width ?? answer.width, height: height ?? answer.height)
  }

  override func childProposal(in size: CGSize, _ proposal: ProposedViewSize) -> ProposedViewSize {
    childProposal(proposal)
  }

  override func childOrigin(_ child: ViewDimensions, in size: CGSize) -> CGPoint {
    child.origin(in: size, alignedOn: alignment)
  }

  /// Plain along the fixed axes (L035).
  override var spacing: ViewSpacing {
    readParameters()
    var edges: Edge.Set = []
    if width != nil { edges.formUnion(.horizontal) }
    if height != nil { edges.formUnion(.vertical) }
    return child.spacing.framed(edges)
  }
}

extension ViewDimensions {
  /// The origin at which the view's guides meet the default guides of a frame of that size (L055).
  func origin(in size: CGSize, alignedOn alignment: Alignment) -> CGPoint {
    let frame = ViewDimensions(withoutGuides: size)[alignment]
    let guidePoint = self[alignment]
    return CGPoint(x: frame.x - guidePoint.x, y: frame.y - guidePoint.y)
  }
}

extension ViewSpacing {
  /// The spacing with some edges made plain; a spacer's is kept (L035).
  func framed(_ edges: Edge.Set) -> ViewSpacing { isSpacer ? self : plain(edges) }
}
