import Foundation
import Waggle

/// Places the content of a sheet in the middle of a panel that has a size, or makes a panel around it.
struct SheetContentLayout: Layout {
  /// nil where the size depends on the content.
  let size: CGSize?
  let sizing: any PresentationSizing
  let plan: SheetPlan
  /// The greatest height.
  let limit: CGFloat?
  /// What the window needs for the content; nil where it does not grow.
  let need: PresentationNeed?

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    guard size == nil, let view = subviews.first else { return size ?? .zero }
    let chosen = view.sizeThatFits(wanted(view))
    let wanted = wanted(view)
    let padding = 2 * padding
    return CGSize(
      width: min((wanted.width ?? chosen.width) + padding, room.width),
      height: min((wanted.height ?? chosen.height) + padding, room.height))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let inner = bounds.insetBy(dx: padding, dy: padding)
    subviews.first?.place(
      at: CGPoint(x: inner.midX, y: inner.midY), anchor: .center,
      proposal: ProposedViewSize(inner.size))
    if let need, let view = subviews.first { need.set(leastWindow(for: view)) }
  }

  /// The size of a window in which the content has the room that it needs.
  private func leastWindow(for view: LayoutSubview) -> CGSize {
    let least = view.sizeThatFits(.zero)
    var around = CGSize(width: 2 * padding, height: 2 * padding)
    switch plan.form {
    case .cover: break
    case .bottom: around.height += plan.window.height - plan.largest
    case .centered, .popover:
      around.width += plan.window.width - room.width
      around.height += plan.window.height - room.height
    }
    return CGSize(width: least.width + around.width, height: least.height + around.height)
  }

  private var padding: CGFloat { plan.form == .centered ? plan.metrics.padding : 0 }

  private func wanted(_ view: LayoutSubview) -> ProposedViewSize {
    let context = PresentationSizingContext(room: room, metrics: plan.metrics)
    var size = sizing.proposedSize(
      for: PresentationSizingRoot { view.sizeThatFits($0) }, context: context)
    if let limit { size.height = limit }
    return size.usable
  }

  private var room: CGSize {
    let insets = plan.insets
    return CGSize(
      width: max(0, plan.window.width - insets.leading - insets.trailing - 2 * plan.metrics.top),
      height: max(0, plan.window.height - insets.top - insets.bottom - 2 * plan.metrics.top))
  }
}

extension ProposedViewSize {
  /// Without dimensions that cannot be used.
  fileprivate var usable: ProposedViewSize {
    ProposedViewSize(
      width: width.flatMap { $0 >= 0 ? $0 : nil }, height: height.flatMap { $0 >= 0 ? $0 : nil })
  }
}
