import Foundation
import Waggle

/// Which items of a bar there is room for; the others are in a menu (C237).
struct BarFit: Equatable {
  /// The least width that the title keeps.
  static let titleWidth: CGFloat = 44

  /// The width of the bar between its margins.
  var room = CGFloat.infinity
  /// The widths that items had when they were last in the bar.
  private var widths: [AnyHashable: CGFloat] = [:]

  /// Notes the width of one of these items.
  mutating func note(_ width: CGFloat, of id: AnyHashable, among ids: Set<AnyHashable>) {
    if widths.count > ids.count { widths = widths.filter { ids.contains($0.key) } }
    widths[id] = width
  }

  /// The items that fit, and the others: the last ones go first, and those that have their own background stay.
  ///
  /// - Parameter hasMenu: whether there is a menu also if all items fit.
  func split(
    _ entries: [ToolbarEntry], room: CGFloat, hasMenu: Bool, _ metrics: BarMetrics
  ) -> (shown: [ToolbarEntry], overflow: [ToolbarEntry]) {
    var shown = entries
    var overflow: [ToolbarEntry] = []
    let menu = metrics.itemSize + metrics.spacing
    while width(of: shown, metrics) + (hasMenu || !overflow.isEmpty ? menu : 0) > room {
      guard let last = shown.lastIndex(where: { $0.isItem && !$0.stays }) else { break }
      // A single item is better short than in a menu.
      if overflow.isEmpty, shown.count(where: \.isItem) == 1 { break }
      overflow.insert(shown.remove(at: last), at: 0)
    }
    return (shown, overflow)
  }

  /// The width of items beside each other.
  func width(of entries: [ToolbarEntry], _ metrics: BarMetrics) -> CGFloat {
    let groups = BarGroup.groups(of: entries)
    let inside = metrics.isGlass ? 0 : metrics.spacing
    var sum = metrics.spacing * CGFloat(max(0, groups.count - 1))
    for group in groups {
      sum += inside * CGFloat(group.entries.count - 1)
      for entry in group.entries { sum += widths[entry.id] ?? metrics.itemSize }
    }
    return sum
  }
}

/// How the items of a bar are shared between the bar and its menus.
@MainActor struct BarShares {
  var leading: (shown: [ToolbarEntry], overflow: [ToolbarEntry])
  var trailing: (shown: [ToolbarEntry], overflow: [ToolbarEntry])

  /// - Parameter ends: the width of what is before and behind all items.
  init(_ plan: BarPlan, _ fit: BarFit, ends: CGFloat) {
    let metrics = plan.metrics
    let title = plan.hasMiddle ? BarFit.titleWidth + metrics.spacing : 0
    let room = fit.room - ends - title
    let leading = plan.leading.isEmpty ? 0 : fit.width(of: plan.leading, metrics) + metrics.spacing
    trailing = fit.split(
      plan.trailing, room: room - leading, hasMenu: !plan.secondary.isEmpty, metrics)
    trailing.overflow += plan.secondary
    let end =
      fit.width(of: trailing.shown, metrics)
      + (trailing.overflow.isEmpty ? 0 : metrics.itemSize + metrics.spacing)
    self.leading = fit.split(
      plan.leading, room: room - (end > 0 ? end + metrics.spacing : 0), hasMenu: false, metrics)
  }
}

/// An item of a bar, whose width is noted.
struct BarItem: View {
  let entry: ToolbarEntry
  let plan: BarPlan
  let ids: Set<AnyHashable>
  @Binding var fit: BarFit

  var body: some View {
    IdealWidthLayout {
      BarEntryView(entry: entry, plan: plan)
      Color.clear
        .allowsHitTesting(false).accessibilityHidden(true)
        .onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: {
          fit.note($0, of: entry.id, among: ids)
        }
    }
  }
}

/// Gives its second view the width that the first one has where there is room enough.
private struct IdealWidthLayout: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { subviews.first?.sizeThatFits(proposal) ?? .zero }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    // An item of no views has none but the probe.
    guard subviews.count > 1, let probe = subviews.last else { return }
    for view in subviews.dropLast() {
      view.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
    let ideal = subviews[0].sizeThatFits(.unspecified).width
    probe.place(at: bounds.origin, proposal: ProposedViewSize(width: ideal, height: 0))
  }
}
