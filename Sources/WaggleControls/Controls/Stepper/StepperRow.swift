import Foundation
import Waggle

/// The numbers of steppers (C038).
struct StepperMetrics {
  /// Both buttons.
  let size: CGSize
  /// Whether one button is above the other.
  let isVertical: Bool
  let cornerRadius: CGFloat
  /// The space before the buttons.
  let spacing: CGFloat
  /// Whether the buttons are at the far end of the row.
  let fillsWidth: Bool
  /// The length and the width of the lines of plus and minus.
  let sign: CGSize
  /// The length and the width of the line between the buttons.
  let divider: CGSize
}

extension PlatformMetrics {
  var stepper: StepperMetrics {
    choose(
      StepperMetrics(
        size: CGSize(width: 94, height: 32), isVertical: false, cornerRadius: 16, spacing: 8,
        fillsWidth: true, sign: CGSize(width: 14, height: 2), divider: CGSize(width: 1, height: 18)),
      classic: StepperMetrics(
        size: CGSize(width: 94, height: 32), isVertical: false, cornerRadius: 8, spacing: 8,
        fillsWidth: true, sign: CGSize(width: 14, height: 2), divider: CGSize(width: 1, height: 18)),
      macOS: StepperMetrics(
        size: CGSize(width: 20, height: 26), isVertical: true, cornerRadius: 6, spacing: 8,
        fillsWidth: false, sign: CGSize(width: 8, height: 1.5),
        divider: CGSize(width: 12, height: 1)))
  }
}

/// The label and the buttons of a stepper, and what keys and assistive technology do with them.
struct StepperRow<Label: View>: View {
  let model: StepperModel
  let label: Label
  @Environment(\.platformMetrics) private var metrics
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    ControlRow(spacing: metrics.stepper.spacing, fillsWidth: metrics.stepper.fillsWidth) {
      label
    } control: {
      StepperButtons(model: model).accessibilityHidden(true)
    }
    .padding(plain: .vertical)
    .focusable(interactions: .edit)
    .onKeyPress(phases: [.down, .repeat], action: press)
    .accessibilityElement(children: .combine)
    .accessibilityRole(.stepper)
    .accessibilityRange(model.range)
    .accessibilityValue(ifKnown: model.spoken.map { Text(verbatim: $0) })
    .accessibilityAdjustableAction { model.edit(up: $0 == .increment) }
  }

  private func press(_ press: KeyPress) -> KeyPress.Result {
    guard press.modifiers.subtracting([.capsLock, .numericPad]).isEmpty else { return .ignored }
    let forwards = direction == .leftToRight
    switch press.key {
    case .upArrow: model.edit(up: true)
    case .downArrow: model.edit(up: false)
    case .rightArrow: model.edit(up: forwards)
    case .leftArrow: model.edit(up: !forwards)
    default: return .ignored
    }
    return .handled
  }
}

/// Minus before plus, or plus above minus.
nonisolated private struct StepperButtons: EnvironmentView {
  let model: StepperModel

  @MainActor func content(in environment: EnvironmentValues) -> some View {
    let size = environment.platformMetrics.stepper
    let shape = RoundedRectangle(cornerRadius: size.cornerRadius)
    let layout =
      size.isVertical ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
    layout {
      StepperButton(model: model, isUp: size.isVertical)
      StepperButton(model: model, isUp: !size.isVertical)
    }
    .frame(width: size.size.width, height: size.size.height)
    .background {
      shape.fill(.fill.tertiary)
      Rectangle().fill(.quaternary).frame(width: size.divider.width, height: size.divider.height)
    }
    .clipShape(shape)
    .focusRing(shape)
  }
}

/// One button of a stepper.
private struct StepperButton: View {
  let model: StepperModel
  let isUp: Bool
  @State private var isPressed = false
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.platformMetrics) private var metrics

  var body: some View {
    let canMove = model.canMove(up: isUp)
    StepperSign(isPlus: isUp, style: canMove && isEnabled ? .primary : .tertiary)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(isPressed ? AnyShapeStyle(.fill) : AnyShapeStyle(.clear))
      .hoverAppearance(Rectangle())
      .contentShape(Rectangle())
      .onPress(isFocusable: false, repeats: true) {
        isPressed = $0
        model.onEditingChanged($0)
      } perform: {
        model.move(up: isUp)
      }
      .disabled(!canMove)
  }
}

/// Plus or minus.
nonisolated private struct StepperSign: EnvironmentView {
  let isPlus: Bool
  let style: HierarchicalShapeStyle

  @MainActor func content(in environment: EnvironmentValues) -> some View {
    let size = environment.platformMetrics.stepper.sign
    ZStack {
      Rectangle().fill(style).frame(width: size.width, height: size.height)
      if isPlus { Rectangle().fill(style).frame(width: size.height, height: size.width) }
    }
  }
}
