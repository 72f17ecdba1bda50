public import Waggle

/// Whether a button acts again and again while it is held (`buttonRepeatBehavior`).
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private enum Kind { case automatic, enabled, disabled }

  private let kind: Kind

  /// As the control decides; a button does not repeat (C151).
  public static let automatic = ButtonRepeatBehavior(kind: .automatic)
  /// The button acts half a second after it is pressed, and then ten times per second.
  public static let enabled = ButtonRepeatBehavior(kind: .enabled)
  /// The button acts when it is let go.
  public static let disabled = ButtonRepeatBehavior(kind: .disabled)
}

extension EnvironmentValues {
  private enum RepeatBehaviorKey: EnvironmentKey {
    static var defaultValue: ButtonRepeatBehavior { .automatic }
  }

  /// Whether buttons act again and again while they are held.
  public internal(set) var buttonRepeatBehavior: ButtonRepeatBehavior {
    get { self[RepeatBehaviorKey.self] }
    set { self[RepeatBehaviorKey.self] = newValue }
  }
}

extension View {
  /// Sets whether the buttons in this view act again and again while they are held.
  public nonisolated func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    environment(\.buttonRepeatBehavior, behavior)
  }
}
