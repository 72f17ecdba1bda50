import Foundation
import Waggle

/// Lets things be dropped above or below a row of a list, as its `ForEach` takes them; a line shows where.
struct RowInserting: ViewModifier {
  let row: ListRow
  let editing: RowEditing
  let insertion: RowInsertion
  @State private var edge: VerticalEdge?

  func body(content: Content) -> some View {
    content
      .modifier(InsertionLine(row: row, edge: edge))
      .drops(actions)
  }

  private var actions: DropActions {
    var actions = DropActions(accepted: insertion.accepted)
    actions.updated = { info in
      let nearer = row.nearerEdge(to: info)
      if edge != nearer { edge = nearer }
      return nil
    }
    actions.targeted = { if !$0 { edge = nil } }
    actions.perform = { info in
      guard let offset = editing.insertionOffset else { return false }
      return insertion.insert(
        info.items, row.nearerEdge(to: info) == .top ? offset : offset + 1)
    }
    return actions
  }
}

extension ListRow {
  /// The edge of the row that is nearer; the space above it belongs to it.
  @MainActor func nearerEdge(to info: DropInfo) -> VerticalEdge {
    info.location.y < (info.size.height + gap) / 2 ? .top : .bottom
  }
}

/// A line at the edge of a row at which something would be dropped.
struct InsertionLine: ViewModifier {
  /// The height of the line, in points.
  private static let line: CGFloat = 2

  let row: ListRow
  /// nil for no line.
  let edge: VerticalEdge?

  func body(content: Content) -> some View {
    content.overlay(alignment: edge == .top ? .top : .bottom) {
      Decoration {
        if edge != nil {
          Capsule().fill(.tint).frame(height: Self.line)
            .padding(.horizontal, row.list.metrics.inset)
            .padding(margins)
        }
      }
      .allowsHitTesting(false)
    }
  }

  private var margins: EdgeInsets {
    var margins = row.margins
    if edge == .bottom { margins.top = 0 } else { margins.bottom = 0 }
    return margins
  }
}
