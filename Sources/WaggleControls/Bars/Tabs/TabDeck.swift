import Foundation
import Waggle

/// The page of the current tab, and the bar beside it (C114).
struct TabDeck: View {
  let tabs: [TabContext]
  let current: AnyHashable?
  let reselection: TabReselection
  let choose: (AnyHashable) -> Void
  @State private var isMinimized = false
  /// What the page on top says of all bars: the bar of tabs takes what is for it, and the rest is passed up (R168).
  @State private var toolbar = ToolbarValue()
  /// How far the window's safe area reaches into the band of the bar.
  @State private var safeBottom: CGFloat = 0
  /// Whether the user has opened or closed the sidebar; nil for neither.
  @State private var showsSidebar: Bool?
  @Environment(\.adaptableTabBarPlacement) private var placement
  @Environment(\.platformMetrics) private var platform
  @Environment(\.horizontalSizeClass) private var width
  @Environment(\.tabViewSettings) private var settings
  @Environment(\.tabViewCustomization) private var customization

  var body: some View {
    let metrics = platform.tabs(width, settings.appearance)
    ScrollViewReader { proxy in
      pages
        .safeAreaInset(edge: metrics.isAbove ? .top : .bottom, spacing: 0) {
          Decoration {
            if visibility != .hidden && !isSidebar {
              TabBar(
                tabs: inBar, current: current, metrics: metrics.inside(safeBottom), toolbar: bar,
                isMinimized: isMinimized && metrics.floats && !metrics.isAbove
              ) { select($0, proxy) }
              .overlay(alignment: .leading) {
                if canBeSidebar { opening.padding(.leading, metrics.margin) }
              }
              .inBar(bar, .tabBar)
            }
          }
        }
        .safeAreaInset(edge: .leading, spacing: 0) {
          Decoration {
            if isSidebar {
              TabSidebar(tabs: tabs, current: current) {
                select($0, proxy)
              } close: {
                showsSidebar = false
              }
            }
          }
        }
        .background { TabKeys(step: step) }
        .onGeometryChange(for: CGFloat.self) {
          $0.safeAreaInsets.bottom
        } action: {
          safeBottom = $0
        }
    }
  }

  /// The tabs that the bar shows: in a wide window not those that are hidden there (C287).
  private var inBar: [TabContext] {
    guard canBeSidebar else { return tabs }
    let customization = customization?.wrappedValue
    return TabContext.ordered(tabs, customization).filter {
      $0.isVisible(inSidebar: false, customization)
    }
  }

  @Environment(\.appearanceProxies) private var proxies

  private var bar: ToolbarValue { toolbar.ofTabBar().shown(on: platform.bars) }
  private var visibility: Visibility {
    bar.visibility[.tabBar] ?? (proxies?.tabBar.isHidden == true ? .hidden : .automatic)
  }

  /// Selects the next tab or the one before, and at the ends that at the other end (C238).
  private func step(_ distance: Int) {
    let tabs = tabs.filter { !$0.view.containerValues.tabIsHidden }
    guard let index = tabs.firstIndex(where: { $0.id == current }), tabs.count > 1 else { return }
    choose(tabs[(index + distance + tabs.count) % tabs.count].id)
  }

  /// Whether there is room for a sidebar, and the style has one.
  private var canBeSidebar: Bool {
    settings.appearance == .sidebar && width == .regular && visibility != .hidden
  }

  private var isSidebar: Bool {
    canBeSidebar && showsSidebar ?? placement.isSidebar(on: platform)
  }

  private var opening: some View {
    TabSidebarButton(label: "Show sidebar") { showsSidebar = true }
  }

  private var pages: some View {
    ScreenDeck(top: current, allContribute: true) {
      ForEach(tabs) { tab in
        TabScreen(content: tab.view)
          .modifier(TabBarMinimizing(isMinimized: $isMinimized))
          .modifier(SaysWhatIsBelow())
      }
    }
    .tellsBarsBackground()
    .onPreferenceChange(ToolbarKey.self) { toolbar = $0 }
    .stopsPreference(ToolbarKey.self)
    .says(ToolbarKey.self, toolbar.withoutTabBar)
    .accessibilityElement(children: .contain)
    .accessibilityRole(.tabPanel)
    .onChange(of: current) { isMinimized = false }
  }

  private func select(_ id: AnyHashable, _ proxy: ScrollViewProxy) {
    if isMinimized { return withAnimation(.snappy) { isMinimized = false } }
    guard id == current else { return choose(id) }
    let isDone = reselection.perform()
    // The program may do more: its selection is written with the same value (C423).
    choose(id)
    if !isDone { withAnimation { proxy.scrollToTop() } }
  }
}
