import Foundation
import WaggleTestKit

/// How far a subview of a `Stagger` is moved to the right.
enum Lift: LayoutValueKey {
  static let defaultValue: CGFloat = 0
}

/// A custom layout: one below the other, each further to the right; with a cache, gaps, values and a guide.
struct Stagger: Layout {
  let step: Int
  let isGuided: Bool

  struct Cache {
    var gaps: [CGFloat]
  }

  func makeCache(subviews: Subviews) -> Cache {
    Cache(
      gaps: subviews.indices.map { index in
        index == 0
          ? 0 : subviews[index - 1].spacing.distance(to: subviews[index].spacing, along: .vertical)
      })
  }

  private func frames(_ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: Cache)
    -> [CGRect]
  {
    var y: CGFloat = 0
    return subviews.indices.map { index in
      let size = subviews[index].sizeThatFits(inner(proposal))
      y += cache.gaps[index]
      defer { y += size.height }
      let x = CGFloat(index * step) + subviews[index][Lift.self]
      return CGRect(origin: CGPoint(x: x, y: y), size: size)
    }
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: proposal.width.map { $0 * 0.75 }, height: nil)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    frames(proposal, subviews, cache).reduce(CGRect.zero) { $0.union($1) }.size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    for (subview, frame) in zip(subviews, frames(proposal, subviews, cache)) {
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
        proposal: inner(proposal))
    }
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    isGuided && guide == .center ? bounds.minY + CGFloat(step) : nil
  }
}
