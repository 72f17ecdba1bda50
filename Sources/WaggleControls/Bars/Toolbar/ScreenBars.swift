import Foundation
import Observation
package import Waggle

/// A screen with its bars: the title and the items that its views ask for, and the way back.
///
/// The title and the items stop here; the title is also that of the window.
package struct ScreenBars<Screen: View>: View {
  private let back: ScreenBack?
  private let start: AnyView?
  private let isBackHidden: Binding<Bool>?
  private let removed: ((Set<ToolbarDefaultItemKind>) -> Void)?
  private let screen: Screen
  @State private var title = NavigationTitle()
  @State private var toolbar = ToolbarValue()
  @State private var scroll = BarScroll()
  @State private var editing = ScreenEditing(isOfScreen: true)
  @State private var searchInside: SearchRequest?
  @Environment(\.searchAround) private var searchAround
  @Environment(\.sidebarSearch) private var sidebarSearch
  @Environment(\.scrollEdgeEffects) private var effects
  @Environment(\.isSidebar) private var isSidebar
  @Environment(\.horizontalSizeClass) private var width
  @Environment(\.platformMetrics) private var platform
  @ScaledMetric(relativeTo: .largeTitle) private var titleLine = BarMetrics.titleLine

  /// - Parameter back: what the back button does; nil for a screen without one.
  /// - Parameter start: what is before all items, such as the button of a sidebar.
  /// - Parameter isBackHidden: set to whether the screen hides its back button.
  /// - Parameter removed: called with what the screen takes out of its bar.
  init(
    back: ScreenBack?, start: AnyView? = nil, isBackHidden: Binding<Bool>? = nil,
    removed: ((Set<ToolbarDefaultItemKind>) -> Void)? = nil,
    @ViewBuilder screen: () -> Screen
  ) {
    self.isBackHidden = isBackHidden
    self.removed = removed
    self.back = back
    self.start = start
    self.screen = screen()
  }

  /// The screen between its bars.
  package var body: some View {
    let (request, requestForSidebar) = requests
    let search = request.flatMap(screenSearch)
    let plan = BarPlan(
      title: title, toolbar: toolbar.shown(on: platform.bars), back: back, start: start,
      search: search, metrics: platform.bars.sized(titleLine: titleLine),
      edges: toolbar.edges.filled(from: effects))
    let isCollapsed = plan.yieldingHeight > 0 && scroll.isCollapsed
    screen
      .tellsBarsBackground()
      .onPreferenceChange(SearchKey.self) { searchInside = $0 }
      .modifier(SearchSuggestionCover(request: search?.request))
      .modifier(BottomSearch(search: search, plan: plan, scroll: scroll))
      .claimsSearch(back == nil ? searchAround : nil)
      .asksSidebar(sidebarSearch, for: requestForSidebar)
      .onPreferenceChange(NavigationTitleKey.self) {
        title = $0
        let isHidden = $0.isBackHidden == true
        if let isBackHidden, isBackHidden.wrappedValue != isHidden {
          isBackHidden.wrappedValue = isHidden
        }
      }
      .onPreferenceChange(ToolbarKey.self) {
        let new = $0
        toolbar = new
        removed?(new.removed.filter { !new.hasItem($0) })
      }
      .stopsPreference(NavigationTitleKey.self)
      .stopsPreference(ToolbarKey.self)
      .modifier(SaysToTabBar(plan: plan, scroll: scroll))
      .transformPreference(WindowTitleKey.self) {
        if let words = title.title {
          $0 = WindowTitle(title: words, isLarge: title.isLarge, isOfScreen: true)
        } else {
          $0?.subtitle = nil
        }
      }
      .followsScrollGeometry(of: BarScroll.Position.init) {
        scroll.follow($0, yielding: plan.yieldingHeight)
      }
      .collapsesScrollInset(by: plan.yieldingHeight, isCollapsed: isCollapsed)
      .safeAreaInset(edge: .top, spacing: 0) {
        Decoration {
          if plan.hasTop {
            TopBar(plan: plan, scroll: scroll).inBar(toolbar, .navigationBar)
              .padding(.bottom, isCollapsed ? -plan.yieldingHeight : 0)
          }
        }
      }
      .safeAreaInset(edge: .bottom, spacing: 0) {
        Decoration {
          ScreenBottom(plan: plan, editing: editing, scroll: scroll).inBar(toolbar, .bottomBar)
        }
      }
      .environment(\.isUnderLargeTitle, plan.isLarge)
      .environment(\.screenEditing, editing)
      .environment(\.barSchemes, toolbar.colorScheme)
  }

  /// The search whose field is here, and one whose field is in the sidebar beside this screen.
  private var requests: (here: SearchRequest?, inSidebar: SearchRequest?) {
    // The search of the screen, or that around its stack.
    let own = searchInside ?? (back == nil ? searchAround : nil)
    let isSidebar = isSidebar
    if let own {
      let isInSidebar = own.placement == .sidebar && !isSidebar && sidebarSearch != nil
      return isInSidebar ? (nil, own) : (own, nil)
    }
    return (isSidebar && back == nil ? sidebarSearch?.request : nil, nil)
  }

  private func screenSearch(_ request: SearchRequest) -> ScreenSearch? {
    let hasItem = toolbar.hasItem(.search)
    if !hasItem && toolbar.removed.contains(.search) { return nil }
    let isNarrow = width != .regular
    let spot = SearchSpot(
      request.placement, on: platform, isNarrow: isNarrow, isSidebar: isSidebar, hasItem: hasItem)
    return ScreenSearch(request, spot, on: platform, isNarrow: isNarrow)
  }
}

/// What the back button does.
package struct ScreenBack {
  /// The title of the screen before.
  package var title: Text?
  /// Whether titles of the screens before are large (C102).
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

/// How far the first scroll view of a screen is scrolled, for the bar alone.
@Observable final class BarScroll {
  /// From where on it no longer matters.
  static let limit: CGFloat = 160

  /// Negative where the content is pulled down.
  var distance: CGFloat = 0
  /// Whether all that yields of the bar has been scrolled away: only then the screen is laid out below the rest (C101).
  private(set) var isCollapsed = false
  /// Whether the content continues under what is at the lower edge of the screen.
  private(set) var continuesBelow = false

  /// Where a scroll view is.
  struct Position: Equatable {
    let distance: CGFloat
    let inset: CGFloat
    let continuesBelow: Bool

    init(_ geometry: ScrollGeometry) {
      distance = min(geometry.contentOffset.y + geometry.contentInsets.top, BarScroll.limit)
      inset = geometry.contentInsets.top
      continuesBelow = geometry.continuesBelow
    }
  }

  /// Follows the scroll view; one that is not below the bar takes nothing of it away from the screen.
  func follow(_ position: Position, yielding: CGFloat) {
    if distance != position.distance { distance = position.distance }
    if continuesBelow != position.continuesBelow { continuesBelow = position.continuesBelow }
    let isCollapsed = yielding > 0 && position.distance >= yielding && position.inset >= yielding
    if self.isCollapsed != isCollapsed { self.isCollapsed = isCollapsed }
  }
}

/// Says the settings of the bar of tabs, and what of the screen is under it.
private struct SaysToTabBar: ViewModifier {
  let plan: BarPlan
  let scroll: BarScroll

  func body(content: Content) -> some View {
    let toolbar = plan.toolbar
    content.says(
      ToolbarKey.self,
      toolbar.ofTabBar(
        below: BelowBar(
          continues: scroll.continuesBelow && !plan.isCoveredAtBottom,
          background: toolbar.screenBackground)))
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
