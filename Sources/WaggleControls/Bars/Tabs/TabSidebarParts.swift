public import Waggle

extension View {
  /// Puts views above the items of the sidebar of the tab views in this view (C669). A bar does not show them.
  ///
  /// ```swift
  /// TabView {
  ///   Tab("Hives", systemImage: "hexagon") { Text("12 hives") }
  /// }
  /// .tabViewStyle(.sidebarAdaptable)
  /// .tabViewSidebarHeader { Text("Apiary").font(.title) }
  /// ```
  public nonisolated func tabViewSidebarHeader<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { sidebarPart(\.header, content()) }

  /// Puts views below the items of the sidebar of the tab views in this view (C669). A bar does not show them.
  public nonisolated func tabViewSidebarFooter<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { sidebarPart(\.footer, content()) }

  /// Puts views at the lower edge of the sidebar of the tab views in this view (C669). A bar does not show them.
  public nonisolated func tabViewSidebarBottomBar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { sidebarPart(\.bottomBar, content()) }

  private nonisolated func sidebarPart<Content: View>(
    _ part: WritableKeyPath<TabSidebarParts, AnyView?>, _ content: Content
  ) -> some View {
    transformEnvironment(\.tabSidebarParts) { $0[keyPath: part] = AnyView(content) }
  }
}

/// What a sidebar has beside the items.
struct TabSidebarParts {
  var header: AnyView?
  var footer: AnyView?
  var bottomBar: AnyView?
}

extension EnvironmentValues {
  /// What sidebars have beside the items of tabs.
  @Entry var tabSidebarParts = TabSidebarParts()
}
