public import Waggle

/// The style for the context: a button without chrome, or in the style of the buttons around it (C051).
nonisolated public struct DefaultMenuStyle: MenuStyle, Sendable {
  /// The style for the context.
  public init() {}

  /// A button that opens the menu.
  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View {
    MenuButton(configuration: configuration)
  }
}

/// A menu that is a row by itself: the whole row opens it (C086).
nonisolated struct RowMenuStyle: MenuStyle {
  @MainActor func makeBody(configuration: Configuration) -> some View {
    MenuButton(configuration: configuration).wholeRowButtons()
  }
}

/// A button in the style of the buttons around it.
nonisolated public struct ButtonMenuStyle: MenuStyle, Sendable {
  /// A button in the style of the buttons around it.
  public init() {}

  /// A button that opens the menu.
  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View {
    MenuButton(configuration: configuration)
  }
}

/// A button without a border.
nonisolated public struct BorderlessButtonMenuStyle: MenuStyle, Sendable {
  /// A button without a border.
  public init() {}

  /// A button that opens the menu.
  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View {
    MenuButton(configuration: configuration).buttonStyle(.borderless)
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The style for the context.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// A button in the style of the buttons around it.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A button without a border.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}
