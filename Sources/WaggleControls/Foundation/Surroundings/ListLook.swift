import Waggle

/// How a list is laid out and drawn.
enum ListLook: Hashable, Sendable {
  case plain, grouped, insetGrouped, inset, sidebar, bordered, table, borderedTable
  /// The appearance of a list in a row of another.
  case nested
}

extension EnvironmentValues {
  private enum LookKey: EnvironmentKey {
    static var defaultValue: ListLook { .insetGrouped }
  }
  private enum StyleKey: EnvironmentKey {
    static var defaultValue: _ListStyleKind { .automatic }
  }

  /// The appearance of the list or form around.
  var listLook: ListLook {
    get { self[LookKey.self] }
    set { self[LookKey.self] = newValue }
  }

  /// The style of lists; the default is `automatic`.
  var listStyle: _ListStyleKind {
    get { self[StyleKey.self] }
    set { self[StyleKey.self] = newValue }
  }

  private enum IsUnderLargeTitleKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether the page around shows a large title.
  var isUnderLargeTitle: Bool {
    get { self[IsUnderLargeTitleKey.self] }
    set { self[IsUnderLargeTitleKey.self] = newValue }
  }

  /// The sizes of the rows around.
  var rowMetrics: RowMetrics {
    let rows = platformMetrics.rows(listLook)
    return isUnderLargeTitle ? rows.underLargeTitle : rows
  }
}

extension _ListStyleKind {
  /// The appearance on a system (C080).
  func look(in profile: PlatformMetrics.Profile) -> ListLook {
    look ?? (profile == .macOS26 ? .inset : .insetGrouped)
  }
}
