import Waggle

extension EnvironmentValues {
  private enum TableOfRowsKey: EnvironmentKey {
    static var defaultValue: AccessibilityTablePart? { nil }
  }

  /// The part of a table that the list of its rows is; nil for a list by itself.
  var tableOfRows: AccessibilityTablePart? {
    get { self[TableOfRowsKey.self] }
    set { self[TableOfRowsKey.self] = newValue }
  }
}
