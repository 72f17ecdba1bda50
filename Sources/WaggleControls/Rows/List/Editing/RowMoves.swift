import Waggle

extension View {
  /// Gives a row its actions for assistive technology: those of a swipe (C092), and those that move it in place of a drag
  /// (C090). They are made when they are asked for.
  func rowActions(_ editing: RowEditing) -> some View {
    accessibilityActions { RowActions(editing: editing) }
  }
}

/// The actions of a row.
private struct RowActions: View {
  let editing: RowEditing

  var body: some View {
    if editing.canMove {
      move("Move Up", down: false)
      move("Move Down", down: true)
    }
    let actions = editing.values.swipeActions(.leading) + editing.trailingActions
    ForEach(actions.indices, id: \.self) { actions[$0].content }.outsideRows()
  }

  private func move(_ name: LocalizedStringKey, down: Bool) -> some View {
    Text(name).onPress(isFocusable: false) { _ = editing.step(down: down) }
  }
}
