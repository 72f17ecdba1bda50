import Foundation
import Waggle

/// A row that is dragged as something, as far as its list knows.
struct DraggedRow {
  /// The thing that is dragged; nil once the drag is over.
  private(set) weak var item: NSItemProvider?
  let editing: RowEditing

  init(item: NSItemProvider, editing: RowEditing) { (self.item, self.editing) = (item, editing) }
}

/// Lets rows that are dragged as something be dropped among the rows of their own `ForEach`, which moves them there; a line
/// shows where (C758).
struct RowReordering: ViewModifier {
  let row: ListRow
  let editing: RowEditing
  @State private var edge: VerticalEdge?
  @Environment(\.listModel) private var model

  func body(content: Content) -> some View {
    content
      .modifier(InsertionLine(row: row, edge: edge))
      .drops(actions)
  }

  private var actions: DropActions {
    var actions = DropActions { [model, editing] items in
      onMainActor { model?.movable(items, to: editing).isEmpty ?? true ? [] : items }
    }
    actions.updated = { info in
      let nearer = row.nearerEdge(to: info)
      if edge != nearer { edge = nearer }
      return DropProposal(operation: .move)
    }
    actions.targeted = { if !$0 { edge = nil } }
    actions.perform = { info in
      guard let model, let offset = editing.offset else { return false }
      let rows = model.movable(info.items, to: editing)
      let target = row.nearerEdge(to: info) == .top ? offset : offset + 1
      model.dragged = []
      editing.move(rows.compactMap(\.editing.offset), to: target)
      return !rows.isEmpty
    }
    return actions
  }
}

extension ListModel {
  /// The rows of the same data as a row that are dragged as these things, and may be moved.
  @MainActor fileprivate func movable(_ items: [NSItemProvider], to row: RowEditing)
    -> [DraggedRow]
  {
    dragged.filter { dragged in
      guard let item = dragged.item, items.contains(where: { $0 === item }) else { return false }
      return dragged.editing.canMove && dragged.editing.isBeside(row.values)
    }
  }
}
