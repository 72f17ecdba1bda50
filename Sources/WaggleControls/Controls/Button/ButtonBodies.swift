import Foundation
import Waggle

/// The label in the tint; red if destructive, faint when disabled (C031, C032) or pressed (C033).
struct BorderlessButtonBody<Label: View>: View {
  let label: Label
  let role: ButtonRole?
  let isPressed: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    label.defaultForeground(foreground).opacity(isPressed ? scheme == .dark ? 0.4 : 0.2 : 1)
  }

  private var foreground: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(.tertiary) }
    return role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint)
  }
}

/// The label on a grey shape, or on a faint tint where one is set (C031); fainter when pressed (C033).
struct BorderedButtonBody<Label: View>: View {
  let label: Label
  let role: ButtonRole?
  let isPressed: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.colorScheme) private var scheme
  @Environment(\.tint) private var tint
  @Environment(\.platformMetrics) private var metrics

  var body: some View {
    label
      .inBorder()
      .defaultForeground(foreground)
      .opacity(isEnabled ? isPressed ? 0.75 : 1 : metrics.button.disabledBordered)
      .modifier(ButtonBorder(fill: background, opacity: isPressed ? pressedOpacity : 1))
  }

  private var foreground: AnyShapeStyle {
    role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint)
  }

  private var pressedOpacity: Double { tint == nil ? 0.75 : 0.65 }

  private var background: AnyShapeStyle {
    guard let tint, isEnabled else { return AnyShapeStyle(.fill.secondary) }
    return AnyShapeStyle(tint.opacity(scheme == .dark ? 0.25 : 0.18))
  }
}

/// The label in white on a shape in the tint, or in red if destructive (C031); fainter when pressed (C033).
struct ProminentButtonBody<Label: View>: View {
  let label: Label
  let role: ButtonRole?
  let isPressed: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.platformMetrics) private var metrics

  var body: some View {
    label
      .inBorder()
      .defaultForeground(
        AnyShapeStyle(isEnabled ? AnyShapeStyle(Color.white) : AnyShapeStyle(.primary))
      )
      .opacity(isEnabled ? isPressed ? 0.75 : 1 : metrics.button.disabledProminent)
      .modifier(ButtonBorder(fill: background, opacity: isPressed ? 0.65 : 1))
  }

  private var background: AnyShapeStyle {
    guard isEnabled else { return AnyShapeStyle(.fill.secondary) }
    return role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint)
  }
}

/// The padding around a label, and the shape behind it (C030).
struct ButtonBorder: ViewModifier {
  let fill: AnyShapeStyle
  let opacity: Double
  @Environment(\.controlSize) private var size
  @Environment(\.buttonBorderShape) private var border
  @Environment(\.platformMetrics) private var metrics

  func body(content: Content) -> some View {
    let shape = border.resolved(metrics.button, size)
    content
      .modifier(ButtonPadding())
      .alignmentGuide(.barItemLeading) { $0[.leading] }
      .alignmentGuide(.barItemTrailing) { $0[.trailing] }
      .background { shape.fill(fill).opacity(opacity) }
      .controlMarks(shape)
  }
}

/// The padding around a label, and the label's font, by control size and text size (C030). The button of the default
/// action has a bold label.
struct ButtonPadding: ViewModifier {
  @Environment(\.controlSize) private var size
  @Environment(\.buttonBorderShape) private var border
  @Environment(\.platformMetrics) private var metrics
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.keyboardShortcut) private var shortcut
  @Environment(\.font) private var font
  @Environment(\.buttonSizing) private var sizing

  func body(content: Content) -> some View {
    let numbers = metrics.button[size]
    let isCircle = border.isCircle
    let layout = isCircle ? AnyLayout(SquareLayout()) : AnyLayout(HStackLayout(spacing: 0))
    layout {
      content
        .font(shortcut == .defaultAction ? (font ?? numbers.font).bold() : font ?? numbers.font)
        .frame(maxWidth: sizing == .flexible && !isCircle ? .infinity : nil)
        .padding(.horizontal, isCircle ? numbers.vertical : horizontal(numbers))
        .padding(.vertical, numbers.vertical)
    }
  }

  private func horizontal(_ numbers: ButtonMetrics.Size) -> CGFloat {
    numbers.horizontal + metrics.button.extra(typeSize)
  }
}
