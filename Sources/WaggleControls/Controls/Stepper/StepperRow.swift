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
nonisolated struct StepperRow<Label: View>: EnvironmentView {
  let model: StepperModel
  let label: Label

  nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    makeFollowing(view, inputs)
  }

  @MainActor func content(in environment: EnvironmentValues) -> some View {
    let size = environment.platformMetrics.stepper
    let direction = environment.layoutDirection
    ControlRow(spacing: size.spacing, fillsWidth: size.fillsWidth) {
      label
    } control: {
      StepperButtons(
        model: model, canRise: model.canMove(up: true), canFall: model.canMove(up: false)
      )
      .accessibilityHidden(true)
    }
    .padding(plain: .vertical)
    .focusable(interactions: .edit)
    .onKeyPress(phases: [.down, .repeat]) { press($0, direction) }
    .accessibilityElement(children: .combine)
    .accessibilityRole(.stepper)
    .accessibilityRange(model.range)
    .accessibilityValue(ifKnown: model.spoken.map { Text(verbatim: $0) })
    .accessibilityAdjustableAction { model.edit(up: $0 == .increment) }
  }

  @MainActor private func press(_ press: KeyPress, _ direction: LayoutDirection) -> KeyPress.Result
  {
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
  let canRise: Bool
  let canFall: Bool

  @MainActor func content(in environment: EnvironmentValues) -> some View {
    let size = environment.platformMetrics.stepper
    let shape = RoundedRectangle(cornerRadius: size.cornerRadius)
    let layout =
      size.isVertical ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
    layout {
      button(isUp: size.isVertical)
      button(isUp: !size.isVertical)
    }
    .frame(width: size.size.width, height: size.size.height)
    .background { StepperGround() }
    .clipShape(shape)
    .focusRing(shape)
  }

  private func button(isUp: Bool) -> StepperButton {
    StepperButton(model: model, isUp: isUp, canMove: isUp ? canRise : canFall)
  }
}

/// What is behind the buttons, and the line between them.
nonisolated private struct StepperGround: PrimitiveView {
  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    DrawnShapes.makeLeaf(view, inputs) { _, environment in
      let size = environment.platformMetrics.stepper
      var ground = DrawnShapes.Item(
        CGRect(origin: .zero, size: size.size), AnyShapeStyle(.fill.tertiary))
      ground.outline = .rounded(size.cornerRadius)
      return DrawnShapes(
        size: size.size,
        items: [ground, .rectangle(size.divider, in: size.size, AnyShapeStyle(.quaternary))])
    }
  }
}

/// One button of a stepper, which is one node around its sign (C591).
nonisolated private struct StepperButton: PrimitiveView {
  let model: StepperModel
  let isUp: Bool
  /// Whether the value would change.
  let canMove: Bool

  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    StepperButtonLook.makeControl(view, inputs) { makeSign(view, $0) }
  }

  /// Plus or minus.
  private static func makeSign(_ view: _GraphValue<Self>, _ inputs: _ViewInputs) -> _ViewOutputs {
    DrawnShapes.makeLeaf(view, inputs) { button, environment in
      let line = environment.platformMetrics.stepper.sign
      let size = CGSize(width: line.width, height: button.isUp ? line.width : line.height)
      let style: HierarchicalShapeStyle = environment.isEnabled ? .primary : .tertiary
      let upright = CGSize(width: line.height, height: line.width)
      return DrawnShapes(
        size: size,
        items: [
          .rectangle(line, in: size, AnyShapeStyle(style)),
          button.isUp ? .rectangle(upright, in: size, AnyShapeStyle(style)) : nil,
        ])
    }
  }
}

/// How the buttons of a stepper look: on a ground while they are pressed, veiled while a pointer is over them.
private enum StepperButtonLook: ControlLook {
  typealias Value = StepperButton

  static var plainEdges: Edge.Set { [] }
  static var isWhole: Bool { true }
  static var isFocusable: Bool { false }
  static var isInEnvironmentOfLabel: Bool { true }

  static func place(of inputs: _ViewInputs) {}

  static func change(_ environment: inout EnvironmentValues, for value: StepperButton, in place: ())
  { environment.isEnabled = environment.isEnabled && value.canMove }

  static func arrangement(in environment: EnvironmentValues, _ place: ()) -> ControlArrangement {
    ControlArrangement(sizing: .filling)
  }

  static func labelOpacity(isPressed: Bool, in environment: EnvironmentValues) -> Double { 1 }
  static func opacity(isHovered: Bool, in environment: EnvironmentValues) -> Double { 1 }
  static func animation(isPressed: Bool) -> Animation? { nil }
  static func parts(in place: ()) -> [ControlPart<StepperButton>] { stepperButtonParts }
  static func repeats(in environment: EnvironmentValues) -> Bool { true }

  static func pressChanged(_ value: StepperButton, isPressed: Bool) {
    value.model.onEditingChanged(isPressed)
  }

  static func perform(_ value: StepperButton, in environment: EnvironmentValues) {
    nonisolated(unsafe) let value = value
    onMainActor { value.model.move(up: value.isUp) }
  }
}

nonisolated private let stepperButtonParts: [ControlPart<StepperButton>] = [
  .behind(where: \.isPressed) { _, _ in Rectangle().fill(.fill) },
  .inFront(where: { $0.isHovered && $0.environment.isEnabled }) { _, _ in
    Rectangle().fill(.fill.quaternary)
  },
]

extension DrawnShapes.Item {
  /// A rectangle in the middle of what is drawn.
  fileprivate static func rectangle(
    _ size: CGSize, in whole: CGSize, _ style: AnyShapeStyle
  ) -> DrawnShapes.Item {
    let corner = CGPoint(
      x: (whole.width - size.width) / 2, y: (whole.height - size.height) / 2)
    var item = DrawnShapes.Item(CGRect(origin: corner, size: size), style)
    item.outline = .rectangle
    return item
  }
}
