import Foundation
import Waggle

/// The layout of a view of UIKit's: its content, and then its subviews.
struct UIViewLayout: Layout {
  let view: UIView
  /// Another one where a property has changed that no child shows.
  let change: Int

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    onMainActor {
      // A subview has the frame that was found for it.
      if view.superview != nil, let width = proposal.width, let height = proposal.height {
        return CGSize(width: width, height: height)
      }
      let ideal = contentSize(nil, subviews)
      let width = length(.horizontal, proposal.width, ideal.width)
      let height = contentSize(width, subviews).height
      return CGSize(width: width, height: length(.vertical, proposal.height, height))
    }
  }

  /// The ideal size of the content, or that for a width; nil lengths where it has none.
  @MainActor
  private func contentSize(_ width: CGFloat?, _ subviews: Subviews) -> (
    width: CGFloat?, height: CGFloat?
  ) {
    if let arranged = view.arrangement(in: nil, { ideal(subviews, $0, $1) }) {
      return (arranged.size.width, arranged.size.height)
    }
    if view.isSizedByContent, let content = subviews.first {
      let size = content.sizeThatFits(ProposedViewSize(width: width, height: nil))
      return (size.width, size.height)
    }
    let size = view.intrinsicContentSize
    func length(_ value: CGFloat) -> CGFloat? { value == UIView.noIntrinsicMetric ? nil : value }
    return (length(size.width), length(size.height))
  }

  /// The size of a subview for a width, or its ideal size.
  private func ideal(_ subviews: Subviews, _ index: Int, _ width: CGFloat?) -> CGSize {
    guard index + 1 < subviews.count else { return .zero }
    return subviews[index + 1].sizeThatFits(ProposedViewSize(width: width, height: nil))
  }

  @MainActor
  private func length(
    _ axis: NSLayoutConstraint.Axis, _ proposed: CGFloat?, _ content: CGFloat?
  ) -> CGFloat {
    guard let content else { return finite(proposed) ?? 0 }
    let isRigid = view.contentHuggingPriority(for: axis) >= .defaultHigh
    let resists = view.contentCompressionResistancePriority(for: axis) >= .defaultHigh
    let wanted = finite(proposed) ?? content
    return min(max(wanted, resists ? content : 0), isRigid ? content : .infinity)
  }

  private func finite(_ length: CGFloat?) -> CGFloat? {
    length.flatMap { $0.isFinite ? max($0, 0) : nil }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    onMainActor {
      if view.superview == nil { view.resize(to: CGRect(origin: .zero, size: bounds.size)) }
      let places = UIViewPlaces(view, size: bounds.size) { ideal(subviews, $0, $1) }
      let arranged = view.arrangement(in: bounds.size) { ideal(subviews, $0, $1) }
      subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
      for (index, place) in places.frames.enumerated() where index + 1 < subviews.count {
        let frame = arranged?.frames[index] ?? place
        view.subviews[index].resize(to: frame, in: bounds.size)
        subviews[index + 1].place(
          at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
          proposal: ProposedViewSize(frame.size))
      }
    }
  }
}

/// Gives the size that a representable says, if it says one.
struct RepresentedLayout: Layout {
  let size: @MainActor (ProposedViewSize) -> CGSize?

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let said = onMainActor { size(proposal) }
    return said ?? subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
  }
}
