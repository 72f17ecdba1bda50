/// What the keys for undo ask of a window.
package enum UndoCommand {
  case undo, redo

  /// Command-Z, Shift-Command-Z and Command-Y.
  init?(_ key: KeyEquivalent, _ pressed: EventModifiers) {
    guard pressed.contains(.command) else { return nil }
    switch (key.character.lowercased(), pressed) {
    case ("z", .command): self = .undo
    case ("z", [.command, .shift]), ("y", .command): self = .redo
    default: return nil
    }
  }
}
