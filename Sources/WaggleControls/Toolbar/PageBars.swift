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
        if title.title != nil { $0 = WindowTitle(title: title.title, isLarge: plan.isLarge) }
      }
      .onScrollGeometryChange(for: CGFloat.self) {
        min($0.contentOffset.y + $0.contentInsets.top, BarScroll.limit)
      } action: {
        scroll.distance = $1
      }
      .collapsesScrollInset(by: plan.isLarge ? plan.metrics.largeTitle : 0)
      .safeAreaInset(edge: .top, spacing: 0) {
        Decoration {
          if plan.hasTop {
            TopBar(plan: plan, scroll: scroll).inBar(plan, .navigationBar)
          }
        }
      }
      .safeAreaInset(edge: .bottom, spacing: 0) {
        Decoration { if plan.hasBottom { BottomBar(plan: plan).inBar(plan, .bottomBar) } }
      }
  }
}

/// What the back button does.
package struct PageBack {
  /// The title of the page before.
  package var title: Text?
  /// Whether the title of the page before is large (C102).
  package var isLarge: Bool?
  package var action: @MainActor () -> Void

  package init(
    title: Text? = nil, isLarge: Bool? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.title = title
    self.isLarge = isLarge
    self.action = action
  }
}

/// How far the first scroll view of a page is scrolled, for the bar alone.
@Observable final class BarScroll {
  /// From where on it no longer matters.
  static let limit: CGFloat = 60

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
    guard hasTop, metrics.largeTitle > 0, title.title != nil else { return false }
    switch title.mode?.kind ?? .automatic {
    case .automatic: return back == nil || back?.isLarge ?? false
    case .large: return true
    case .inline, .inlineLarge: return false
    }
  }

  /// Whether the title is large inside the bar.
  var isInlineLarge: Bool { title.mode == .inlineLarge }

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
      || !(leading.isEmpty && trailing.isEmpty && center.isEmpty && entries(.overflow).isEmpty)
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
    let all = entries(.trailing)
    return all.filter { !$0.placement.isPinned } + all.filter(\.placement.isPinned)
  }
  /// The items that are in the menu at the trailing end: those of less use, and those that find no room (C109).
  var overflow: [ToolbarEntry] { items(at: .trailing).overflow + entries(.overflow) }
  var shownTrailing: [ToolbarEntry] { items(at: .trailing).shown }

  private func items(at area: BarArea) -> (shown: [ToolbarEntry], overflow: [ToolbarEntry]) {
    let all = trailing
    let limit = metrics.itemLimit
    let others = all.filter { !$0.placement.isApart && $0.isItem }
    guard others.count > limit else { return (all, []) }
    let moved = others.dropFirst(limit - 1)
    return (all.filter { !moved.contains($0) }, Array(moved))
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

  /// Where a placement is (C109).
  init(_ placement: ToolbarItemPlacement) {
    switch placement.kind {
    case .secondaryAction: self = .overflow
    case .cancellationAction, .navigation, .topBarLeading: self = .leading
    case .principal, .title: self = .center
    case .bottomBar, .status, .bottomOrnament: self = .bottom
    default: self = .trailing
    }
  }
}

extension View {
  /// Shows this view as one of the bars, in the colour scheme of the bar (R168).
  fileprivate nonisolated func inBar(_ plan: BarPlan, _ bar: ToolbarPlacement.Kind) -> some View {
    transformEnvironment(\.colorScheme) { scheme in
      if let own = plan.toolbar.colorScheme[bar] { scheme = own }
    }
  }
}
