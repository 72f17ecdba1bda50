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

  /// Lets each of these rows be dragged, as a value that is made when the drag begins. Where several rows are selected, all
  /// of them are dragged.
  ///
  /// ```swift
  /// struct Drone: Identifiable {
  ///   let id: String
  /// }
  ///
  /// Table(of: Drone.self) {
  ///   TableColumn("Name", value: \.id)
  /// } rows: {
  ///   ForEach([Drone(id: "Maya"), Drone(id: "Willy")]) { bee in
  ///     TableRow(bee).draggable(bee.id)
  ///   }
  /// }
  /// ```
  public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T)
    -> some TableRowContent<TableRowValue>
  { ChangedRows(rows: self) { $0.draggable(payload()) } }

  /// Lets each of these rows be dragged as what the closure says; not where there is no closure, or where it returns nil.
  public func itemProvider(_ action: (() -> NSItemProvider?)?)
    -> some TableRowContent<TableRowValue>
  { ChangedRows(rows: self) { $0.itemProvider(action) } }

  /// Lets values of a type be dropped on each of these rows.
  ///
  /// - Parameters:
  ///   - payloadType: the type of the values.
  ///   - action: receives the values.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (_ items: [T]) -> Void
  ) -> some TableRowContent<TableRowValue> {
    ChangedRows(rows: self) {
      $0.dropDestination(for: T.self) { items, _ in
        action(items)
        return true
      }
    }
  }
}

extension DynamicTableRowContent {
  /// Lets values of a type be dropped between the rows of a table. The action inserts them at an offset of the data, from 0
  /// to the number of elements.
  ///
  /// ```swift
  /// struct Worker: Identifiable, Sendable {
  ///   let id: String
  /// }
  ///
  /// struct Foragers: View {
  ///   @State private var bees = [Worker(id: "Maya")]
  ///
  ///   var body: some View {
  ///     Table(of: Worker.self) {
  ///       TableColumn("Name", value: \.id)
  ///     } rows: {
  ///       ForEach(bees) { TableRow($0) }
  ///         .dropDestination(for: String.self) { offset, names in
  ///           bees.insert(contentsOf: names.map { Worker(id: $0) }, at: offset)
  ///         }
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - payloadType: the type of the values.
  ///   - action: receives the offset and the values.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (_ offset: Int, _ items: [T]) -> Void
  ) -> some DynamicTableRowContent<TableRowValue, Data> {
    InsertingTableRows(rows: self, insertion: RowInsertion(of: T.self) { action($1, $0) })
  }

  /// Lets things of some types be dropped between the rows of a table. The action loads what it needs, and inserts it at an
  /// offset of the data.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: the types, of which a thing must have one.
  ///   - action: receives the offset, from 0 to the number of elements, and the things.
  public func onInsert(
    of supportedContentTypes: [UTType],
    perform action: @escaping (_ offset: Int, _ items: [NSItemProvider]) -> Void
  ) -> some DynamicTableRowContent<TableRowValue, Data> {
    InsertingTableRows(rows: self, insertion: RowInsertion(of: supportedContentTypes, action))
  }
}

/// Rows of a `ForEach` between which things can be dropped.
nonisolated private struct InsertingTableRows<Rows: DynamicTableRowContent>:
  DynamicTableRowContent
{
  typealias TableRowValue = Rows.TableRowValue
  typealias TableRowBody = Never

  let rows: Rows
  let insertion: RowInsertion

  @MainActor var data: Rows.Data { rows.data }
  @MainActor var _rowViews: some View { InsertingRows(rows._rowViews, insertion) }
}

/// Rows whose views have a modifier.
nonisolated private struct ChangedRows<Rows: TableRowContent, Changed: View>: TableRowContent {
  typealias TableRowValue = Rows.TableRowValue
  typealias TableRowBody = Never

  let rows: Rows
  let change: @MainActor (Rows._RowViews) -> Changed

  @MainActor var _rowViews: Changed { change(rows._rowViews) }
}
