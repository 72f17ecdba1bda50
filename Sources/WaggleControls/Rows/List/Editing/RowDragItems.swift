import Foundation
import Waggle

extension ListModel {
  /// The things that are dragged with a row, in the order of the rows: those of all selected rows; nil if the row is not
  /// selected.
  @MainActor func dragItems<Value: Hashable>(
    with source: AnyObject, in selection: ListSelection<Value>
  ) -> [NSItemProvider]? {
    let selected = selection.all
    guard selected.count > 1 else { return nil }
    let numbers = selected.compactMap { number(of: $0) }.sorted()
    var hasSource = false
    // What is dragged is held by the drag alone.
    let rows = numbers.compactMap { number in
      finder.withContext(at: number) { context -> (item: NSItemProvider, editing: RowEditing)? in
        let values = context.subview.containerValues
        guard let drag = values.rowDrag, let item = drag.item() else { return nil }
        if drag.source === source { hasSource = true }
        return (item, RowEditing(context: context, values: values))
      } ?? nil
    }
    guard hasSource else { return nil }
    dragged = rows.map { DraggedRow(item: $0.item, editing: $0.editing) }
    return rows.map(\.item)
  }

  /// The number of the row with a value.
  @MainActor private func number<Value: Hashable>(of value: Value) -> Int? {
    let shown = finder.shown.first { row in
      row.context.role == .cell && row.context.subview.rowValue(Value.self) == value
    }
    return shown?.number ?? finder.number(ofID: AnyHashable(value))
  }
}
