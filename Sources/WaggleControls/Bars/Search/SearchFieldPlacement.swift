/// Where the field of a search is (C117).
public struct SearchFieldPlacement: Hashable, Sendable {
  /// When a field in a drawer under the title is seen.
  public struct NavigationBarDrawerDisplayMode: Hashable, Sendable {
    private enum Kind { case automatic, always }
    private let kind: Kind

    /// While the content is at its top, or the search is used (C280).
    public static let automatic = NavigationBarDrawerDisplayMode(kind: .automatic)
    /// Always.
    public static let always = NavigationBarDrawerDisplayMode(kind: .always)
  }

  enum Kind: Hashable, Sendable {
    case automatic, toolbar, toolbarPrincipal, sidebar
    case drawer(NavigationBarDrawerDisplayMode)
  }

  let kind: Kind

  /// What is usual on the system and in the window.
  public static let automatic = SearchFieldPlacement(kind: .automatic)
  /// In the toolbar: at its trailing end, or at the bottom of a narrow window (C281).
  public static let toolbar = SearchFieldPlacement(kind: .toolbar)
  /// In the middle of the toolbar, in place of the title.
  public static let toolbarPrincipal = SearchFieldPlacement(kind: .toolbarPrincipal)
  /// In the sidebar; automatic where there is none.
  public static let sidebar = SearchFieldPlacement(kind: .sidebar)
  /// Under the title.
  public static let navigationBarDrawer = SearchFieldPlacement(kind: .drawer(.automatic))

  /// Under the title.
  ///
  /// - Parameter displayMode: whether the field is seen while the content is scrolled.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode)
    -> SearchFieldPlacement
  { SearchFieldPlacement(kind: .drawer(displayMode)) }
}
