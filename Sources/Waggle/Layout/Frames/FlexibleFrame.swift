public import Foundation
import WaggleGraph

extension View {
  /// Gives the view a frame whose lengths are limited, in points; nil sets no limit (L051–L055).
  @inlinable
  public nonisolated func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(
      _FlexFrameLayout(
        width: FrameLimits(min: minWidth, ideal: idealWidth, max: maxWidth),
        height: FrameLimits(min: minHeight, ideal: idealHeight, max: maxHeight),
        alignment: alignment))
  }
}

/// A frame whose lengths are limited.
nonisolated public struct _FlexFrameLayout: PrimitiveModifier, Sendable {
  @usableFromInline let width: FrameLimits
  @usableFromInline let height: FrameLimits
  @usableFromInline let alignment: Alignment

  @inlinable
  init(width: FrameLimits, height: FrameLimits, alignment: Alignment) {
    self.width = width
    self.height = height
    self.alignment = alignment
  }

  /// The content in the frame.
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    makeNode(inputs, body) { FlexibleFrameNode($0, modifier, $1) }
  }
}

/// The limits of a flexible frame along one axis, in points.
@usableFromInline
struct FrameLimits: Equatable, Sendable {
  @usableFromInline var min: CGFloat?
  @usableFromInline var ideal: CGFloat?
  @usableFromInline var max: CGFloat?

  @inlinable
  init(min: CGFloat?, ideal: CGFloat?, max: CGFloat?) {
    self.min = min
    self.ideal = ideal
    self.max = max
  }
}

extension FrameLimits {
  var isEmpty: Bool { min == nil && ideal == nil && max == nil }

  /// The limits in ascending order, and whether they were given so (L051). Limits that no length can satisfy are
  /// dropped.
  var normalised: (limits: FrameLimits, isInOrder: Bool) {
    var new = self
    if let min { new.min = min.isFinite ? Swift.max(min, 0) : nil }
    if let ideal { new.ideal = ideal.isNaN ? nil : Swift.max(ideal, new.min ?? 0) }
    if let max { new.max = max.isNaN ? nil : Swift.max(max, new.ideal ?? 0, 0) }
    let isInOrder = new == self
    if let min = new.min, let max = new.max, min > max {
      return (FrameLimits(min: nil, ideal: nil, max: nil), false)
    }
    return (new, isInOrder)
  }

  private func clamp(_ length: CGFloat) -> CGFloat {
    Swift.max(min ?? -.infinity, Swift.min(length, max ?? .infinity))
  }

  /// The length proposed to the child (L052).
  func offer(_ proposal: CGFloat?) -> CGFloat? { (proposal ?? ideal).map(clamp) }

  /// The frame's length for a child that answers `child` to the offer (L053).
  func length(_ proposal: CGFloat?, child: CGFloat) -> CGFloat {
    guard let proposal, let offer = offer(proposal) else { return ideal ?? clamp(child) }
    switch (min, max) {
    case (nil, nil): return child
    case (_?, _?): return clamp(proposal)
    case (let min?, nil): return Swift.max(Swift.min(offer, child), min)
    case (nil, let max?): return Swift.min(Swift.max(offer, child), max)
    }
  }

  /// The length proposed to the child when it is placed in a frame of `length` (L054).
  func placingOffer(_ proposal: CGFloat?, length: CGFloat) -> CGFloat? {
    guard proposal == nil, ideal == nil else { return length }
    return length > min ?? -.infinity && length < max ?? .infinity ? nil : length
  }
}

private final class FlexibleFrameNode: PlacingNode<_FlexFrameLayout> {
  private var width = FrameLimits(min: nil, ideal: nil, max: nil)
  private var height = FrameLimits(min: nil, ideal: nil, max: nil)

  override func updateParameters(_ graph: Graph) {
    super.updateParameters(graph)
    width = usable(parameters.width, "Width")
    height = usable(parameters.height, "Height")
  }

  private func usable(_ limits: FrameLimits, _ name: String) -> FrameLimits {
    let (usable, isInOrder) = limits.normalised
    if !isInOrder { runtime.reportOnce(.frameLimits(name, limits, at: viewPath)) }
    return usable
  }

  /// Along an axis without a limit the frame is as its child is.
  override var rigidAxes: Axis.Set {
    var axes = child.rigidity
    if !width.isEmpty { axes.remove(.horizontal) }
    if !height.isEmpty { axes.remove(.vertical) }
    return axes
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let offer = ProposedViewSize(
      width: width.offer(proposal.width), height: height.offer(proposal.height))
    let answer = child.size(for: offer)
    return CGSize(
      width: width.length(proposal.width, child: answer.width),
      height: height.length(proposal.height, child: answer.height))
  }

  override func childProposal(in size: CGSize, _ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: width.placingOffer(proposal.width, length: size.width),
      height: height.placingOffer(proposal.height, length: size.height))
  }

  override func childOrigin(_ child: ViewDimensions, in size: CGSize) -> CGPoint {
    child.origin(in: size, alignedOn: parameters.alignment)
  }

  /// Plain along the axes that have a limit (L035).
  override var spacing: ViewSpacing {
    readParameters()
    var edges: Edge.Set = []
    if !width.isEmpty { edges.formUnion(.horizontal) }
    if !height.isEmpty { edges.formUnion(.vertical) }
    return child.spacing.framed(edges)
  }
}
