public import Waggle

/// The style that fits the place: a tinted label (C035).
nonisolated public struct DefaultButtonStyle: PrimitiveButtonStyle, Sendable {
  /// The style that fits the place.
  public init() {}

  /// The label in the tint.
  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View {
    ButtonFace(configuration) {
      BorderlessFace(label: configuration.label, role: configuration.role, isPressed: $0)
    }
  }
}

/// A label in the tint, with nothing around it (C031, C032).
nonisolated public struct BorderlessButtonStyle: PrimitiveButtonStyle, Sendable {
  /// A label in the tint, with nothing around it.
  public init() {}

  /// The label in the tint.
  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View {
    ButtonFace(configuration) {
      BorderlessFace(label: configuration.label, role: configuration.role, isPressed: $0)
    }
  }
}

/// The label as it is; half as strong when disabled (C032).
nonisolated public struct PlainButtonStyle: PrimitiveButtonStyle, Sendable {
  /// The label as it is.
  public init() {}

  /// The label.
  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View {
    PressedButton(configuration: configuration, release: .buttonRelease) {
      PlainFace(label: configuration.label, isPressed: $0)
    }
  }
}

/// A tinted label on a quiet capsule (C030–C032).
nonisolated public struct BorderedButtonStyle: PrimitiveButtonStyle, Sendable {
  /// A tinted label on a quiet capsule.
  public init() {}

  /// The label on its capsule.
  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View {
    ButtonFace(configuration) {
      BorderedFace(label: configuration.label, role: configuration.role, isPressed: $0)
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
    ButtonFace(configuration) {
      ProminentFace(label: configuration.label, role: configuration.role, isPressed: $0)
    }
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The style that fits the place.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A label in the tint, with nothing around it.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The label as it is.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A tinted label on a quiet capsule.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A white label on a capsule in the tint.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}
