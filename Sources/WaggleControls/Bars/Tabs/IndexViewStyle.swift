public import Waggle

/// How the dots of a `TabView` of pages look: `page`.
public protocol IndexViewStyle {
  /// Whether the dots are on a dark ground.
  nonisolated var _hasBackground: Bool { get }
}

/// A dot for each page (C116).
public struct PageIndexViewStyle: IndexViewStyle, Sendable {
  /// When the dots are on a dark ground.
  public struct BackgroundDisplayMode: Hashable, Sendable {
    fileprivate let hasBackground: Bool

    /// Always: the dots are white, and so may be the page.
    public static let automatic = BackgroundDisplayMode(hasBackground: true)
    /// Never, as a tap turns the page at once.
    public static let interactive = BackgroundDisplayMode(hasBackground: false)
    /// Always.
    public static let always = BackgroundDisplayMode(hasBackground: true)
    /// Never.
    public static let never = BackgroundDisplayMode(hasBackground: false)
  }

  private let mode: BackgroundDisplayMode

  /// Dots.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    mode = backgroundDisplayMode
  }

  /// Whether the dots are on a dark ground.
  public nonisolated var _hasBackground: Bool { mode.hasBackground }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  /// Dots, with or without a dark ground.
  public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode)
    -> PageIndexViewStyle
  { PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode) }
}

extension EnvironmentValues {
  private enum PageDotsHaveBackgroundKey: EnvironmentKey {
    static var defaultValue: Bool { true }
  }

  /// Whether the dots of pages are on a dark ground.
  var pageDotsHaveBackground: Bool {
    get { self[PageDotsHaveBackgroundKey.self] }
    set { self[PageDotsHaveBackgroundKey.self] = newValue }
  }
}

extension View {
  /// Sets how the dots of the tab views of pages in this view look.
  ///
  /// ```swift
  /// TabView {
  ///   Text("One")
  ///   Text("Two")
  /// }
  /// .tabViewStyle(.page)
  /// .indexViewStyle(.page(backgroundDisplayMode: .never))
  /// ```
  public nonisolated func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    environment(\.pageDotsHaveBackground, style._hasBackground)
  }
}
