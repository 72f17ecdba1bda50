import Foundation
import Waggle

/// What the bars of a screen show.
@MainActor struct BarPlan {
  let title: NavigationTitle
  let toolbar: ToolbarValue
  let back: ScreenBack?
  let start: AnyView?
  let search: ScreenSearch?
  let metrics: BarMetrics
  /// How content ends at the bars.
  var edges = ScrollEdgeEffects()

  /// Whether the title is below the bar.
  var isLarge: Bool {
    guard hasTop, !hidesRow, metrics.largeTitle > 0,
      title.title != nil && !toolbar.hasItem(.title) || !entries(.largeTitle).isEmpty
    else { return false }
    if let isLarge = title.isLarge { return isLarge }
    if toolbar.role?.titleLeads ?? false { return false }
    return back?.isLarge ?? true
  }

  /// Whether the title is large inside the bar.
  var isInlineLarge: Bool { title.mode == .inlineLarge }

  /// Whether the title in the bar is at its leading end (C102, C239).
  var titleLeads: Bool {
    metrics.titleLeads || isInlineLarge || toolbar.role?.titleLeads ?? false
  }

  var hasBack: Bool { back != nil && title.isBackHidden != true }

  /// A screen without a title, items and a back button has no bar (C100).
  var hasTop: Bool {
    if title.isBarHidden == true { return false }
    switch toolbar.visibility[.navigationBar] {
    case .visible: return true
    case .hidden: return false
    default: break
    }
    return hasContent || drawer != nil || hasScopeBar
  }

  /// Whether there is something for the bar itself.
  private var hasContent: Bool {
    hasBack || shownStart != nil || title.title != nil || title.subtitle != nil
      || search?.spot == .bar || search?.spot == .principal
      || toolbar.entries.contains { !Self.isElsewhere($0) }
  }

  /// Whether the bar has only a field or scopes (C282).
  var hidesRow: Bool {
    search?.hidesBar == true || (drawer != nil || hasScopeBar) && !hasContent
  }

  /// What is before all items.
  var shownStart: AnyView? { toolbar.hides(.sidebarToggle) ? nil : start }

  /// Whether the title is at its usual place.
  var showsTitle: Bool { !toolbar.hides(.title) }

  /// Whether an item is not in the bar at the top.
  private static func isElsewhere(_ entry: ToolbarEntry) -> Bool {
    let area = BarArea(entry.placement)
    return area == .bottom || area == .keyboard || entry.values.kind == .titleMenu
  }

  var hasBottom: Bool {
    toolbar.visibility[.bottomBar] != .hidden && !bottom.isEmpty
  }

  var leading: [ToolbarEntry] { entries(.leading) }
  var center: [ToolbarEntry] { search?.spot == .principal ? [] : entries(.center) }
  var bottom: [ToolbarEntry] { entries(.bottom) }
  var titleMenu: [ToolbarEntry] { toolbar.entries.filter { $0.values.kind == .titleMenu } }
  /// The items at the trailing end, pinned ones last.
  var trailing: [ToolbarEntry] {
    var all = entries(.trailing)
    if metrics.titleLeads {
      all =
        all.filter { $0.placement == .primaryAction }
        + all.filter { $0.placement != .primaryAction }
    }
    return all.filter { !$0.placement.isPinned } + all.filter(\.placement.isPinned)
  }
  /// The items that are always in the menu at the trailing end: those of less use (C109).
  var secondary: [ToolbarEntry] { entries(.overflow) }
  /// Whether there is something between the ends of the bar.
  var hasMiddle: Bool {
    search?.spot == .principal || !center.isEmpty || title.title != nil && showsTitle
  }

  /// How much higher a large title makes the bar.
  var largeHeight: CGFloat {
    isLarge ? metrics.largeTitle + (largeSubtitle == nil ? 0 : BarMetrics.subtitle) : 0
  }

  /// The second line below the title in the bar, and that below a large title.
  var subtitle: BarLine? { BarLine(entries(.subtitle)) ?? title.subtitle.map { .text($0) } }
  var largeSubtitle: BarLine? { BarLine(entries(.largeSubtitle)) ?? subtitle }
  /// What is in place of the large title.
  var largeTitle: BarLine? { BarLine(entries(.largeTitle)) }

  var keyboard: [ToolbarEntry] { entries(.keyboard) }

  /// The items of the bars below that at the top, bar for bar, in the order of the source.
  var accessories: [AccessoryBar] {
    var bars: [AccessoryBar] = []
    for entry in entries(.accessory) {
      if let index = bars.firstIndex(where: { $0.id == entry.placement }) {
        bars[index].entries.append(entry)
      } else {
        bars.append(AccessoryBar(id: entry.placement, entries: [entry]))
      }
    }
    return bars
  }

  private func entries(_ area: BarArea) -> [ToolbarEntry] {
    toolbar.entries.filter {
      $0.values.kind != .titleMenu && BarArea($0.placement) == area && isThere($0)
    }
  }

  /// Whether there is what an item stands for.
  private func isThere(_ entry: ToolbarEntry) -> Bool {
    switch entry.values.kind {
    case .standard(.search): search != nil
    case .standard(.sidebarToggle): start != nil
    case .standard: title.title != nil
    default: true
    }
  }
}
