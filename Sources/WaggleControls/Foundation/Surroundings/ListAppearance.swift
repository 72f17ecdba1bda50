import Waggle

/// How a list is laid out and drawn.
enum ListAppearance: Hashable, Sendable {
  case plain, grouped, insetGrouped, inset, sidebar, bordered, table, borderedTable
  /// The appearance of a list in a row of another.
  case nested

  /// Whether the rows are those of a table.
  var isTable: Bool { self == .table || self == .borderedTable }
}

extension EnvironmentValues {
  private enum AppearanceKey: EnvironmentKey {
    static var defaultValue: ListAppearance { .insetGrouped }
  }

  /// The appearance of the list or form around.
  var listAppearance: ListAppearance {
    get { self[AppearanceKey.self] }
    set { self[AppearanceKey.self] = newValue }
  }

  private enum IsUnderLargeTitleKey: ScreenKey {
    static var defaultValue: Bool { false }
  }

  /// Whether the screen around shows a large title.
  var isUnderLargeTitle: Bool {
    get { self[IsUnderLargeTitleKey.self] }
    set { self[IsUnderLargeTitleKey.self] = newValue }
  }

  /// The sizes of the rows around. They do not depend on the title, which is known after the rows were made (C746).
  var rowMetrics: RowMetrics { platformMetrics.rows(listAppearance) }
}
