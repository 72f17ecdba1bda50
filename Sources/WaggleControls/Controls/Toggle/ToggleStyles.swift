public import Waggle

/// The style for the context: a switch, or a button in a toolbar, or a checkbox on macOS (C036).
nonisolated public struct DefaultToggleStyle: ToggleStyle, Sendable {
  /// The style for the context.
  public init() {}

  /// The toggle as it looks in its context.
  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View {
    ToggleInContext(configuration: configuration)
  }
}

/// A switch after the label (C036).
nonisolated public struct SwitchToggleStyle: ToggleStyle, Sendable {
  private let tint: Color?

  /// A switch after the label.
  public init() { tint = nil }

  /// A switch that has a colour when it is on. The modifier `tint` gives any toggle one.
  public init(tint: Color) { self.tint = tint }

  /// The label and the switch.
  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View {
    SwitchToggle(configuration: configuration, tint: tint)
  }
}

/// A button that is filled when the toggle is on (C036).
nonisolated public struct ButtonToggleStyle: ToggleStyle, Sendable {
  /// A button that is filled when the toggle is on.
  public init() {}

  /// The button.
  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View {
    ButtonToggle(configuration: configuration)
  }
}

/// A box with a check mark before the label; both act (C036).
nonisolated public struct CheckboxToggleStyle: ToggleStyle, Sendable {
  /// A box with a check mark before the label.
  public init() {}

  /// The box and the label.
  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View {
    CheckboxToggle(configuration: configuration)
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The style for the context.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch after the label.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that is filled when the toggle is on.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A box with a check mark before the label.
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

/// A toggle without a style.
private struct ToggleInContext: View {
  let configuration: ToggleStyleConfiguration
  @Surroundings private var surroundings

  var body: some View {
    if surroundings.context == .toolbar {
      ButtonToggle(configuration: configuration)
    } else if surroundings.context == .menu {
      MenuToggle(configuration: configuration)
    } else {
      PlatformToggle(configuration: configuration)
    }
  }
}

/// A toggle without a style that is neither in a bar nor in a menu: a switch, or a checkbox on macOS.
nonisolated struct PlatformToggle: PrimitiveView {
  let configuration: ToggleStyleConfiguration

  nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    view.makeChosen(
      PlatformCheckbox.self, if: { $0.platformMetrics.toggle.isCheckbox },
      else: UntintedSwitch.self, in: inputs)
  }
}

nonisolated private struct PlatformCheckbox: EnvironmentView {
  let configuration: ToggleStyleConfiguration

  @MainActor func content(in environment: EnvironmentValues) -> some View {
    CheckboxToggle(configuration: configuration)
  }
}
