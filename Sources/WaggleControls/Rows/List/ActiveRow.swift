import Foundation
import Waggle

/// A row that can be selected, edited or swiped, or that says how it is drawn.
///
/// See also `CardRow`, its content and background, and `RowSwipe`.
struct ActiveRow: View {
  let row: ListRow
  let values: ContainerValues
  /// What can be done with the row now.
  private let newKind: RowKind
  /// What a tap does instead of selecting the row; false if it selects it after all.
  private let act: ((EventModifiers) -> Bool)?
  @MadeWith<MadeRowKind> private var madeKind
  @State private var touch = RowTouch()
  @Environment(\.rowSelection) private var selection
  @Environment(\.editMode) private var editMode

  init(
    row: ListRow, values: ContainerValues, kind: RowKind,
    act: ((EventModifiers) -> Bool)? = nil
  ) {
    (self.row, self.values, newKind, self.act) = (row, values, kind, act)
  }

  /// What can be done with the row, as it was made for: it is always the same.
  private var kind: RowKind { madeKind ?? newKind }

  var body: some View {
    let editing = RowEditing(context: row.context, values: values)
    let isSelected = selection?.isSelected(row.context.subview) ?? false
    let isCurrent = selection?.isCurrent(row.context.subview) ?? false
    let mark = kind.hasMark ? mark(editing, isSelected) : nil
    let hasGrip = kind.moves && isEditing && editing.canMove
    CardRow(
      values: values, next: row.next, parts: kind.parts,
      isSelected: isSelected || touch.isPressed || isCurrent,
      hidesSeparator: isSelected || isNextSelected, isStriped: row.isStriped,
      leadingSpace: mark == nil ? 0 : EditMetrics.indent,
      trailingSpace: hasGrip ? EditMetrics.indent : 0
    ) {
      row.context.subview.fixed
    } badge: {
      ChosenView(kind.hasBadge ? RowBadgeAtEnd(values: values) : nil)
    }
    .chosen(forever: kind.hasMark ? rowMark(mark) : nil)
    .chosen(forever: kind.swipes ? swipe(editing) : nil)
    .accessibilityRow(row.place)
    .rowActions(editing)
    .contentShape(Rectangle())
    .chosen(forever: kind.isPressed ? press : nil)
    .accessibilityAddTraits(traits(isSelected, isCurrent))
    .clipShape(row.shape)
    .padding(row.margins)
    .chosen(forever: kind.hasMenu ? RowMenu.press(values.rowMenu) : nil)
    .chosen(values.rowDrag.map { WholeRowDragging(source: $0, editing: editing) })
    .chosen(
      values.rowDrag != nil && editing.canMove ? RowReordering(row: row, editing: editing) : nil
    )
    .chosen(values.rowInsertion.map { RowInserting(row: row, editing: editing, insertion: $0) })
    .chosen(
      forever: kind.moves
        ? RowMoving(row: row, editing: editing, hasGrip: hasGrip && !touch.isRevealed) : nil)
  }

  private func rowMark(_ kind: EditMark.Kind?) -> RowMark {
    RowMark(
      mark: kind.map {
        EditMark(kind: $0, inset: row.list.metrics.inset) { touch.isRevealed = true }
      })
  }

  private func swipe(_ editing: RowEditing) -> RowSwipe {
    RowSwipe(
      leading: values.swipeActions(.leading), trailing: editing.trailingActions,
      isRevealed: touch.isRevealed, hide: { touch.isRevealed = false })
  }

  private var press: RowPress {
    RowPress(isActive: isSelectable) {
      touch.isPressed = $0 && rule != .ignore
    } perform: {
      if act?($0) != true { selection?.tap(row.context, $0, rule) }
    }
  }

  private func traits(_ isSelected: Bool, _ isCurrent: Bool) -> AccessibilityTraits {
    let canBe = selection?.isSelectable(row.context.subview) ?? false
    return AccessibilityTraits(canBe ? [.isSelectable] : []).union(isSelected ? .isSelected : [])
      .union(isCurrent ? .isCurrent : [])
  }

  private var isEditing: Bool { editMode?.wrappedValue == .active }

  private var isSelectable: Bool { selection != nil && !values.isSelectionDisabled }

  private func mark(_ editing: RowEditing, _ isSelected: Bool) -> EditMark.Kind? {
    guard isEditing else { return nil }
    if let selection, selection.isMultiple {
      return selection.isSelectable(row.context.subview) ? .circle(isSelected: isSelected) : nil
    }
    return editing.delete == nil ? nil : .disc
  }

  /// Where several rows can be selected, a finger does so only while the list is edited (C087). In a column that leads to the
  /// next it selects one.
  private var rule: SelectionRule {
    guard let selection, selection.isSelectable(row.context.subview) else { return .ignore }
    guard selection.isMultiple else { return .replace }
    if isEditing { return .toggle }
    return row.list.profile == .macOS26 || selection.leadsOn ? .replace : .ignore
  }

  private var isNextSelected: Bool {
    guard let next = row.context.livingNext, let selection else { return false }
    return selection.isSelected(next)
  }
}

/// What a row shows of how it is touched.
private struct RowTouch: Equatable {
  var isPressed = false
  /// Whether the actions at the trailing edge are shown, as by the disc of a row that is edited.
  var isRevealed = false
}

extension RowKind {
  fileprivate var parts: RowParts {
    var parts: RowParts = []
    if hasBadge { parts.insert(.badge) }
    if hasBackground || isPressed { parts.insert(.background) }
    return parts
  }
}

/// Lets a row be dragged wherever it is touched.
private struct WholeRowDragging: ViewModifier {
  let source: RowDragSource
  let editing: RowEditing
  @Environment(\.listModel) private var model

  func body(content: Content) -> some View {
    content.dragged(
      as: source.giving { [weak model, editing, item = source.item] in
        let item = item()
        model?.dragged = item.map { [DraggedRow(item: $0, editing: editing)] } ?? []
        return item
      })
  }
}

/// Shows the mark of a row while its list is edited.
private struct RowMark: ViewModifier {
  let mark: EditMark?

  func body(content: Content) -> some View { content.layer(inFront: mark) }
}

/// Selects a row that is pressed.
private struct RowPress: ViewModifier {
  let isActive: Bool
  let changed: (Bool) -> Void
  let perform: (EventModifiers) -> Void

  func body(content: Content) -> some View {
    content.onPress(isActive: isActive, changed: changed, perform: perform)
  }
}
