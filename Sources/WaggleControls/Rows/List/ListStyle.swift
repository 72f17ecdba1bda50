public import Waggle

/// How lists look. The styles are the built-in ones.
nonisolated public protocol ListStyle {
  /// Which of the built-in styles it is.
  var _listStyle: _ListStyleKind { get }
}

/// Identifies a built-in style.
nonisolated public struct _ListStyleKind: Hashable, Sendable {
  /// nil for that of the system.
  let appearance: ListAppearance?
  /// Whether every other row is darker; nil where the style does not say.
  var alternates: Bool?

  static let automatic = _ListStyleKind(appearance: nil)
}

extension EnvironmentValues {
  private enum StyleKey: EnvironmentKey {
    static var defaultValue: _ListStyleKind { .automatic }
  }

  /// The style of lists; the default is `automatic`.
  var listStyle: _ListStyleKind {
    get { self[StyleKey.self] }
    set { self[StyleKey.self] = newValue }
  }
}

extension _ListStyleKind {
  /// The appearance on a system (C080).
  func appearance(in profile: PlatformMetrics.Profile) -> ListAppearance {
    appearance ?? (profile == .macOS26 ? .inset : .insetGrouped)
  }
}

extension View {
  /// Sets the style of the lists in this view; the nearest one applies (C080).
  ///
  /// ```swift
  /// List {
  ///   Text("Clover")
  ///   Text("Sage")
  /// }
  /// .listStyle(.plain)
  /// ```
  public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View {
    environment(\.listStyle, style._listStyle)
  }
}

/// The style for the system: rows on cards on iOS, inset rows on macOS (C080).
nonisolated public struct DefaultListStyle: ListStyle, Sendable {
  /// Makes the style.
  public init() {}

  /// Identifies the style.
  public var _listStyle: _ListStyleKind { _ListStyleKind(appearance: nil) }
}

/// Rows from edge to edge, whose section headers stay visible (C082).
nonisolated public struct PlainListStyle: ListStyle, Sendable {
  /// Makes the style.
  public init() {}

  /// Identifies the style.
  public var _listStyle: _ListStyleKind { _ListStyleKind(appearance: .plain) }
}

/// The rows of each section on a card from edge to edge.
nonisolated public struct GroupedListStyle: ListStyle, Sendable {
  /// Makes the style.
  public init() {}

  /// Identifies the style.
  public var _listStyle: _ListStyleKind { _ListStyleKind(appearance: .grouped) }
}

/// The rows of each section on a card with round corners (C081).
nonisolated public struct InsetGroupedListStyle: ListStyle, Sendable {
  /// Makes the style.
  public init() {}

  /// Identifies the style.
  public var _listStyle: _ListStyleKind { _ListStyleKind(appearance: .insetGrouped) }
}

/// Rows at a distance from the edges (C082).
nonisolated public struct InsetListStyle: ListStyle, Sendable {
  private let alternates: Bool?

  /// Makes the style.
  public init() { alternates = nil }

  /// Makes the style, with or without a darker background for every other row.
  public init(alternatesRowBackgrounds: Bool) { alternates = alternatesRowBackgrounds }

  /// Identifies the style.
  public var _listStyle: _ListStyleKind {
    _ListStyleKind(appearance: .inset, alternates: alternates)
  }
}

/// Rows without lines, for what is beside a screen (C082). Its sections can be collapsed.
nonisolated public struct SidebarListStyle: ListStyle, Sendable {
  /// Makes the style.
  public init() {}

  /// Identifies the style.
  public var _listStyle: _ListStyleKind { _ListStyleKind(appearance: .sidebar) }
}

/// Rows at a distance from the edges, with a border around the list.
nonisolated public struct BorderedListStyle: ListStyle, Sendable {
  private let alternates: Bool?

  /// Makes the style.
  public init() { alternates = nil }

  /// Makes the style, with or without a darker background for every other row.
  public init(alternatesRowBackgrounds: Bool) { alternates = alternatesRowBackgrounds }

  /// Identifies the style.
  public var _listStyle: _ListStyleKind {
    _ListStyleKind(appearance: .bordered, alternates: alternates)
  }
}

extension ListStyle where Self == DefaultListStyle {
  /// The style for the system: rows on cards on iOS, inset rows on macOS (C080).
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  /// Rows from edge to edge, whose section headers stay visible (C082).
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  /// The rows of each section on a card from edge to edge.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// The rows of each section on a card with round corners (C081).
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  /// Rows at a distance from the edges (C082).
  public static var inset: InsetListStyle { InsetListStyle() }

  /// The same, with or without a darker background for every other row.
  public static func inset(alternatesRowBackgrounds: Bool) -> InsetListStyle {
    InsetListStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

extension ListStyle where Self == SidebarListStyle {
  /// Rows without lines, for what is beside a screen (C082). Its sections can be collapsed.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension ListStyle where Self == BorderedListStyle {
  /// Rows at a distance from the edges, with a border around the list.
  public static var bordered: BorderedListStyle { BorderedListStyle() }

  /// The same, with or without a darker background for every other row.
  public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedListStyle {
    BorderedListStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}
