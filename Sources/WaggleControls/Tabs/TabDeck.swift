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
  @Environment(\.platformMetrics) private var platform
  @Environment(\.horizontalSizeClass) private var width
  @Environment(\.tabViewSettings) private var settings

  var body: some View {
    let metrics = platform.tabs(width, settings.look)
    ScrollViewReader { proxy in
      pages
        .safeAreaInset(edge: metrics.isAbove ? .top : .bottom, spacing: 0) {
          Decoration {
            if visibility != .hidden {
              TabBar(
                tabs: tabs, current: current, metrics: metrics,
                isMinimized: isMinimized && metrics.floats && !metrics.isAbove
              ) { select($0, proxy) }
            }
          }
        }
    }
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
