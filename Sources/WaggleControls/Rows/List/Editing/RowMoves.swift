import Waggle

/// What assistive technology does with a row that can be moved, in place of a drag (C090).
struct RowMoves: View {
  let editing: RowEditing

  var body: some View {
    Decoration {
      if editing.canMove {
        VStack {
          move("Move Up", down: false)
          move("Move Down", down: true)
        }
        .accessibilityRowActions()
      }
    }
  }

  private func move(_ name: LocalizedStringKey, down: Bool) -> some View {
    Text(name).spokenOnly().onPress(isFocusable: false) { _ = editing.step(down: down) }
  }
}
