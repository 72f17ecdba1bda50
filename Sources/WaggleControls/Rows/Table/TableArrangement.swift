import Foundation
import Waggle

/// The columns of a table, and those that a user's arrangement shows (C272).
struct TableArrangement<RowValue: Identifiable, Sort> {
  /// A column, and its number among all in the order of the source.
  struct Shown {
    var model: TableColumnModel<RowValue, Sort>
    let number: Int
  }

  let columns: [TableColumnModel<RowValue, Sort>]

  /// The columns that are shown, in the order of the user. Those without a name keep their places.
  func shown(by customization: TableColumnCustomization<RowValue>?) -> [Shown] {
    let all = columns.enumerated().map { Shown(model: $1, number: $0) }
    guard let customization else { return all.filter { $0.model.defaultVisibility != .hidden } }
    let order = customization.order
    var movable = all.filter { $0.model.canBeMoved }
    movable.sort { a, b in
      func sortKey(_ shown: Shown) -> (Int, Int) {
        (shown.model.customizationID.flatMap(order.firstIndex) ?? order.count, shown.number)
      }
      return sortKey(a) < sortKey(b)
    }
    var next = movable.makeIterator()
    return all.compactMap { $0.model.canBeMoved ? next.next() : $0 }
      .filter { customization.shows($0.model) }
  }
}

extension TableColumnModel {
  /// Whether the user can move the column.
  var canBeMoved: Bool { customizationID != nil && !disabledCustomization.contains(.reorder) }
}

extension TableColumnCustomization {
  /// Whether a column is shown: by the user's choice, else by its own.
  func shows<Sort>(_ column: TableColumnModel<RowValue, Sort>) -> Bool {
    let chosen = column.customizationID.map { self[visibility: $0] } ?? .automatic
    return (chosen == .automatic ? column.defaultVisibility : chosen) != .hidden
  }

  /// Moves a column that is shown to the place of another.
  ///
  /// - Parameter ids: the names of the shown columns, in order; nil for one that has none.
  mutating func move(_ index: Int, to target: Int, among ids: [String?]) {
    guard ids.indices.contains(index), ids.indices.contains(target), index != target else { return }
    var names = ids
    names.insert(names.remove(at: index), at: target)
    let shown = names.compactMap { $0 }
    // Hidden columns keep their places after those that are shown.
    order = shown + order.filter { !shown.contains($0) }
  }
}
