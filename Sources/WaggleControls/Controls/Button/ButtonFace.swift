import Foundation
import Waggle

/// A button whose look is the framework's own: one node, with the preferences of its label and no others (R016).
nonisolated struct ButtonFace<Look: ButtonLook>: PrimitiveView {
  let configuration: PrimitiveButtonStyleConfiguration

  nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let configuration = view.part(at: 0, as: PrimitiveButtonStyleConfiguration.self)
    return Look.makeControl(configuration, inputs) { inputs in
      var inputs = inputs
      if Look.isBordered { inputs.hasPlainLabels = true }
      if Look.fillsMenus, inputs.surroundings.context == .menu {
        let label = _GraphValue.constant(LabelInMenu(), in: inputs)
        return LabelInMenu._makeView(view: label, inputs: inputs)
      }
      let label = view.part(at: 0, as: PrimitiveButtonStyleConfiguration.Label.self)
      return PrimitiveButtonStyleConfiguration.Label._makeView(view: label, inputs: inputs)
    }
  }
}

/// The label of a button in a menu, which is as wide as the menu.
nonisolated private struct LabelInMenu: View {
  var body: some View {
    PrimitiveButtonStyleConfiguration.Label().frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// A view that a button draws beside its label.
typealias ButtonPart = ControlPart<PrimitiveButtonStyleConfiguration>

/// How buttons look that are one node. By default it is a button without a border, which can be pressed anywhere in its frame,
/// looks pressed at once, and fades back in 0.2 s (C033).
nonisolated protocol ButtonLook: ControlLook
where Value == PrimitiveButtonStyleConfiguration, Place == ControlSurroundings.Context? {
  /// Whether the button is as wide as the menu that it is in.
  static var fillsMenus: Bool { get }
  /// Whether the label is in a border, and so not one of a row (C047).
  static var isBordered: Bool { get }
}

extension ButtonLook {
  static var fillsMenus: Bool { false }
  static var isBordered: Bool { false }
  static var plainEdges: Edge.Set { .bottom }

  static func place(of inputs: _ViewInputs) -> Place { inputs.surroundings.context }

  static var isWhole: Bool { true }

  static func arrangement(in environment: EnvironmentValues, _ place: Place) -> ControlArrangement {
    ControlArrangement()
  }

  static func labelOpacity(isPressed: Bool, in environment: EnvironmentValues) -> Double {
    isPressed ? environment.colorScheme == .dark ? 0.4 : 0.2 : 1
  }

  static func opacity(isHovered: Bool, in environment: EnvironmentValues) -> Double {
    isHovered && environment.isEnabled ? 0.8 : 1
  }

  static func animation(isPressed: Bool) -> Animation? {
    isPressed ? .buttonPress : .buttonRelease
  }

  static func parts(in place: Place) -> [ButtonPart] { plainParts }

  static func repeats(in environment: EnvironmentValues) -> Bool {
    environment.buttonRepeatBehavior == .enabled
  }

  static func perform(
    _ value: PrimitiveButtonStyleConfiguration, in environment: EnvironmentValues
  ) {
    nonisolated(unsafe) let value = value
    onMainActor { value.trigger() }
  }
}

/// The ring around a button without a border.
nonisolated private let plainRing = ButtonPart.inFront(where: \.isRinged) { environment, _ in
  let metrics = environment.platformMetrics
  return RoundedRectangle(cornerRadius: metrics.button.plainRadius).ringed(metrics.focusRing)
}

nonisolated private let plainParts = [plainRing]

/// The label in the tint; red if destructive, faint when disabled (C031, C032) or pressed (C033).
enum BorderlessButtonLook: ButtonLook {
  static func change(
    _ environment: inout EnvironmentValues, for value: PrimitiveButtonStyleConfiguration,
    in place: Place
  ) {
    environment.setDefaultForeground(
      buttonForeground(value.role, environment.isEnabled, else: AnyShapeStyle(.tint)))
  }
}

/// The label without decoration; at half opacity when disabled (C032), a quarter fainter when pressed (C033).
enum PlainButtonLook: ButtonLook {
  static var plainEdges: Edge.Set { [] }
  static var isWhole: Bool { false }

  static func change(
    _ environment: inout EnvironmentValues, for value: PrimitiveButtonStyleConfiguration,
    in place: Place
  ) {}

  static func labelOpacity(isPressed: Bool, in environment: EnvironmentValues) -> Double {
    environment.isEnabled ? isPressed ? 0.75 : 1 : 0.5
  }

  static func opacity(isHovered: Bool, in environment: EnvironmentValues) -> Double { 1 }
}

/// A button without a style, as it looks where it is (C035).
enum AutomaticButtonLook: ButtonLook {
  static var fillsMenus: Bool { true }

  static func change(
    _ environment: inout EnvironmentValues, for value: PrimitiveButtonStyleConfiguration,
    in place: Place
  ) {
    if isPadded(environment, place) { environment.font = environment.buttonNumbers.font }
    let isInMenu = place == .menu
    environment.setDefaultForeground(
      buttonForeground(
        value.role, environment.isEnabled,
        else: isInMenu ? AnyShapeStyle(.primary) : AnyShapeStyle(.tint)))
  }

  static func arrangement(in environment: EnvironmentValues, _ place: Place) -> ControlArrangement {
    guard isPadded(environment, place) else { return ControlArrangement() }
    let numbers = environment.buttonNumbers
    return ControlArrangement(
      insets: EdgeInsets(
        top: numbers.vertical, leading: numbers.horizontal, bottom: numbers.vertical,
        trailing: numbers.horizontal))
  }

  /// On macOS a button by itself has a border.
  static func parts(in place: Place) -> [ButtonPart] { place == nil ? automaticParts : plainParts }

  private static func isPadded(_ environment: EnvironmentValues, _ place: Place) -> Bool {
    place == .group || place == nil && environment.platformMetrics == .macOS26
  }
}

nonisolated private let automaticParts = [
  ButtonPart.behind(where: { $0.environment.platformMetrics == .macOS26 }) { environment, _ in
    ButtonBorderShape.automatic.resolved(
      environment.platformMetrics.button, environment.controlSize
    )
    .fill(.fill.secondary)
  },
  plainRing,
]

extension EnvironmentValues {
  /// The numbers of a button of the control size.
  var buttonNumbers: ButtonMetrics.Size { platformMetrics.button[controlSize] }
}

/// The colour of a label: faint when disabled (C032), red if it destroys.
private func buttonForeground(
  _ role: ButtonRole?, _ isEnabled: Bool, else style: @autoclosure () -> AnyShapeStyle
) -> AnyShapeStyle {
  if !isEnabled { return AnyShapeStyle(.tertiary) }
  return role == .destructive ? AnyShapeStyle(Color.red) : style()
}
