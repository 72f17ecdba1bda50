import Foundation
import Observation
package import Waggle

/// A page with its bars: the title and the items that its views ask for, and the way back.
///
/// The title and the items stop here; the title is also that of the window.
package struct PageBars<Page: View>: View {
  private let back: PageBack?
  private let start: AnyView?
  private let isBackHidden: Binding<Bool>?
  private let page: Page
  @State private var title = NavigationTitle()
  @State private var toolbar = ToolbarValue()
  @State private var scroll = BarScroll()
  @State private var editing = PageEditing()
  @Environment(\.platformMetrics) private var platform

  /// - Parameter back: what the back button does; nil for a page without one.
  /// - Parameter start: what is before all items, such as the button of a sidebar.
  /// - Parameter isBackHidden: set to whether the page hides its back button.
  package init(
    back: PageBack?, start: AnyView? = nil, isBackHidden: Binding<Bool>? = nil,
    @ViewBuilder page: () -> Page
  ) {
    self.isBackHidden = isBackHidden
    self.back = back
    self.start = start
    self.page = page()
  }

  /// The page between its bars.
  package var body: some View {
    let plan = BarPlan(
      title: title, toolbar: toolbar, back: back,
      start: toolbar.hidesSidebarToggle ? nil : start, metrics: platform.bars)
    page
      .modifier(PageSearch(isRoot: back == nil))
      .onPreferenceChange(NavigationTitleKey.self) {
        title = $0
        let isHidden = $0.isBackHidden == true
        if let isBackHidden, isBackHidden.wrappedValue != isHidden {
          isBackHidden.wrappedValue = isHidden
        }
      }
      .onPreferenceChange(ToolbarKey.self) { toolbar = $0 }
      .stopsPreference(NavigationTitleKey.self)
      .stopsPreference(ToolbarKey.self)
      .says(ToolbarKey.self, toolbar.ofTabBar)
      .transformPreference(WindowTitleKey.self) {
        if title.title != nil { $0 = WindowTitle(title: title.title, isLarge: title.isLarge) }
      }
      .onScrollGeometryChange(for: CGFloat.self) {
        min($0.contentOffset.y + $0.contentInsets.top, BarScroll.limit)
      } action: {
        scroll.distance = $1
      }
      .collapsesScrollInset(by: plan.largeHeight)
      .safeAreaInset(edge: .top, spacing: 0) {
        Decoration {
          if plan.hasTop {
            TopBar(plan: plan, scroll: scroll).inBar(toolbar, .navigationBar)
          }
        }
      }
      .safeAreaInset(edge: .bottom, spacing: 0) {
        Decoration { PageBottom(plan: plan, editing: editing).inBar(toolbar, .bottomBar) }
      }
      .environment(\.pageEditing, editing)
  }
}

/// What the back button does.
package struct PageBack {
  /// The title of the page before.
  package var title: Text?
  /// Whether titles of the pages before are large (C102).
  package var isLarge: Bool
  package var action: @MainActor () -> Void

  package init(
    title: Text? = nil, isLarge: Bool = false, action: @escaping @MainActor () -> Void
  ) {
    self.title = title
    self.isLarge = isLarge
    self.action = action
  }
}

/// How far the first scroll view of a page is scrolled, for the bar alone.
@Observable final class BarScroll {
  /// From where on it no longer matters.
  static let limit: CGFloat = 80

  /// Negative where the content is pulled down.
  var distance: CGFloat = 0
}

/// What the bars of a page show.
struct BarPlan {
  let title: NavigationTitle
  let toolbar: ToolbarValue
  let back: PageBack?
  let start: AnyView?
  let metrics: BarMetrics

  /// Whether the title is below the bar.
  var isLarge: Bool {
    guard hasTop, metrics.largeTitle > 0, title.title != nil || !entries(.largeTitle).isEmpty
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

  /// A first page without a title and items has no bar (C100).
  var hasTop: Bool {
    if title.isBarHidden == true { return false }
    switch toolbar.visibility[.navigationBar] {
    case .visible: return true
    case .hidden: return false
    default: break
    }
    return back != nil || start != nil || title.title != nil || title.subtitle != nil
      || toolbar.entries.contains { !Self.isElsewhere($0) }
  }

  /// Whether an item is not in the bar at the top.
  private static func isElsewhere(_ entry: ToolbarEntry) -> Bool {
    let area = BarArea(entry.placement)
    return area == .bottom || area == .keyboard || entry.values.kind == .titleMenu
  }

  var hasBottom: Bool {
    toolbar.visibility[.bottomBar] != .hidden && !bottom.isEmpty
  }

  var leading: [ToolbarEntry] { entries(.leading) }
  var center: [ToolbarEntry] { entries(.center) }
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
  var hasMiddle: Bool { !center.isEmpty || title.title != nil && !toolbar.hidesTitle }

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
      $0.values.kind != .titleMenu && BarArea($0.placement) == area
    }
  }
}

/// A part of the bars.
enum BarArea {
  case leading, center, trailing, overflow, bottom
  case subtitle, largeTitle, largeSubtitle, keyboard, accessory

  /// Where a placement is (C109).
  init(_ placement: ToolbarItemPlacement) {
    switch placement.kind {
    case .secondaryAction: self = .overflow
    case .cancellationAction, .navigation, .topBarLeading: self = .leading
    case .principal, .title: self = .center
    case .bottomBar, .status, .bottomOrnament: self = .bottom
    case .subtitle: self = .subtitle
    case .largeTitle: self = .largeTitle
    case .largeSubtitle: self = .largeSubtitle
    case .keyboard: self = .keyboard
    case .accessoryBar: self = .accessory
    default: self = .trailing
    }
  }
}

extension View {
  /// Shows this view as one of the bars, in the colour scheme of the bar (R168).
  nonisolated func inBar(_ toolbar: ToolbarValue, _ bar: ToolbarPlacement.Kind) -> some View {
    transformEnvironment(\.colorScheme) { scheme in
      if let own = toolbar.colorScheme[bar] { scheme = own }
    }
  }
}
