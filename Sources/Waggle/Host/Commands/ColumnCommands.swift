/// The columns of a window that commands show and hide.
@MainActor package final class ColumnCommands {
  /// A kind of column.
  package enum Kind { case sidebar, inspector }

  /// What shows and hides one column; it is known while it exists.
  @MainActor package final class Toggle {
    package var action: () -> Void = {}

    package nonisolated init() {}
  }

  private struct WeakToggle {
    let kind: Kind
    weak var toggle: Toggle?
  }

  private var toggles: [WeakToggle] = []

  nonisolated init() {}

  package func add(_ toggle: Toggle, of kind: Kind) {
    guard !toggles.contains(where: { $0.toggle === toggle }) else { return }
    toggles.removeAll { $0.toggle == nil }
    toggles.append(WeakToggle(kind: kind, toggle: toggle))
  }

  /// Shows or hides the column that was made last.
  package func toggle(_ kind: Kind) {
    toggles.last { $0.kind == kind && $0.toggle != nil }?.toggle?.action()
  }
}

extension EnvironmentValues {
  private enum ColumnCommandsKey: EnvironmentKey {
    static var defaultValue: ColumnCommands? { nil }
  }

  /// The columns that the commands of the window's program show and hide; nil for a program without commands.
  package var columnCommands: ColumnCommands? {
    get { self[ColumnCommandsKey.self] }
    set { self[ColumnCommandsKey.self] = newValue }
  }
}
