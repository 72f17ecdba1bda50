import Foundation

/// A frame that decides some of its lengths itself (L050): on the others it is as long as the view inside.
class FixedFrameNode<Modifier>: PlacingNode<Modifier> {
  /// In points, not negative; nil is the child's. Set where the parameters are read.
  final var width: CGFloat?
  final var height: CGFloat?

  var alignment: Alignment { .center }

  /// A length that is negative or not finite is none.
  final func usable(_ length: CGFloat?, _ name: String) -> CGFloat? {
    guard let length, !(length.isFinite && length >= 0) else { return length }
    reportBadInput(
      "E-FRAME",
      "The frame's \(name) is \(Double(length)): it must be finite and not negative, and is ignored."
    )
    return nil
  }

  /// Nothing is kept where there is nothing to compute.
  override var cachesSizes: Bool { sizeDependsOnChildren }
  override var sizeDependsOnChildren: Bool {
    _ = parameters
    return width == nil || height == nil
  }

  private func ownOffer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    let answer = child.size(for: ownOffer(proposal))
    return CGSize(width: width ?? answer.width, height: height ?? answer.height)
  }

  override func offer(in size: CGSize, _ proposal: ProposedViewSize) -> ProposedViewSize {
    ownOffer(proposal)
  }

  override func childOrigin(_ child: ViewDimensions, in size: CGSize) -> CGPoint {
    child.origin(in: size, alignedOn: alignment)
  }

  /// L035.
  override var spacing: ViewSpacing {
    readParameters()
    var edges: Edge.Set = []
    if width != nil { edges.formUnion(.horizontal) }
    if height != nil { edges.formUnion(.vertical) }
    return child.spacing.framed(edges)
  }
}

extension ViewDimensions {
  /// L055: where the view's guides meet the guides that a frame of that size has by default.
  func origin(in size: CGSize, alignedOn alignment: Alignment) -> CGPoint {
    let frame = ViewDimensions(withoutGuides: size)[alignment]
    let own = self[alignment]
    return CGPoint(x: frame.x - own.x, y: frame.y - own.y)
  }
}

extension ViewSpacing {
  /// The same with some edges made plain, unless it is a spacer's (L035).
  func framed(_ edges: Edge.Set) -> ViewSpacing { isSpacer ? self : plain(edges) }
}
