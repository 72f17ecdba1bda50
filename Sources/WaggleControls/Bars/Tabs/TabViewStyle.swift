import Foundation
public import Waggle

/// How a `TabView` shows its tabs: `automatic`, `page` and so on.
public protocol TabViewStyle {
  /// Which of the framework's looks it is.
  nonisolated static var _appearance: _TabViewAppearance { get }
  /// Whether dots show which page is shown.
  nonisolated var _dots: _TabViewDots { get }
  /// The axis of pages.
  nonisolated var _axis: Axis { get }
}

extension TabViewStyle {
  /// Automatic.
  public nonisolated var _dots: _TabViewDots { .automatic }
  /// Horizontal.
  public nonisolated var _axis: Axis { .horizontal }
}

/// A look of the framework.
public enum _TabViewAppearance: Sendable { case bar, grouped, sidebar, page }

/// Whether dots show which page is shown.
public enum _TabViewDots: Sendable { case automatic, always, never }

/// A bar with an item for each tab (C114).
public struct DefaultTabViewStyle: TabViewStyle, Sendable {
  /// A bar.
  public nonisolated static var _appearance: _TabViewAppearance { .bar }

  /// A bar.
  public init() {}
}

/// A bar with an item for each tab, wherever it is shown.
public struct TabBarOnlyTabViewStyle: TabViewStyle, Sendable {
  /// A bar.
  public nonisolated static var _appearance: _TabViewAppearance { .bar }

  /// A bar.
  public init() {}
}

/// A sidebar where there is room for one, else a bar.
public struct SidebarAdaptableTabViewStyle: TabViewStyle, Sendable {
  /// A sidebar.
  public nonisolated static var _appearance: _TabViewAppearance { .sidebar }

  /// A sidebar or a bar.
  public init() {}
}

/// A bar with an item for each tab above the page, wherever it is shown.
public struct GroupedTabViewStyle: TabViewStyle, Sendable {
  /// A bar.
  public nonisolated static var _appearance: _TabViewAppearance { .grouped }

  /// A bar above the page.
  public init() {}
}

/// Pages below each other, which are dragged, with dots that show which one is shown (C116).
public struct VerticalPageTabViewStyle: TabViewStyle, Sendable {
  /// Pages.
  public nonisolated static var _appearance: _TabViewAppearance { .page }
  /// Vertical.
  public nonisolated var _axis: Axis { .vertical }

  /// Pages below each other.
  public init() {}
}

/// Pages beside each other, which are dragged, with dots that show which one is shown (C116).
public struct PageTabViewStyle: TabViewStyle, Sendable {
  /// When dots show which page is shown.
  public struct IndexDisplayMode: Hashable, Sendable {
    let dots: _TabViewDots

    /// Where there is more than one page.
    public static let automatic = IndexDisplayMode(dots: .automatic)
    /// Also for one page.
    public static let always = IndexDisplayMode(dots: .always)
    /// Never.
    public static let never = IndexDisplayMode(dots: .never)
  }

  /// Pages.
  public nonisolated static var _appearance: _TabViewAppearance { .page }
  /// Whether dots show which page is shown.
  public nonisolated var _dots: _TabViewDots { mode.dots }
  private let mode: IndexDisplayMode

  /// Pages beside each other.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) { mode = indexDisplayMode }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The style for the place.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// A bar with an item for each tab.
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// A sidebar where there is room for one, else a bar.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}

extension TabViewStyle where Self == GroupedTabViewStyle {
  /// A bar above the page.
  public static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}

extension TabViewStyle where Self == VerticalPageTabViewStyle {
  /// Pages below each other that are dragged (C116).
  public static var verticalPage: VerticalPageTabViewStyle { VerticalPageTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages that are dragged (C116).
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  /// Pages that are dragged, with or without dots (C116).
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

/// What a style says.
struct TabViewSettings: Hashable {
  var appearance = _TabViewAppearance.bar
  var dots = _TabViewDots.automatic
  var axis = Axis.horizontal
}

extension EnvironmentValues {
  private enum TabViewSettingsKey: EnvironmentKey {
    static var defaultValue: TabViewSettings { TabViewSettings() }
  }

  /// How tabs are shown.
  var tabViewSettings: TabViewSettings {
    get { self[TabViewSettingsKey.self] }
    set { self[TabViewSettingsKey.self] = newValue }
  }
}

extension View {
  /// Sets how the tab views in this view show their tabs.
  ///
  /// ```swift
  /// TabView {
  ///   Text("One")
  ///   Text("Two")
  /// }
  /// .tabViewStyle(.page)
  /// ```
  public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    environment(
      \.tabViewSettings,
      TabViewSettings(appearance: S._appearance, dots: style._dots, axis: style._axis))
  }
}
