import Foundation
import Waggle

extension ListModel {
  /// What is dropped below the last row of a list is inserted behind it, as its `ForEach` takes it.
  @MainActor var dropsBehindRows: DropActions {
    var actions = DropActions { [unowned self] items in
      onMainActor { last?.insertion.accepted(items) } ?? []
    }
    actions.reaches = { [unowned self] point in
      onMainActor { last.map { point.y >= $0.end } ?? false }
    }
    actions.perform = { [unowned self] info in
      onMainActor {
        guard let last, let offset = last.editing.offset else { return false }
        return last.insertion.insert(info.items, offset + 1)
      }
    }
    return actions
  }

  /// The last row that is shown, where the list ends with it: what is inserted beside it, and where it ends in the list.
  @MainActor private var last: (insertion: RowInsertion, editing: RowEditing, end: CGFloat)? {
    guard let row = finder.shown.last, row.place.isLast,
      case let values = row.place.subview.containerValues, let insertion = values.rowInsertion
    else { return nil }
    let end = row.frame.maxY - finder.visible.lowerBound
    return (insertion, RowEditing(place: row.place, values: values), end)
  }
}
