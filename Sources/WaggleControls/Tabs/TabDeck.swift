import Foundation
import Waggle

/// The page of the current tab, and the bar beside it (C114).
struct TabDeck: View {
  let tabs: [TabPlace]
  let current: AnyHashable?
  let reselection: TabReselection
  let choose: (AnyHashable) -> Void
  @State private var isMinimized = false
  @State private var visibility = Visibility.automatic
  /// Whether the user has opened or closed the sidebar; nil for neither.
  @State private var showsSidebar: Bool?
  @Environment(\.adaptableTabBarPlacement) private var placement
  @Environment(\.platformMetrics) private var platform
  @Environment(\.horizontalSizeClass) private var width
  @Environment(\.tabViewSettings) private var settings

  var body: some View {
    let metrics = platform.tabs(width, settings.look)
    ScrollViewReader { proxy in
      pages
        .safeAreaInset(edge: metrics.isAbove ? .top : .bottom, spacing: 0) {
          Decoration {
            if visibility != .hidden && !isSidebar {
              TabBar(
                tabs: tabs, current: current, metrics: metrics,
                isMinimized: isMinimized && metrics.floats && !metrics.isAbove
              ) { select($0, proxy) }
              .overlay(alignment: .leading) {
                if canBeSidebar { opening.padding(.leading, metrics.margin) }
              }
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
    }
  }

  /// Whether there is room for a sidebar, and the style has one.
  private var canBeSidebar: Bool {
    settings.look == .sidebar && width == .regular && visibility != .hidden
  }

  private var isSidebar: Bool {
    canBeSidebar && showsSidebar ?? placement.isSidebar(on: platform)
  }

  private var opening: some View {
    TabSidebarButton(label: "Show sidebar") { showsSidebar = true }
  }

  private var pages: some View {
    PageDeck(top: current, allContribute: true) {
      ForEach(tabs) { tab in
        TabPage(content: tab.view)
          .modifier(TabBarMinimizing(isMinimized: $isMinimized))
      }
    }
    .onPreferenceChange(ToolbarKey.self) { visibility = $0.visibility[.tabBar] ?? .automatic }
    .accessibilityElement(children: .contain)
    .accessibilityRole(.tabPanel)
    .onChange(of: current) { isMinimized = false }
  }

  private func select(_ id: AnyHashable, _ proxy: ScrollViewProxy) {
    if isMinimized { return withAnimation(.snappy) { isMinimized = false } }
    guard id == current else { return choose(id) }
    if !reselection.perform() { withAnimation { proxy.scrollToTop() } }
  }
}
