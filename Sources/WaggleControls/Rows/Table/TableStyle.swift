public import Waggle

/// How tables look. The styles are the built-in ones.
nonisolated public protocol TableStyle {
  /// Which of the built-in styles it is.
  var _tableStyle: _TableStyleKind { get }
}

/// Identifies a built-in style.
nonisolated public struct _TableStyleKind: Hashable, Sendable {
  let appearance: ListAppearance
  /// Whether every other row is darker; nil for what the system does.
  var alternates: Bool?
}

extension View {
  /// Sets the style of the tables in this view; the nearest one applies (C095).
  public nonisolated func tableStyle<S: TableStyle>(_ style: S) -> some View {
    environment(\.tableStyle, style._tableStyle)
  }

  /// Sets whether tables have a header with the labels of their columns (C095).
  public nonisolated func tableColumnHeaders(_ visibility: Visibility) -> some View {
    environment(\.tableColumnHeaders, visibility)
  }
}

extension EnvironmentValues {
  private enum StyleKey: EnvironmentKey {
    static var defaultValue: _TableStyleKind { AutomaticTableStyle()._tableStyle }
  }
  private enum HeadersKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
  }

  /// The style of tables.
  var tableStyle: _TableStyleKind {
    get { self[StyleKey.self] }
    set { self[StyleKey.self] = newValue }
  }

  /// Whether tables have a header.
  var tableColumnHeaders: Visibility {
    get { self[HeadersKey.self] }
    set { self[HeadersKey.self] = newValue }
  }
}

/// The style for the system.
nonisolated public struct AutomaticTableStyle: TableStyle, Sendable {
  /// Makes the style.
  public init() {}

  /// Identifies the style.
  public var _tableStyle: _TableStyleKind { _TableStyleKind(appearance: .table) }
}

/// Rows at a distance from the edges.
nonisolated public struct InsetTableStyle: TableStyle, Sendable {
  private let alternates: Bool?

  /// Makes the style.
  public init() { alternates = nil }

  /// Makes the style, with or without a darker background for every other row.
  public init(alternatesRowBackgrounds: Bool) { alternates = alternatesRowBackgrounds }

  /// Identifies the style.
  public var _tableStyle: _TableStyleKind {
    _TableStyleKind(appearance: .table, alternates: alternates)
  }
}

/// Rows at a distance from the edges, with a border around the table.
nonisolated public struct BorderedTableStyle: TableStyle, Sendable {
  private let alternates: Bool?

  /// Makes the style.
  public init() { alternates = nil }

  /// Makes the style, with or without a darker background for every other row.
  public init(alternatesRowBackgrounds: Bool) { alternates = alternatesRowBackgrounds }

  /// Identifies the style.
  public var _tableStyle: _TableStyleKind {
    _TableStyleKind(appearance: .borderedTable, alternates: alternates)
  }
}

extension TableStyle where Self == AutomaticTableStyle {
  /// The style for the system.
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
  /// Rows at a distance from the edges.
  public static var inset: InsetTableStyle { InsetTableStyle() }

  /// The same, with or without a darker background for every other row.
  public static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle {
    InsetTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

extension TableStyle where Self == BorderedTableStyle {
  /// Rows at a distance from the edges, with a border around the table.
  public static var bordered: BorderedTableStyle { BorderedTableStyle() }

  /// The same, with or without a darker background for every other row.
  public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedTableStyle {
    BorderedTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}
