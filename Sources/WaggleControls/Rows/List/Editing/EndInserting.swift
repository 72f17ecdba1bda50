import Foundation
import Waggle

extension ListModel {
  /// What is dropped below the last row of a list is inserted behind it, and what is dropped on the header of a section
  /// without rows is inserted in it, as the `ForEach` takes it.
  @MainActor var dropsBehindRows: DropActions {
    var actions = DropActions { [weak self] items in
      onMainActor { self?.accepted(items) } ?? []
    }
    actions.reaches = { [weak self] point in onMainActor { self?.reaches(point) } ?? false }
    actions.perform = { [weak self] info in onMainActor { self?.insert(info) } ?? false }
    return actions
  }

  @MainActor private func accepted(_ items: [NSItemProvider]) -> [NSItemProvider] {
    (dropTarget ?? end)?.insertion.accepted(items) ?? []
  }

  @MainActor private func reaches(_ point: CGPoint) -> Bool {
    dropTarget = target(at: point)
    return dropTarget != nil
  }

  @MainActor private func insert(_ info: DropInfo) -> Bool {
    guard let target = target(at: info.location) ?? end, let offset = target.offset() else {
      return false
    }
    return target.insertion.insert(info.items, offset)
  }

  @MainActor private func target(at point: CGPoint) -> DropTarget? {
    let y = point.y + finder.visible.lowerBound
    if let row = finder.shown.first(where: { $0.frame.minY <= y && y < $0.frame.maxY }),
      row.context.role != .cell,
      let insertion = row.context.section?.valuesOfEmptyEnd?.rowInsertion
    {
      return DropTarget(insertion: insertion, top: row.frame.minY) { 0 }
    }
    return end.flatMap { y >= $0.top ? $0 : nil }
  }

  /// What is below all rows.
  @MainActor private var end: DropTarget? {
    let last = finder.shown.last
    if let insertion = finder.valuesOfEmptyEnd?.rowInsertion {
      return DropTarget(insertion: insertion, top: last?.frame.maxY ?? 0) { 0 }
    }
    guard let last, last.context.isLast, case let values = last.context.subview.containerValues,
      let insertion = values.rowInsertion
    else { return nil }
    let editing = RowEditing(context: last.context, values: values)
    return DropTarget(insertion: insertion, top: last.frame.maxY) {
      editing.insertionOffset.map { $0 + 1 }
    }
  }
}

/// Where something can be dropped that is over no row.
struct DropTarget {
  let insertion: RowInsertion
  /// Where the place begins, in the coordinates of the rows.
  let top: CGFloat
  /// The offset of the data at which it is inserted.
  let offset: @MainActor () -> Int?
}
