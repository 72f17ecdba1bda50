import Foundation
import Waggle

/// How buttons look that have a shape behind the label (C030): padded, in the font of the control size, veiled while a
/// pointer is over them.
nonisolated protocol BorderedLook: ButtonLook {
  /// The style of the label, unless the program gives it one.
  static func foreground(_ role: ButtonRole?, in environment: EnvironmentValues) -> AnyShapeStyle
  /// The opacity of the label while the button is disabled.
  static func disabledOpacity(_ metrics: ButtonMetrics) -> Double
}

extension BorderedLook {
  static var isBordered: Bool { true }
  static var isContainer: Bool { true }
  static var plainEdges: Edge.Set { [] }

  static func change(
    _ environment: inout EnvironmentValues, for value: PrimitiveButtonStyleConfiguration,
    in place: Place
  ) {
    environment.font = environment.borderedFont
    environment.setDefaultForeground(foreground(value.role, in: environment))
  }

  static func arrangement(in environment: EnvironmentValues, _ place: Place) -> ControlArrangement {
    environment.borderedArrangement
  }

  static func labelOpacity(isPressed: Bool, in environment: EnvironmentValues) -> Double {
    guard environment.isEnabled else { return disabledOpacity(environment.platformMetrics.button) }
    return isPressed ? 0.75 : 1
  }

  static func opacity(isHovered: Bool, in environment: EnvironmentValues) -> Double { 1 }
}

/// The label on a grey shape, or on a faint tint where one is set (C031); fainter when pressed (C033).
enum BorderedButtonLook: BorderedLook {
  static func foreground(_ role: ButtonRole?, in environment: EnvironmentValues) -> AnyShapeStyle {
    role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint)
  }

  static func disabledOpacity(_ metrics: ButtonMetrics) -> Double { metrics.disabledBordered }

  static func guide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
    barItemGuide(key, in: size)
  }

  static func parts(in place: Place) -> [ButtonPart] { borderedParts }
}

/// The label in white on a shape in the tint, or in red if destructive (C031); fainter when pressed (C033).
enum ProminentButtonLook: BorderedLook {
  static func foreground(_ role: ButtonRole?, in environment: EnvironmentValues) -> AnyShapeStyle {
    environment.isEnabled ? AnyShapeStyle(Color.white) : AnyShapeStyle(.primary)
  }

  static func disabledOpacity(_ metrics: ButtonMetrics) -> Double { metrics.disabledProminent }

  static func guide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
    barItemGuide(key, in: size)
  }

  static func parts(in place: Place) -> [ButtonPart] { prominentParts }
}

/// The label on a material with a fine edge.
enum GlassButtonLook: BorderedLook {
  static func foreground(_ role: ButtonRole?, in environment: EnvironmentValues) -> AnyShapeStyle {
    role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.primary)
  }

  static func disabledOpacity(_ metrics: ButtonMetrics) -> Double { metrics.disabledBordered }
  static func parts(in place: Place) -> [ButtonPart] { glassParts }
}

/// The label in white on a material in the tint, or in red if destructive. A disabled one keeps the material and its
/// edge, which `borderedProminent` has not, and loses the tint (C200).
enum GlassProminentButtonLook: BorderedLook {
  static func foreground(_ role: ButtonRole?, in environment: EnvironmentValues) -> AnyShapeStyle {
    environment.isEnabled ? AnyShapeStyle(Color.white) : AnyShapeStyle(.primary)
  }

  static func disabledOpacity(_ metrics: ButtonMetrics) -> Double { metrics.disabledBordered }
  static func parts(in place: Place) -> [ButtonPart] { glassProminentParts }
}

// MARK: Parts

nonisolated private let borderedParts = [
  ButtonPart.behind(opacity: {
    guard $0.isPressed else { return 1 }
    return $0.environment.tint == nil ? 0.75 : 0.65
  }) { environment, _ in environment.borderShape.fill(borderedFill(environment)) },
  borderVeil, borderRing,
]

nonisolated private let prominentParts = [
  ButtonPart.behind(opacity: { $0.isPressed ? 0.65 : 1 }) { environment, value in
    environment.borderShape.fill(
      environment.isEnabled ? prominentFill(value.role) : AnyShapeStyle(.fill.secondary))
  }, borderVeil, borderRing,
]

nonisolated private let glassParts = [glass, glassEdge, borderVeil, borderRing]

nonisolated private let glassProminentParts = [
  glass,
  ButtonPart.behind(
    where: { $0.environment.isEnabled }, opacity: { $0.isPressed ? 0.65 : 1 }
  ) { environment, value in environment.borderShape.fill(prominentFill(value.role)) },
  glassEdge, borderVeil, borderRing,
]

nonisolated private let glass = ButtonPart.behind { environment, _ in
  environment.borderShape.fill(.regularMaterial)
}

nonisolated private let glassEdge = ButtonPart.behind { environment, _ in
  environment.borderShape.strokeBorder(.quaternary, lineWidth: 0.5)
}

nonisolated private let borderVeil = ButtonPart.inFront(where: {
  $0.isHovered && $0.environment.isEnabled
}) { environment, _ in environment.borderShape.fill(.fill.quaternary) }

nonisolated private let borderRing = ButtonPart.inFront(where: \.isRinged) { environment, _ in
  environment.borderShape.ringed(environment.platformMetrics.focusRing)
}

nonisolated private func borderedFill(_ environment: EnvironmentValues) -> AnyShapeStyle {
  guard let tint = environment.tint, environment.isEnabled else {
    return AnyShapeStyle(.fill.secondary)
  }
  return AnyShapeStyle(tint.opacity(environment.colorScheme == .dark ? 0.25 : 0.18))
}

nonisolated private func prominentFill(_ role: ButtonRole?) -> AnyShapeStyle {
  role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint)
}

// MARK: Numbers

extension EnvironmentValues {
  /// The shape of the border of buttons of the control size.
  fileprivate var borderShape: ButtonBorderShape {
    buttonBorderShape.resolved(platformMetrics.button, controlSize)
  }

  /// The font of a label in a border, by control size (C030). The button of the default action has a bold label.
  fileprivate var borderedFont: Font {
    let font = font ?? buttonNumbers.font
    return keyboardShortcut == .defaultAction ? font.bold() : font
  }

  /// The space around a label in a border, by control size and text size (C030).
  fileprivate var borderedArrangement: ControlArrangement {
    let (numbers, isCircle) = (buttonNumbers, buttonBorderShape.isCircle)
    let extra = platformMetrics.button.extra(dynamicTypeSize)
    let side = isCircle ? numbers.vertical : numbers.horizontal + extra
    return ControlArrangement(
      insets: EdgeInsets(
        top: numbers.vertical, leading: side, bottom: numbers.vertical, trailing: side),
      sizing: isCircle ? .square : buttonSizing == .flexible ? .flexible : .fitted)
  }
}

/// The edges of a button in a bar.
nonisolated private func barItemGuide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
  switch key {
  case HorizontalAlignment.barItemLeading.key: 0
  case HorizontalAlignment.barItemTrailing.key: size.width
  default: nil
  }
}
