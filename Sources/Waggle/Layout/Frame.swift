public import Foundation
import WaggleGraph

extension View {
  /// Gives the view a frame of a fixed width, a fixed height or both, in points (L050).
  @inlinable
  public nonisolated func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { modifier(_FrameLayout(width: width, height: height, alignment: alignment)) }

  /// Changes nothing.
  @available(*, deprecated, message: "Please pass one or more parameters.")
  @inlinable
  public nonisolated func frame() -> some View {
    modifier(_FrameLayout(width: nil, height: nil, alignment: .center))
  }
}

/// A frame of a fixed width, a fixed height or both.
nonisolated public struct _FrameLayout: PrimitiveModifier, Sendable {
  @usableFromInline let width: CGFloat?
  @usableFromInline let height: CGFloat?
  @usableFromInline let alignment: Alignment

  @inlinable
  init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
    self.width = width
    self.height = height
    self.alignment = alignment
  }

  /// The content in the frame.
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs { makeNode(inputs, body) { FrameNode($0, modifier, $1) } }
}

/// L050: the frame's own lengths, or the child's answers.
private final class FrameNode: PlacingNode<_FrameLayout> {
  private var width: CGFloat?
  private var height: CGFloat?

  override func updateParameters(_ graph: Graph) {
    super.updateParameters(graph)
    width = usable(parameters.width, "width")
    height = usable(parameters.height, "height")
  }

  /// A length that is negative or not finite is none.
  private func usable(_ length: CGFloat?, _ name: String) -> CGFloat? {
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
    child.origin(in: size, alignedOn: parameters.alignment)
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
