import Foundation

/// A node that chooses its child's proposal and origin. It resets the layout priority to 0 (L026).
class PlacingNode<Modifier>: ParameterNode<Modifier> {
  @exclusivity(unchecked) private var reportedGuides = GuideCache()

  /// The child's proposal when it is placed in `size`, the answer to `proposal`.
  func childProposal(in size: CGSize, _ proposal: ProposedViewSize) -> ProposedViewSize { proposal }

  /// The child's origin in `size`.
  func childOrigin(_ child: ViewDimensions, in size: CGSize) -> CGPoint { .zero }

  override var layoutPriority: Double { 0 }
  override var layoutTransparentChild: LayoutNode? { nil }

  override func placeChildren() {
    let offer = childProposal(in: size, proposal)
    let origin = childOrigin(child.dimensions(for: offer), in: size)
    child.place(at: CGPoint(x: origin.x.orZero, y: origin.y.orZero), proposal: offer)
  }

  /// The child's guide, moved by the child's origin (L042).
  override func explicitGuide(
    _ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    guard mayHaveGuides.contains(key) else { return nil }
    if let cached = reportedGuides.value(key, size, proposal) { return cached }
    guard let value = childGuide(key, in: size, proposal) else { return nil }
    reportedGuides.add(key, size, proposal, value, frame: runtime.frameNumber)
    return value
  }

  private func childGuide(
    _ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    let dimensions = child.dimensions(for: childProposal(in: size, proposal))
    guard let value = dimensions[explicit: key] else { return nil }
    let origin = childOrigin(dimensions, in: size)
    let moved = value + (key.axis == .horizontal ? origin.x : origin.y)
    return moved.isFinite ? moved : nil
  }

  override func traitsUnchanged() -> Bool {
    reportedGuides.take().areSame { explicitGuide($0, in: $1, $2) }
  }

  /// A child that does not affect the size may still set guides, which move with it.
  override func childChanged(_ child: LayoutNode, traits: Bool) {
    let traits = traits || !traitsUnchanged()
    super.childChanged(child, traits: traits)
  }
}

extension CGFloat {
  /// The value if it is finite, otherwise 0: an infinite view has no middle.
  fileprivate var orZero: CGFloat { isFinite ? self : 0 }
}
