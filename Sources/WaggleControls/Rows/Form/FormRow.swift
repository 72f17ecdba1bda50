import Foundation
import Waggle

/// One of the rows of a form.
struct FormRow: View {
  /// A row and what is beside it.
  struct Context: Identifiable {
    let row: Subview
    /// The row below; nil for the last.
    let next: Subview?
    var id: Subview.ID { row.id }

    static func contexts(_ rows: SubviewsCollection) -> [Context] {
      rows.indices.map { Context(row: rows[$0], next: $0 + 1 < rows.count ? rows[$0 + 1] : nil) }
    }
  }

  let context: Context

  var body: some View {
    let values = context.row.containerValues
    if values.isEditable || values.rowMenu != nil {
      EditableFormRow(context: context, values: values)
    } else {
      CardRow(values: values, next: context.next?.containerValues) {
        context.row
      } badge: {
        if values.badge != nil { RowBadgeAtEnd(values: values) }
      }
    }
  }
}

/// A row of a form that can be deleted, moved or swiped, as in a list, or has a menu (C089, C090, C092).
private struct EditableFormRow: View {
  let context: FormRow.Context
  let values: ContainerValues
  @State private var isRevealed = false
  @Environment(\.editMode) private var editMode
  @Environment(\.rowMetrics) private var metrics

  var body: some View {
    let editing = RowEditing(row: context.row, next: context.next, values: values)
    let hasDisc = editMode?.wrappedValue == .active && editing.delete != nil
    CardRow(
      values: values, next: context.next?.containerValues,
      leadingSpace: hasDisc ? EditMetrics.indent : 0
    ) {
      context.row
    } badge: {
      if values.badge != nil { RowBadgeAtEnd(values: values) }
    }
    .layer(
      inFront: hasDisc ? EditMark(kind: .disc, inset: metrics.inset) { isRevealed = true } : nil
    )
    .modifier(
      RowSwipe(
        leading: values.swipeActions(.leading), trailing: editing.trailingActions,
        isRevealed: isRevealed, hide: { isRevealed = false })
    )
    .accessibilityRow()
    .rowActions(editing)
    .modifier(RowMenu.press(values.rowMenu))
    .clipped()
  }
}

extension ContainerValues {
  /// Whether a row can be deleted, moved or swiped.
  var isEditable: Bool {
    rowEdits.delete != nil || rowEdits.move != nil || !swipeActions(.leading).isEmpty
      || !swipeActions(.trailing).isEmpty
  }
}
