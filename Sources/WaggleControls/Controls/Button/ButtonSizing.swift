public import Waggle

/// How wide buttons are (`buttonSizing`).
public struct ButtonSizing: Hashable, Sendable {
  private enum Kind { case automatic, fitted, flexible }

  private let kind: Kind

  /// As the style decides; buttons fit their labels.
  public static let automatic = ButtonSizing(kind: .automatic)
  /// As wide as the label needs.
  public static let fitted = ButtonSizing(kind: .fitted)
  /// As wide as there is room.
  public static let flexible = ButtonSizing(kind: .flexible)
}

extension EnvironmentValues {
  private enum ButtonSizingKey: EnvironmentKey {
    static var defaultValue: ButtonSizing { .automatic }
  }

  /// How wide buttons are.
  public internal(set) var buttonSizing: ButtonSizing {
    get { self[ButtonSizingKey.self] }
    set { self[ButtonSizingKey.self] = newValue }
  }
}

extension View {
  /// Sets how wide the buttons in this view are, and the toggles that look like buttons, in the styles with a border or
  /// a material (C206). A circle fits its label.
  public nonisolated func buttonSizing(_ sizing: ButtonSizing) -> some View {
    environment(\.buttonSizing, sizing)
  }
}
