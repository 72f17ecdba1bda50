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
    let items = numbers.compactMap { number in
      finder.withContext(at: number) { context -> NSItemProvider? in
        guard let drag = context.subview.containerValues.rowDrag else { return nil }
        if drag.source === source { hasSource = true }
        return drag.item()
      } ?? nil
    }
    return hasSource ? items : nil
  }

  /// The number of the row with a value.
  @MainActor private func number<Value: Hashable>(of value: Value) -> Int? {
    let shown = finder.shown.first { row in
      row.context.role == .cell && row.context.subview.rowValue(Value.self) == value
    }
    return shown?.number ?? finder.number(ofID: AnyHashable(value))
  }
}
