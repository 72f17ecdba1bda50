public import Waggle

/// How the dots of a `TabView` of pages look: `page`.
public protocol IndexViewStyle {
  /// Whether the dots are on a dark ground.
  nonisolated var _hasGround: Bool { get }
}

/// A dot for each page (C116).
public struct PageIndexViewStyle: IndexViewStyle, Sendable {
  /// When the dots are on a dark ground.
  public struct BackgroundDisplayMode: Hashable, Sendable {
    fileprivate let hasGround: Bool

    /// Always: the dots are white, and so may be the page.
    public static let automatic = BackgroundDisplayMode(hasGround: true)
    /// Never, as a tap turns the page at once.
    public static let interactive = BackgroundDisplayMode(hasGround: false)
    /// Always.
    public static let always = BackgroundDisplayMode(hasGround: true)
    /// Never.
    public static let never = BackgroundDisplayMode(hasGround: false)
  }

  private let mode: BackgroundDisplayMode

  /// Dots.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    mode = backgroundDisplayMode
  }

  /// Whether the dots are on a dark ground.
  public nonisolated var _hasGround: Bool { mode.hasGround }
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
  private enum PageDotsHaveGroundKey: EnvironmentKey {
    static var defaultValue: Bool { true }
  }

  /// Whether the dots of pages are on a dark ground.
  var pageDotsHaveGround: Bool {
    get { self[PageDotsHaveGroundKey.self] }
    set { self[PageDotsHaveGroundKey.self] = newValue }
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
    environment(\.pageDotsHaveGround, style._hasGround)
  }
}
