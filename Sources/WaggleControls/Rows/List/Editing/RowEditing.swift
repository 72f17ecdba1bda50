import Foundation
import Waggle

/// What can be done with a row while its list is edited.
@MainActor struct RowEditing {
  let values: ContainerValues
  /// What finds the offset of the row in its data; nil once it is gone.
  private let findOffset: (ElementModifier?) -> Int?
  /// The row below.
  private let next: () -> Subview?

  /// A row of a list.
  init(context: RowContext, values: ContainerValues) {
    self.values = values
    findOffset = { context.offset(in: $0) }
    next = { context.livingNext }
  }

  /// A row of a form.
  init(row: Subview, next: Subview?, values: ContainerValues) {
    self.values = values
    findOffset = { row.offset(in: $0) }
    self.next = { next?.living }
  }

  /// Deletes the row from the data; nil where that is not allowed.
  var delete: (() -> Void)? {
    let edits = values.rowEdits
    guard let delete = edits.delete, !values.isDeleteDisabled else { return nil }
    return { if let offset = findOffset(edits.deleteSource) { delete([offset]) } }
  }

  /// What a swipe from the trailing edge shows: the row's own actions, or else the one that deletes it (C092).
  var trailingActions: [SwipeActions] {
    let own = values.swipeActions(.trailing)
    guard own.isEmpty, let delete else { return own }
    let button = Button("Delete", role: .destructive) { delete() }
    return [SwipeActions(content: AnyView(button), allowsFullSwipe: true)]
  }

  /// Whether the row can be moved.
  var canMove: Bool { values.rowEdits.move != nil && !values.isMoveDisabled }

  /// The offset of the row in the data that it can be moved in.
  var offset: Int? { findOffset(values.rowEdits.moveSource) }

  /// The offset of the row in the data that can be inserted into.
  var insertionOffset: Int? { findOffset(values.rowEdits.insertSource) }

  /// Moves the row to an offset that is counted before it is taken out.
  func move(to destination: Int) {
    guard canMove, let offset, destination != offset, destination != offset + 1 else { return }
    values.rowEdits.move?([offset], destination)
  }

  /// Moves rows of the same data to an offset that is counted before they are taken out.
  func move(_ offsets: [Int], to destination: Int) {
    guard canMove, !offsets.isEmpty else { return }
    values.rowEdits.move?(IndexSet(offsets), destination)
  }

  /// Moves the row by one place; false at the ends.
  func step(down: Bool) -> Bool {
    guard canMove, let offset, down ? hasNext : offset > 0 else { return false }
    values.rowEdits.move?([offset], down ? offset + 2 : offset - 1)
    return true
  }

  /// Whether a row of the same data is below.
  private var hasNext: Bool { next().map { isBeside($0.containerValues) } ?? false }

  /// The same `ForEach`, and so the same data.
  func isBeside(_ other: ContainerValues) -> Bool {
    values.rowEdits.moveSource === other.rowEdits.moveSource && values.rowEdits.moveSource != nil
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
