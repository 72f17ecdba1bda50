public import Waggle

extension ContainerValues {
  private enum DeleteDisabledKey: ContainerValueKey {
    static var defaultValue: Bool { false }
  }
  private enum MoveDisabledKey: ContainerValueKey {
    static var defaultValue: Bool { false }
  }

  var isDeleteDisabled: Bool {
    get { self[DeleteDisabledKey.self] }
    set { self[DeleteDisabledKey.self] = newValue }
  }

  var isMoveDisabled: Bool {
    get { self[MoveDisabledKey.self] }
    set { self[MoveDisabledKey.self] = newValue }
  }
}

extension View {
  /// Sets whether the user cannot delete the row from a list (C089).
  public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View {
    containerValue(\.isDeleteDisabled, isDisabled)
  }

  /// Sets whether the user cannot move the row in a list (C090).
  public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View {
    containerValue(\.isMoveDisabled, isDisabled)
  }
}
