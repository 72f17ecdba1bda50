// Values of UIKit that packages print or compare: no view of Waggle's has one. A package that has conformances for them
// compiles, as swift-custom-dump does.

/// Split views as UIKit names them: the values of their settings. `NavigationSplitView` has settings of SwiftUI's.
public enum UISplitViewController {
  /// Which columns are shown.
  public enum DisplayMode: Int, Sendable {
    /// As the system decides.
    case automatic
    /// The last column alone.
    case secondaryOnly
    /// One column beside the last one.
    case oneBesideSecondary
    /// One column over the last one.
    case oneOverSecondary
    /// Two columns beside the last one.
    case twoBesideSecondary
    /// Two columns over the last one.
    case twoOverSecondary
    /// Two columns that push the last one aside.
    case twoDisplaceSecondary
  }

  /// Whether a button changes which columns are shown.
  public enum DisplayModeButtonVisibility: Int, Sendable {
    /// As the system decides.
    case automatic
    /// Never.
    case never
    /// Always.
    case always
  }

  /// How columns are beside each other.
  public enum SplitBehavior: Int, Sendable {
    /// As the system decides.
    case automatic
    /// Side by side.
    case tile
    /// Columns over the last one.
    case overlay
    /// Beside the last one, which they push aside.
    case displace
  }

  /// A column.
  public enum Column: Int, Sendable {
    /// The first column.
    case primary
    /// The second of three.
    case supplementary
    /// The last column.
    case secondary
    /// The only one in a narrow window.
    case compact
    /// The inspector.
    case inspector
  }

  /// How many columns there are.
  public enum Style: Int, Sendable {
    /// Not known.
    case unspecified
    /// Two.
    case doubleColumn
    /// Three.
    case tripleColumn
  }

  /// At which edge the first column is.
  public enum PrimaryEdge: Int, Sendable {
    /// The leading edge.
    case leading
    /// The trailing edge.
    case trailing
  }

  /// What is behind the first column.
  public enum BackgroundStyle: Int, Sendable {
    /// The background of the others.
    case none
    /// The background of a sidebar.
    case sidebar
  }

  /// Whether there is room for columns.
  public enum LayoutEnvironment: Int, Sendable {
    /// Not known.
    case none
    /// Room for columns.
    case expanded
    /// Room for one alone.
    case collapsed
  }
}
