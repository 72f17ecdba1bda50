public import Waggle

/// How columns share the room. The styles are the built-in ones.
public protocol NavigationSplitViewStyle {
  /// Which of the built-in styles it is.
  nonisolated var _appearance: _NavigationSplitViewAppearance { get }
}

/// Identifies a built-in style.
public struct _NavigationSplitViewAppearance { nonisolated let appearance: SplitViewAppearance }

/// How columns share the room.
nonisolated enum SplitViewAppearance { case automatic, balanced, prominentDetail }

/// The detail gets the room that the others leave; where that would be less than 320 points, the others are over it.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// The style.
  public nonisolated init() {}
  /// The automatic style.
  public nonisolated var _appearance: _NavigationSplitViewAppearance {
    _NavigationSplitViewAppearance(appearance: .automatic)
  }
}

/// The detail gets the room that the others leave.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// The style.
  public nonisolated init() {}
  /// The balanced style.
  public nonisolated var _appearance: _NavigationSplitViewAppearance {
    _NavigationSplitViewAppearance(appearance: .balanced)
  }
}

/// The detail keeps its width; the others are over it, and a press beside them hides them.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// The style.
  public nonisolated init() {}
  /// The style of the prominent detail.
  public nonisolated var _appearance: _NavigationSplitViewAppearance {
    _NavigationSplitViewAppearance(appearance: .prominentDetail)
  }
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The detail gets the room that the others leave; where that would be less than 320 points, the others are over it.
  public static var automatic: Self { AutomaticNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// The detail gets the room that the others leave.
  public static var balanced: Self { BalancedNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// The detail keeps its width; the others are over it, and a press beside them hides them.
  public static var prominentDetail: Self { ProminentDetailNavigationSplitViewStyle() }
}

extension View {
  /// Sets how the columns of the split views in this view share the room (C232).
  ///
  /// ```swift
  /// NavigationSplitView {
  ///   Text("Hives")
  /// } detail: {
  ///   Text("A map of the meadow")
  /// }
  /// .navigationSplitViewStyle(.prominentDetail)
  /// ```
  public nonisolated func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S)
    -> some View
  { environment(\.splitViewAppearance, style._appearance.appearance) }
}

extension EnvironmentValues {
  private enum SplitViewAppearanceKey: EnvironmentKey {
    static var defaultValue: SplitViewAppearance { .automatic }
  }

  /// How the columns of split views share the room.
  var splitViewAppearance: SplitViewAppearance {
    get { self[SplitViewAppearanceKey.self] }
    set { self[SplitViewAppearanceKey.self] = newValue }
  }
}
