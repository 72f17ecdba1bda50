import Waggle

/// What can be done with a row of a list: it has parts for that and for nothing else, and is rebuilt when that changes.
nonisolated struct RowKind: Hashable {
  /// Whether a tap may select it, or act.
  let isPressed: Bool
  /// Whether there is a mark before it while the list is edited.
  let hasMark: Bool
  let swipes: Bool
  let moves: Bool
  let hasMenu: Bool
  let hasBadge: Bool
  /// Whether the program gives it a background.
  let hasBackground: Bool
  let isDragged: Bool
  let isInsertedBeside: Bool

  init(_ values: ContainerValues, in list: ListContext, acts: Bool = false) {
    isPressed = list.selectsRows || acts
    hasMark = list.selectsRows || values.canBeDeleted
    swipes =
      values.canBeDeleted || !values.swipeActions(.leading).isEmpty
      || !values.swipeActions(.trailing).isEmpty
    moves = values.rowEdits.move != nil && !values.isMoveDisabled
    hasMenu = values.rowMenu != nil
    hasBadge = values.badge != nil
    hasBackground = values.rowBackground != nil
    isDragged = values.rowDrag != nil
    isInsertedBeside = values.rowInsertion != nil
  }
}

/// The kind that a row was made for, which may be of another kind until it is made again; nil for a row with an `id` for its
/// kind.
enum MadeRowKind: InputKey {
  static var defaultValue: RowKind? { nil }
}

extension ContainerValues {
  /// Whether the row can be deleted from its data.
  fileprivate var canBeDeleted: Bool { rowEdits.delete != nil && !isDeleteDisabled }
}
