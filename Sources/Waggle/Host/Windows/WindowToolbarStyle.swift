/// How the bar of a window on a Mac is laid out (`windowToolbarStyle`).
public protocol WindowToolbarStyle: Sendable {}

/// The layout that the system chooses.
nonisolated public struct DefaultWindowToolbarStyle: WindowToolbarStyle {
  /// The layout that the system chooses.
  public init() {}
}

/// A bar beside the title.
nonisolated public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
  /// A bar beside the title; `showsTitle` says whether there is one.
  public init(showsTitle: Bool = true) {}
}

/// A low bar beside the title.
nonisolated public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
  /// A low bar beside the title; `showsTitle` says whether there is one.
  public init(showsTitle: Bool = true) {}
}

/// A bar below the title.
nonisolated public struct ExpandedWindowToolbarStyle: WindowToolbarStyle {
  /// A bar below the title.
  public init() {}
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
  /// The layout that the system chooses.
  public static var automatic: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  /// A bar beside the title.
  public static var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }
  /// A bar beside the title; `showsTitle` says whether there is one.
  public static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle {
    UnifiedWindowToolbarStyle(showsTitle: showsTitle)
  }
}

extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
  /// A low bar beside the title.
  public static var unifiedCompact: UnifiedCompactWindowToolbarStyle {
    UnifiedCompactWindowToolbarStyle()
  }
  /// A low bar beside the title; `showsTitle` says whether there is one.
  public static func unifiedCompact(showsTitle: Bool) -> UnifiedCompactWindowToolbarStyle {
    UnifiedCompactWindowToolbarStyle(showsTitle: showsTitle)
  }
}

extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
  /// A bar below the title.
  public static var expanded: ExpandedWindowToolbarStyle { ExpandedWindowToolbarStyle() }
}

extension Scene {
  /// Sets how the bars of windows on a Mac are laid out. It has nothing to do here: the frame of a window is the desktop's or the
  /// browser's, and the bar of its content is always below it.
  public nonisolated func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene {
    self
  }
}
