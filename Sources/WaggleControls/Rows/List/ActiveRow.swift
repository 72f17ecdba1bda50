import Foundation
import Waggle

/// A row that can be selected, edited or swiped, or that says how it is drawn.
///
/// See also `CardRow`, its content and background, and `RowSwipe`.
struct ActiveRow: View {
  let row: ListRow
  let values: ContainerValues
  /// What a tap does instead of selecting the row; false if it selects it after all.
  var act: ((EventModifiers) -> Bool)?
  @State private var isPressed = false
  @State private var isRevealed = false
  @Environment(\.rowSelection) private var selection
  @Environment(\.editMode) private var editMode

  var body: some View {
    let editing = RowEditing(context: row.context, values: values)
    let isSelected = selection?.isSelected(row.context.subview) ?? false
    let isCurrent = selection?.isCurrent(row.context.subview) ?? false
    let mark = mark(editing, isSelected)
    let hasGrip = isEditing && editing.canMove
    CardRow(
      values: values, next: row.next, isSelected: isSelected || isPressed || isCurrent,
      hidesSeparator: isSelected || isNextSelected, isStriped: row.isStriped,
      leadingSpace: mark == .none ? 0 : EditMetrics.indent,
      trailingSpace: hasGrip ? EditMetrics.indent : 0
    ) {
      row.context.subview
    }
    .overlay(alignment: .leading) {
      EditMark(kind: mark, inset: row.list.metrics.inset) { isRevealed = true }
    }
    .adding(swipe(editing))
    .adding(editing.canMove ? MovesBehind(editing: editing) : nil)
    .accessibilityRow()
    .contentShape(Rectangle())
    .onPress(isActive: isSelectable) {
      isPressed = $0 && rule != .ignore
    } perform: {
      if act?($0) != true { selection?.tap(row.context, $0, rule) }
    }
    .accessibilityAddTraits(traits(isSelected, isCurrent))
    .clipShape(row.shape)
    .padding(row.margins)
    .adding(arranging(editing, hasGrip: hasGrip && !isRevealed))
  }

  private func arranging(_ editing: RowEditing, hasGrip: Bool) -> RowArranging? {
    guard
      editing.canMove || values.rowInsertion != nil || values.rowDrag != nil
        || values.rowMenu != nil
    else { return nil }
    return RowArranging(
      menu: values.rowMenu.map { RowMenuPress(menu: $0) },
      moving: editing.canMove ? RowMoving(row: row, editing: editing, hasGrip: hasGrip) : nil,
      inserting: values.rowInsertion.map {
        RowInserting(row: row, editing: editing, insertion: $0)
      },
      dragging: values.rowDrag.map { WholeRowDragging(source: $0) })
  }

  private func swipe(_ editing: RowEditing) -> RowSwipe? {
    let (leading, trailing) = (values.swipeActions(.leading), editing.trailingActions)
    if leading.isEmpty, trailing.isEmpty { return nil }
    return RowSwipe(leading: leading, trailing: trailing, isRevealed: $isRevealed)
  }

  private func traits(_ isSelected: Bool, _ isCurrent: Bool) -> AccessibilityTraits {
    let canBe = selection?.isSelectable(row.context.subview) ?? false
    return AccessibilityTraits(canBe ? [.isSelectable] : []).union(isSelected ? .isSelected : [])
      .union(isCurrent ? .isCurrent : [])
  }

  private var isEditing: Bool { editMode?.wrappedValue == .active }

  private var isSelectable: Bool { selection != nil && !values.isSelectionDisabled }

  private func mark(_ editing: RowEditing, _ isSelected: Bool) -> EditMark.Kind {
    guard isEditing else { return .none }
    if let selection, selection.isMultiple {
      return selection.isSelectable(row.context.subview) ? .circle(isSelected: isSelected) : .none
    }
    return editing.delete == nil ? .none : .disc
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

extension View {
  /// Applies a modifier where there is one. A row has the same ones for as long as its data allows the same.
  @ViewBuilder fileprivate func adding(_ modifier: (some ViewModifier)?) -> some View {
    if let modifier { self.modifier(modifier) } else { self }
  }
}

/// Lets a row be dragged wherever it is touched.
private struct WholeRowDragging: ViewModifier {
  let source: RowDragSource

  func body(content: Content) -> some View { content.dragged(as: source) }
}

/// Lets a row be dragged and moved, things be dropped beside it, and its menu be opened.
private struct RowArranging: ViewModifier {
  let menu: RowMenuPress?
  let moving: RowMoving?
  let inserting: RowInserting?
  let dragging: WholeRowDragging?

  func body(content: Content) -> some View {
    content.adding(menu).adding(dragging).adding(inserting).adding(moving)
  }
}

/// The actions that move a row, read aloud.
private struct MovesBehind: ViewModifier {
  let editing: RowEditing

  func body(content: Content) -> some View { content.background { RowMoves(editing: editing) } }
}
