public import Waggle

/// The style for the context: on iOS a tinted label, on macOS one with a border (C035).
nonisolated public struct DefaultButtonStyle: PrimitiveButtonStyle, Sendable {
  /// The style for the context.
  public init() {}

  /// The label as it looks in its context.
  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View {
    ButtonFace<AutomaticButtonLook>(configuration: configuration)
  }
}

/// A label in the tint, without a background (C031, C032).
nonisolated public struct BorderlessButtonStyle: PrimitiveButtonStyle, Sendable {
  /// A label in the tint, without a background.
  public init() {}

  /// The label in the tint.
  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View {
    ButtonFace<BorderlessButtonLook>(configuration: configuration)
  }
}

/// The label without decoration; at half opacity when disabled (C032).
nonisolated public struct PlainButtonStyle: PrimitiveButtonStyle, Sendable {
  /// The label without decoration.
  public init() {}

  /// The label.
  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View {
    ButtonFace<PlainButtonLook>(configuration: configuration)
  }
}

/// A tinted label on a faint capsule (C030–C032).
nonisolated public struct BorderedButtonStyle: PrimitiveButtonStyle, Sendable {
  /// A tinted label on a faint capsule.
  public init() {}

  /// The label on its capsule.
  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View {
    ButtonFace<BorderedButtonLook>(configuration: configuration)
  }
}

/// A white label on a capsule in the tint (C030–C032).
nonisolated public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, Sendable {
  /// A white label on a capsule in the tint.
  public init() {}

  /// The label on its capsule.
  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View {
    ButtonFace<ProminentButtonLook>(configuration: configuration)
  }
}

/// A label in the colour of links, underlined while a pointer is over it.
nonisolated public struct LinkButtonStyle: PrimitiveButtonStyle, Sendable {
  /// A label in the colour of links.
  public init() {}

  /// The label.
  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View {
    PressableFrame(configuration) {
      LinkButtonBody(label: configuration.label, role: configuration.role, isPressed: $0)
    }
  }
}

/// A label on a material that shows what is behind it.
nonisolated public struct GlassButtonStyle: PrimitiveButtonStyle, Sendable {
  /// A label on a material.
  public init() {}

  /// The label on its shape.
  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View {
    ButtonFace<GlassButtonLook>(configuration: configuration)
  }
}

/// A white label on a material in the tint; on the bare material while it is disabled (C200).
nonisolated public struct GlassProminentButtonStyle: PrimitiveButtonStyle, Sendable {
  /// A white label on a material in the tint.
  public init() {}

  /// The label on its shape.
  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View {
    ButtonFace<GlassProminentButtonLook>(configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// A label in the colour of links, underlined while a pointer is over it.
  public static var link: LinkButtonStyle { LinkButtonStyle() }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// A label on a material that shows what is behind it.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// A white label on a material in the tint.
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
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
