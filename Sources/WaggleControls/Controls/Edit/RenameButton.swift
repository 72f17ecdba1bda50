public import Waggle

/// Begins to rename what is shown: call it as a function.
@MainActor @preconcurrency
public struct RenameAction: Sendable {
  nonisolated(unsafe) private let action: () -> Void

  nonisolated init(_ action: @escaping () -> Void) { self.action = action }

  /// Begins to rename.
  public func callAsFunction() { action() }
}

extension EnvironmentValues {
  private enum RenameKey: EnvironmentKey {
    static var defaultValue: RenameAction? { nil }
  }

  /// What begins to rename the view; nil, the default, where nothing can be renamed.
  public internal(set) var rename: RenameAction? {
    get { self[RenameKey.self] }
    set { self[RenameKey.self] = newValue }
  }
}

extension View {
  /// Sets what a `RenameButton` in this view does.
  public nonisolated func renameAction(_ action: @escaping () -> Void) -> some View {
    transformEnvironment(\.rename) { $0 = RenameAction(action) }
  }

  /// Makes a `RenameButton` in this view give the focus to a field.
  public nonisolated func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    renameAction { isFocused.wrappedValue = true }
  }
}

/// A button that begins to rename what is shown (`renameAction`). It is disabled where nothing can be renamed.
public struct RenameButton: View, PathNamed {
  @Environment(\.rename) private var rename

  /// A button for the rename action of the environment.
  public init() {}

  /// "Rename", with a pencil.
  public var body: some View {
    Button {
      rename?()
    } label: {
      Label("Rename", systemImage: "pencil")
    }
    .disabled(rename == nil)
  }
}
