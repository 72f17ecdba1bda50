import Foundation
import Waggle

/// A line of the title: a text, or the items that are in place of it (C239).
enum BarLine: View {
  case text(Text)
  case items([ToolbarEntry])

  /// Items; nil without any.
  nonisolated init?(_ entries: [ToolbarEntry]) {
    if entries.isEmpty { return nil }
    self = .items(entries)
  }

  @MainActor var body: some View {
    switch self {
    case .text(let text): text.lineLimit(1)
    case .items(let entries):
      HStack { ForEach(entries) { $0.view } }.lineLimit(1).surroundedByStack()
    }
  }
}

/// A bar below that at the top, with the items of one id (C239).
struct AccessoryBar: Identifiable {
  let id: ToolbarItemPlacement
  var entries: [ToolbarEntry]
}

/// The bars below that at the top.
struct AccessoryBars: View {
  let plan: BarPlan
  let scroll: BarScroll

  var body: some View {
    let last = plan.accessories.last?.id
    ForEach(plan.accessories) { bar in
      HStack(spacing: plan.metrics.spacing) {
        ForEach(bar.entries) { BarEntryView(entry: $0, plan: plan) }
        Spacer(minLength: 0)
      }
      .buttonStyle(BarButtonStyle())
      .padding(.horizontal, plan.metrics.margin)
      .frame(height: plan.metrics.itemSize)
      .frame(maxWidth: .infinity)
      .background { AccessoryBackground(plan: plan, scroll: scroll, isLast: bar.id == last) }
      .offset(y: -min(scroll.distance, plan.yieldingHeight))
      .accessibilityElement(children: .contain)
    }
  }
}

/// What is behind a bar below that at the top: the last one ends as that at the top does.
private struct AccessoryBackground: View {
  let plan: BarPlan
  let scroll: BarScroll
  let isLast: Bool

  var body: some View {
    Rectangle().fill(plan.toolbar.backgroundStyle(.navigationBar))
      .overlay(alignment: .bottom) {
        Decoration {
          if isLast, scroll.distance > plan.yieldingHeight,
            let isHard = plan.edges.isHard(.top, isGlass: plan.metrics.isGlass)
          {
            if isHard {
              Divider()
            } else if plan.toolbar.background[.navigationBar]?.style == nil {
              BarFade(background: plan.toolbar.screenBackground, edge: .top)
            }
          }
        }
      }
  }
}
