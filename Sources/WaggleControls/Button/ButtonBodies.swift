import Foundation
import Waggle

/// The label at half opacity when disabled (C032), a quarter fainter when pressed (C033).
struct PlainButtonBody<Label: View>: View {
  let label: Label
  let isPressed: Bool
  @Environment(\.isEnabled) private var isEnabled

  var body: some View { label.opacity(isEnabled ? isPressed ? 0.75 : 1 : 0.5) }
}

/// The label in the tint; red if destructive, faint when disabled (C031, C032) or pressed (C033).
struct BorderlessButtonBody<Label: View>: View {
  let label: Label
  let role: ButtonRole?
  let isPressed: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    label.foregroundStyle(foreground).opacity(isPressed ? scheme == .dark ? 0.4 : 0.2 : 1)
  }

  private var foreground: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(.tertiary) }
    return role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint)
  }
}

/// The label on a capsule: grey, or a faint tint where one is set (C031); fainter when pressed (C033).
struct BorderedButtonBody<Label: View>: View {
  let label: Label
  let role: ButtonRole?
  let isPressed: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.colorScheme) private var scheme
  @Environment(\.tint) private var tint

  var body: some View {
    label
      .foregroundStyle(foreground)
      .opacity(isEnabled ? isPressed ? 0.75 : 1 : 0.24)
      .modifier(ButtonPadding())
      .background { Capsule().fill(background).opacity(isPressed ? pressedOpacity : 1) }
  }

  private var foreground: AnyShapeStyle {
    role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint)
  }

  private var pressedOpacity: Double { tint == nil ? 0.75 : 0.65 }

  private var background: AnyShapeStyle {
    guard let tint, isEnabled else { return .secondaryFill(in: scheme) }
    return AnyShapeStyle(tint.opacity(scheme == .dark ? 0.25 : 0.18))
  }
}

/// The label in white on a capsule in the tint, or in red if destructive (C031); fainter when pressed (C033).
struct ProminentButtonBody<Label: View>: View {
  let label: Label
  let role: ButtonRole?
  let isPressed: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    label
      .foregroundStyle(isEnabled ? AnyShapeStyle(Color.white) : AnyShapeStyle(.primary))
      .opacity(isEnabled ? isPressed ? 0.75 : 1 : 0.17)
      .modifier(ButtonPadding())
      .background { Capsule().fill(background).opacity(isPressed ? 0.65 : 1) }
  }

  private var background: AnyShapeStyle {
    guard isEnabled else { return .secondaryFill(in: scheme) }
    return role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint)
  }
}

/// The padding around a label on a capsule, and the label's font, by control size (C030).
struct ButtonPadding: ViewModifier {
  @Environment(\.controlSize) private var size

  func body(content: Content) -> some View {
    content
      .font(isSmall ? .subheadline : .body)
      .padding(.horizontal, isSmall ? 10 : size == .regular ? 12 : 20)
      .padding(.vertical, isSmall ? 5 : size == .regular ? 7 : 15)
  }

  private var isSmall: Bool { size == .mini || size == .small }
}

extension AnyShapeStyle {
  /// The fill colour behind a control without a tint.
  fileprivate static func secondaryFill(in scheme: ColorScheme) -> AnyShapeStyle {
    AnyShapeStyle(
      Color(red: 120 / 255, green: 120 / 255, blue: 128 / 255)
        .opacity(scheme == .dark ? 0.32 : 0.16))
  }
}
