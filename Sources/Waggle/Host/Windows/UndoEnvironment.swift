public import WaggleFoundation

extension EnvironmentValues {
  /// What the user of this window can take back and do again; nil outside of windows.
  ///
  /// Command-Z takes a step back, and Shift-Command-Z does it again, where no text that is edited has a change for them. A view
  /// that shows whether there is a step asks again when it is updated: the manager is not observed.
  ///
  /// ```swift
  /// struct Hive: View {
  ///   @State private var counter = Counter()
  ///   @Environment(\.undoManager) private var undoManager
  ///
  ///   @Observable final class Counter {
  ///     private(set) var combs = 0
  ///
  ///     func set(_ new: Int, _ undoManager: UndoManager?) {
  ///       let old = combs
  ///       combs = new
  ///       undoManager?.registerUndo(withTarget: self) { $0.set(old, undoManager) }
  ///     }
  ///   }
  ///
  ///   var body: some View {
  ///     Button("\(counter.combs) combs") { counter.set(counter.combs + 1, undoManager) }
  ///   }
  /// }
  /// ```
  public var undoManager: UndoManager? { windowParts?.part { UndoManager() } }
}

extension WindowParts {
  /// Takes a step of the user back, or does it again. False where there is none.
  func performUndo(_ command: UndoCommand) -> Bool {
    guard let manager = known(UndoManager.self) else { return false }
    switch command {
    case .undo where manager.canUndo: manager.undo()
    case .redo where manager.canRedo: manager.redo()
    case .undo, .redo: return false
    }
    return true
  }

  /// Drops what could be taken back: its handlers may keep the manager.
  func removeUndoActions() { known(UndoManager.self)?.removeAllActions() }
}
