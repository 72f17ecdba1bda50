public import Foundation

/// Arranges subviews in depth, the last one in front.
public struct ZStackLayout: RigidLayout, Sendable, PathNamed {
  /// The alignment of the subviews.
  public var alignment: Alignment

  /// Makes a depth layout.
  @inlinable
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  /// The union of the aligned frames of the subviews with the highest priority (L046).
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    guard !subviews.isEmpty else { return .zero }
    let takesUnion = subviews.container.layoutSemantics.zStackTakesUnion
    var extent = Extent()
    for view in highestPriority(subviews) {
      extent.formUnion(view.dimensions(in: proposal), takesUnion ? alignment : .topLeading)
    }
    return extent.size
  }

  /// Proposes the size to all subviews and aligns their guides (L047).
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let childProposal = ProposedViewSize(bounds.size)
    var extent = Extent()
    for view in highestPriority(subviews) {
      extent.formUnion(view.dimensions(in: childProposal), alignment)
    }
    for view in subviews {
      let guide = view.dimensions(in: childProposal)[alignment]
      let origin = CGPoint(
        x: bounds.minX + extent.before.x - guide.x, y: bounds.minY + extent.before.y - guide.y)
      view.place(at: origin, proposal: childProposal)
    }
  }

  /// No distance on any edge for an empty stack, otherwise the union of all subviews' spacing (L007, L036).
  public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    subviews.isEmpty ? .zero : subviews.mergedSpacing
  }

  private func highestPriority(_ subviews: Subviews) -> [LayoutSubview] {
    let highest = subviews.map(\.priority).max() ?? 0
    return subviews.filter { $0.priority == highest }
  }
}

/// The extent of aligned views before and after the line on which their guides meet.
private struct Extent {
  var before = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)
  var after = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)

  mutating func formUnion(_ view: ViewDimensions, _ alignment: Alignment) {
    let guide = view[alignment]
    before.x = max(before.x, guide.x)
    before.y = max(before.y, guide.y)
    after.x = max(after.x, view.width - guide.x)
    after.y = max(after.y, view.height - guide.y)
  }

  /// An infinite view's guides can be anywhere, so its length is infinite.
  var size: CGSize {
    CGSize(width: sum(before.x, after.x), height: sum(before.y, after.y))
  }

  private func sum(_ before: CGFloat, _ after: CGFloat) -> CGFloat {
    before == .infinity || after.isNaN ? .infinity : before + after
  }
}
