public import Waggle

/// The appearance and the interaction of buttons.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// The type of the button's view.
  associatedtype Body: View
  /// What a style gets to lay out and to trigger: the label, the role, and the action.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// The button's view. It calls `configuration.trigger()` to perform the action.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style gets to lay out and to trigger: the label, the role, and the action.
nonisolated public struct PrimitiveButtonStyleConfiguration {
  /// The button's own label, to be placed by the style.
  nonisolated public struct Label {
    init() {}
  }

  /// The button's role; nil for none.
  public let role: ButtonRole?
  let action: @MainActor () -> Void

  init(role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.role = role
    self.action = action
  }

  /// The button's own label.
  public var label: Label { Label() }

  /// Performs the button's action.
  @MainActor @preconcurrency
  public func trigger() { action() }
}

extension View {
  /// Sets the style of the buttons in this view; the nearest one applies.
  public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    modifier(StyleModifier<PrimitiveButtonStyles<S>>(style: style))
  }
}

private enum PrimitiveButtonStyles<Style: PrimitiveButtonStyle>: StyleKind {
  @MainActor static func makeBody(
    _ style: Style, _ configuration: PrimitiveButtonStyleConfiguration
  )
    -> some View
  { style.makeBody(configuration: configuration) }

  nonisolated static var fixedMaker: StyleMaker<PrimitiveButtonStyleConfiguration>? {
    switch Style.self {
    case is PlainButtonStyle.Type: look(PlainButtonLook.self)
    case is BorderlessButtonStyle.Type: look(BorderlessButtonLook.self)
    case is BorderedButtonStyle.Type: look(BorderedButtonLook.self)
    case is BorderedProminentButtonStyle.Type: look(ProminentButtonLook.self)
    case is GlassButtonStyle.Type: look(GlassButtonLook.self)
    case is GlassProminentButtonStyle.Type: look(GlassProminentButtonLook.self)
    default: nil
    }
  }

  nonisolated private static func look<Look: ButtonLook>(_: Look.Type)
    -> StyleMaker<PrimitiveButtonStyleConfiguration>
  { StyleMaker(ButtonFace<Look>.self, of: Style.self) }
}

extension PrimitiveButtonStyleConfiguration: StyleConfiguration {
  static func automatic(in inputs: _ViewInputs) -> StyleMaker<Self> {
    if let style = inputs.wholeRowButtonStyle { return style }
    return StyleMaker(ButtonFace<AutomaticButtonLook>.self, of: DefaultButtonStyle.self)
  }
}

/// Names the label of a button, in the configurations of both kinds of styles.
package enum ButtonLabel {}

extension PrimitiveButtonStyleConfiguration.Label: StyleSlotView {
  package typealias Slot = ButtonLabel
}
