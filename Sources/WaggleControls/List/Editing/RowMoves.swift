import Waggle

/// What assistive technology does with a row that can be moved, in place of a drag (C090).
struct RowMoves: View {
  let editing: RowEditing

  var body: some View {
    Decoration {
      if editing.canMove, let offset = editing.offset {
        VStack {
          move("Move Up", down: false, offset)
          move("Move Down", down: true, offset)
        }
        .accessibilityRowActions()
      }
    }
  }

  private func move(_ name: LocalizedStringKey, down: Bool, _ offset: Int) -> some View {
    Text(name).spokenOnly().onPress(isFocusable: false) {
      _ = editing.step(from: offset, down: down)
    }
  }
}

/// The actions that move a row, for assistive technology alone.
struct RowMovesBehind: ViewModifier {
  let editing: RowEditing

  func body(content: Content) -> some View { content.background { RowMoves(editing: editing) } }
}
