public import Waggle

/// A control that performs an action when it is tapped.
///
/// Its style determines its appearance and its interaction (`buttonStyle`).
///
/// ```swift
/// struct Basket: View {
///   @State private var jars = 0
///
///   var body: some View {
///     VStack {
///       Button("Add a jar") { jars += 1 }
///       Button(role: .destructive) {
///         jars = 0
///       } label: {
///         Image(systemName: "trash")
///       }
///       .disabled(jars == 0)
///     }
///     .buttonStyle(.bordered)
///   }
/// }
/// ```
nonisolated public struct Button<Label: View>: View, PathNamed {
  fileprivate typealias Styled =
    StyledControl<PrimitiveButtonStyleConfiguration, StyleSlot<ButtonLabel, Label>>
  /// The only field, so that the button's value is also that of the control.
  private let styled: Styled

  /// A button whose label consists of any views; several are laid out in a row.
  @preconcurrency
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// A button with a role that styles may show.
  @preconcurrency
  public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    styled = Styled(
      PrimitiveButtonStyleConfiguration(role: role, action: action),
      StyleSlot(ButtonLabel.self, content: label))
  }

  /// The label in the nearest style, read aloud as one button (C155).
  @MainActor @preconcurrency
  public var body: some View { styled.accessibilityControl().accessibilityAddTraits(.isButton) }

  /// Makes the button as its body would be, without a node for the body.
  public nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs)
    -> _ViewOutputs
  {
    let inner = inputs.below(named: Self.self)
    let styled = Styled._makeView(view: view.part(at: 0, as: Styled.self), inputs: inner)
    return _ViewOutputs(styled.node.asControl(.isButton, inner))
  }

  /// A list of one element, the button.
  public nonisolated static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs)
    -> _ViewListOutputs
  {
    _ViewListOutputs(ElementOf(view: view, inputs: Styled.elementInputs(inputs)))
  }

  /// Always 1.
  public nonisolated static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { 1 }
}

extension Button where Label == Text {
  /// A button whose title is looked up in the program's tables.
  @preconcurrency
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action) { Text(titleKey) }
  }

  /// A button whose title is used as it is.
  @_disfavoredOverload @preconcurrency
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action) { Text(title) }
  }

  /// A button with a role, whose title is looked up in the program's tables.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// A button with a role, whose title is used as it is.
  @_disfavoredOverload @preconcurrency
  public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == WaggleControls.Label<Text, Image> {
  /// A button with a symbol, whose title is looked up in the program's tables.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) { self.init(titleKey, systemImage: systemImage, role: nil, action: action) }

  /// A button with a symbol, whose title is used as it is.
  @_disfavoredOverload @preconcurrency
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
  ) { self.init(title, systemImage: systemImage, role: nil, action: action) }

  /// A button with a role and a symbol, whose title is looked up in the program's tables.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) {
      WaggleControls.Label(titleKey, systemImage: systemImage)
    }
  }

  /// A button with a role and a symbol, whose title is used as it is.
  @_disfavoredOverload @preconcurrency
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { WaggleControls.Label(title, systemImage: systemImage) }
  }
}

extension Button where Label == DefaultButtonLabel {
  /// A button whose label says what its role is: a cross to close or to cancel, a check mark to confirm, a bin to delete.
  @preconcurrency
  public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}

/// The label of a button that says only what its role is.
nonisolated public struct DefaultButtonLabel: View {
  let role: ButtonRole

  /// A symbol with its name.
  @MainActor @preconcurrency
  public var body: some View {
    WaggleControls.Label(role.title, systemImage: role.systemImage).labelStyle(.iconOnly)
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// The button of a style's configuration, in the next style outwards.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
  }
}

/// The purpose of a button.
public struct ButtonRole: Equatable, Sendable {
  private enum Kind { case destructive, cancel, confirm, close }

  private let kind: Kind

  /// Deletes data, or cannot be undone.
  public static let destructive = ButtonRole(kind: .destructive)
  /// Cancels an operation.
  public static let cancel = ButtonRole(kind: .cancel)
  /// Confirms an operation. It is seen in the label of a button that has no other, and changes no other label.
  public static let confirm = ButtonRole(kind: .confirm)
  /// Closes a view.
  public static let close = ButtonRole(kind: .close)

  fileprivate var title: LocalizedStringKey {
    switch kind {
    case .destructive: "Delete"
    case .cancel: "Cancel"
    case .confirm: "Done"
    case .close: "Close"
    }
  }

  fileprivate var systemImage: String {
    switch kind {
    case .destructive: "trash"
    case .cancel, .close: "xmark"
    case .confirm: "checkmark"
    }
  }
}
