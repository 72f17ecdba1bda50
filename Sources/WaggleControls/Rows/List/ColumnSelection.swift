import Waggle

/// The selection of a list in a column.
nonisolated struct ColumnSelection: Equatable, @unchecked Sendable {
  /// The selected value; nil if nothing is selected.
  let value: AnyHashable?
  /// Selects a value of the list's type again.
  var choose: (AnyHashable) -> Void = { _ in }
  /// Whether the next column shows what is selected.
  var showsInNextColumn = true
  let clear: () -> Void

  static func == (a: ColumnSelection, b: ColumnSelection) -> Bool { a.value == b.value }
}

/// The selection of the first list in a column, for the split view.
enum ColumnSelectionKey: PreferenceKey {
  static var defaultValue: ColumnSelection? { nil }
  static var _isFrameworkKey: Bool { true }

  static func reduce(value: inout ColumnSelection?, nextValue: () -> ColumnSelection?) {
    value = value ?? nextValue()
  }
}

/// The column of a split view whose lists lead to the next one. Split views, which are on a floor above, set it.
nonisolated struct ListColumn: Equatable {
  /// The column's model, by which columns are compared.
  let id: ObjectIdentifier
  /// Whether the split view shows one column at a time. A body that asks depends on it.
  let isNarrow: @MainActor () -> Bool
  /// Called when a row is pressed that is selected already: the next column shows it again.
  let selectAgain: @MainActor () -> Void

  static func == (a: ListColumn, b: ListColumn) -> Bool { a.id == b.id }
}

extension EnvironmentValues {
  private enum ListColumnKey: ScreenKey {
    static var defaultValue: ListColumn? { nil }
  }

  /// The column whose lists lead to the next one; nil in the last and outside of columns.
  var listColumn: ListColumn? {
    get { self[ListColumnKey.self] }
    set { self[ListColumnKey.self] = newValue }
  }
}
