public import Waggle

/// The style for the context: a tinted label (C035).
nonisolated public struct DefaultButtonStyle: PrimitiveButtonStyle, Sendable {
  /// The style for the context.
  public init() {}

  /// The label in the tint.
  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View {
    PressableFrame(configuration) {
      BorderlessButtonBody(label: configuration.label, role: configuration.role, isPressed: $0)
    }
  }
}

/// A label in the tint, without a background (C031, C032).
nonisolated public struct BorderlessButtonStyle: PrimitiveButtonStyle, Sendable {
  /// A label in the tint, without a background.
  public init() {}

  /// The label in the tint.
  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View {
    PressableFrame(configuration) {
      BorderlessButtonBody(label: configuration.label, role: configuration.role, isPressed: $0)
    }
  }
}

/// The label without decoration; at half opacity when disabled (C032).
nonisolated public struct PlainButtonStyle: PrimitiveButtonStyle, Sendable {
  /// The label without decoration.
  public init() {}

  /// The label.
  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(configuration: configuration, release: .buttonRelease) {
      PlainButtonBody(label: configuration.label, isPressed: $0)
    }
  }
}

/// A tinted label on a faint capsule (C030–C032).
nonisolated public struct BorderedButtonStyle: PrimitiveButtonStyle, Sendable {
  /// A tinted label on a faint capsule.
  public init() {}

  /// The label on its capsule.
  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View {
    PressableFrame(configuration) {
      BorderedButtonBody(label: configuration.label, role: configuration.role, isPressed: $0)
    }
  }
}

/// A white label on a capsule in the tint (C030–C032).
nonisolated public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, Sendable {
  /// A white label on a capsule in the tint.
  public init() {}

  /// The label on its capsule.
  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View {
    PressableFrame(configuration) {
      ProminentButtonBody(label: configuration.label, role: configuration.role, isPressed: $0)
    }
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The style for the context.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A label in the tint, without a background.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The label without decoration.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A tinted label on a faint capsule.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A white label on a capsule in the tint.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}
