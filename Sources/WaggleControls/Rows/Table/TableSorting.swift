import Foundation
import Waggle

/// What a table sorts by, and how its headers change that.
struct TableSorting<Sort: SortComparator> {
  let order: Binding<[Sort]>

  /// The order of the column by which rows are sorted before all others; nil for another column.
  func direction(of comparator: Sort) -> SortOrder? {
    order.wrappedValue.first.flatMap { $0.sortsLike(comparator) ? $0.order : nil }
  }

  /// Sorts by a column before all others; by the first one the other way round (C095).
  func sort(by comparator: Sort) {
    var all = order.wrappedValue
    if var first = all.first, first.sortsLike(comparator) {
      first.order = first.order == .forward ? .reverse : .forward
      all[0] = first
    } else {
      all.removeAll { $0.sortsLike(comparator) }
      all.insert(comparator, at: 0)
    }
    order.wrappedValue = all
  }
}

extension SortComparator {
  /// Whether both compare the same, in either direction.
  fileprivate func sortsLike(_ other: Self) -> Bool {
    var same = other
    same.order = order
    return same == self
  }
}
