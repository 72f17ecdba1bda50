public import Waggle

extension TableRowContent {
  /// Adds a menu to each of these rows that a long press or the secondary button of the mouse opens (C270).
  ///
  /// ```swift
  /// struct Bee: Identifiable {
  ///   let id: String
  /// }
  ///
  /// Table(of: Bee.self) {
  ///   TableColumn("Name", value: \.id)
  /// } rows: {
  ///   TableRow(Bee(id: "Maya")).contextMenu {
  ///     Button("Feed") {}
  ///   }
  /// }
  /// ```
  public func contextMenu<M: View>(@ViewBuilder menuItems: @escaping () -> M)
    -> some TableRowContent<TableRowValue>
  { ChangedRows(rows: self) { $0.contextMenu(menuItems: menuItems) } }

  /// Adds a menu to each of these rows, and a view that is shown beside it (C270).
  public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: @escaping () -> M, @ViewBuilder preview: @escaping () -> P
  ) -> some TableRowContent<TableRowValue> {
    ChangedRows(rows: self) { $0.contextMenu(menuItems: menuItems, preview: preview) }
  }

  /// Calls `action` when the pointer enters one of these rows, and when it leaves it.
  public func onHover(perform action: @escaping (Bool) -> Void)
    -> some TableRowContent<TableRowValue>
  { ChangedRows(rows: self) { $0.onHover(perform: action) } }
}

/// Rows whose views have a modifier.
nonisolated private struct ChangedRows<Rows: TableRowContent, Changed: View>: TableRowContent {
  typealias TableRowValue = Rows.TableRowValue
  typealias TableRowBody = Never

  let rows: Rows
  let change: @MainActor (Rows._RowViews) -> Changed

  @MainActor var _rowViews: Changed { change(rows._rowViews) }
}
