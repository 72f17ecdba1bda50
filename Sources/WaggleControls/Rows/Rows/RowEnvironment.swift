public import Foundation
public import Waggle

/// The prominence of a section's header.
public enum Prominence: Hashable, Sendable {
  /// The usual prominence.
  case standard
  /// More prominence than usual.
  case increased
}

/// The space between sections.
public struct ListSectionSpacing: Hashable, Sendable {
  enum Kind: Hashable { case standard, compact, custom(CGFloat) }

  let kind: Kind

  /// The space of the style.
  public static let `default` = ListSectionSpacing(kind: .standard)
  /// Less than usual.
  public static let compact = ListSectionSpacing(kind: .compact)

  /// A space in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(kind: .custom(spacing))
  }
}

extension EnvironmentValues {
  private enum MinRowHeightKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
  }
  private enum MinHeaderHeightKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
  }
  private enum HeaderProminenceKey: EnvironmentKey {
    static var defaultValue: Prominence { .standard }
  }
  private enum RowSpacingKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
  }
  private enum SectionSpacingKey: EnvironmentKey {
    static var defaultValue: ListSectionSpacing { .default }
  }
  private enum RowFrameKey: EnvironmentKey {
    static var defaultValue: RowFrame {
      RowFrame(insets: EdgeInsets(), minHeight: 0, chevronInset: 0)
    }
  }

  /// The smallest height of a row; by default that of the profile (C085).
  public var defaultMinListRowHeight: CGFloat {
    get { self[MinRowHeightKey.self] ?? rowMetrics.minHeight }
    set { self[MinRowHeightKey.self] = newValue }
  }

  /// The smallest height of a section's header; nil leaves it to the header.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[MinHeaderHeightKey.self] }
    set { self[MinHeaderHeightKey.self] = newValue }
  }

  /// The prominence of the headers of sections.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }

  /// The space between rows; nil for rows on one card.
  var listRowSpacing: CGFloat? {
    get { self[RowSpacingKey.self] }
    set { self[RowSpacingKey.self] = newValue }
  }

  /// The space between sections.
  var listSectionSpacing: ListSectionSpacing {
    get { self[SectionSpacingKey.self] }
    set { self[SectionSpacingKey.self] = newValue }
  }

  /// The row around a control.
  var rowFrame: RowFrame {
    get { self[RowFrameKey.self] }
    set { self[RowFrameKey.self] = newValue }
  }
}

/// What a row adds to its content.
struct RowFrame: Equatable {
  var insets: EdgeInsets
  var minHeight: CGFloat
  /// The distance of a chevron from the row's trailing edge, whatever the insets of its content are.
  var chevronInset: CGFloat
  /// What the row shows at its end.
  var badge: Text?
  /// How prominent that is; nil leaves it to what surrounds the row.
  var badgeProminence: BadgeProminence?

  /// How far a chevron is moved from the end of the content.
  var chevronShift: CGFloat { chevronInset - insets.trailing }
}

extension View {
  /// Sets the space between rows, each of which then has a card of its own (C085); nil puts them on one card.
  public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View {
    environment(\.listRowSpacing, spacing.map { max($0, 0) })
  }

  /// Sets the space between sections, or around one section: of two neighbours the smaller space counts (C203).
  public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    containerValue(\.sectionSpacing, spacing).environment(\.listSectionSpacing, spacing)
  }

  /// Sets the space between sections, or around one section, in points.
  public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View {
    listSectionSpacing(.custom(spacing))
  }

  /// Sets the prominence of the headers of sections (C084).
  public nonisolated func headerProminence(_ prominence: Prominence) -> some View {
    containerValue(\.headerProminence, prominence).environment(\.headerProminence, prominence)
  }
}
