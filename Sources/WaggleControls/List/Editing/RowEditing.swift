import Foundation
import Waggle

/// What can be done with a row while its list is edited.
struct RowEditing {
  let place: RowPlace
  let values: ContainerValues

  /// Deletes the row from the data; nil where that is not allowed.
  var delete: (() -> Void)? {
    let edits = values.rowEdits
    guard let delete = edits.delete, !values.isDeleteDisabled else { return nil }
    return { if let offset = place.offset(in: edits) { delete([offset]) } }
  }

  /// Whether the row can be moved.
  var canMove: Bool { values.rowEdits.move != nil && !values.isMoveDisabled }

  /// The offset of the row in its data.
  var offset: Int? { place.offset(in: values.rowEdits) }

  /// Moves the row to an offset that is counted before it is taken out.
  func move(to destination: Int) {
    guard canMove, let offset, destination != offset, destination != offset + 1 else { return }
    values.rowEdits.move?([offset], destination)
  }

  /// Moves the row by one place; false at the ends.
  func step(from offset: Int, down: Bool) -> Bool {
    guard canMove, down ? hasNext : offset > 0 else { return false }
    values.rowEdits.move?([offset], down ? offset + 2 : offset - 1)
    return true
  }

  /// Whether a row of the same data is below.
  private var hasNext: Bool { place.livingNext.map { isBeside($0.containerValues) } ?? false }

  /// The same `ForEach`, and so the same data.
  func isBeside(_ other: ContainerValues) -> Bool {
    values.rowEdits.source === other.rowEdits.source && values.rowEdits.source != nil
  }
}

/// A row that is dragged to another place, and where it would go.
struct RowDrag {
  let source: ObjectIdentifier
  /// The offset of the row in its data, and that before which it would be put.
  let from: Int
  var to: Int
  let height: CGFloat

  /// How far another row makes room.
  func shift(of offset: Int) -> CGFloat {
    if offset > from, offset < to { return -height }
    if offset < from, offset >= to { return height }
    return 0
  }
}

extension EnvironmentValues {
  private enum RowDragKey: EnvironmentKey {
    static var defaultValue: Binding<RowDrag?>? { nil }
  }

  /// The row of the list around that is dragged.
  var rowDrag: Binding<RowDrag?>? {
    get { self[RowDragKey.self] }
    set { self[RowDragKey.self] = newValue }
  }
}
