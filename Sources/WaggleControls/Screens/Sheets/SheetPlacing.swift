import Foundation
import Waggle

/// Places the dim and the panel of a sheet in the window.
struct SheetPlacing: Layout {
  let plan: SheetPlan
  /// How far down the panel is from its place. The frame is the final one at once, and the drawing follows.
  let offset: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    plan.window
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    guard let panel = subviews.last else { return }
    let isRightToLeft = subviews.layoutDirection == .rightToLeft
    let frame = frame(of: panel, isRightToLeft)
    let x = isRightToLeft ? plan.window.width - frame.maxX : frame.minX
    panel.place(
      at: CGPoint(x: bounds.minX + x, y: bounds.minY + frame.minY + offset),
      proposal: ProposedViewSize(frame.size))
  }

  /// The panel's frame, from the left.
  private func frame(of panel: LayoutSubview, _ isRightToLeft: Bool) -> CGRect {
    guard plan.form != .popover else { return beside(panel, isRightToLeft) }
    let size = panel.sizeThatFits(ProposedViewSize(plan.window))
    let y =
      plan.form == .centered
      ? (plan.window.height - size.height) / 2
      : plan.window.height - size.height
    return CGRect(origin: CGPoint(x: (plan.window.width - size.width) / 2, y: y), size: size)
  }

  private func beside(_ panel: LayoutSubview, _ isRightToLeft: Bool) -> CGRect {
    let insets = plan.insets
    let room = CGRect(
      x: isRightToLeft ? insets.trailing : insets.leading, y: insets.top,
      width: max(0, plan.window.width - insets.leading - insets.trailing),
      height: max(0, plan.window.height - insets.top - insets.bottom))
    let size = panel.sizeThatFits(ProposedViewSize(width: room.width, height: nil))
    let height = min(size.height, room.height)
    return PresentationPlacement(plan.edges, gap: 0)
      .frame(
        of: CGSize(width: min(size.width, room.width), height: height), at: plan.source, in: room,
        isRightToLeft: isRightToLeft)
  }
}
