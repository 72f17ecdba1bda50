public import Waggle

/// An alert as a value: the earlier form of `alert(_:isPresented:actions:message:)` (C137).
///
/// ```swift
/// struct Page: View {
///   @State private var asks = false
///
///   var body: some View {
///     Button("Delete") { asks = true }
///       .alert(isPresented: $asks) {
///         Alert(
///           title: Text("Delete all notes?"), primaryButton: .destructive(Text("Delete")),
///           secondaryButton: .cancel())
///       }
///   }
/// }
/// ```
nonisolated public struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// An alert with one button; without one it has the button "OK".
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = dismissButton.map { [$0] } ?? []
  }

  /// An alert with two buttons.
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  /// An alert with two buttons, which are side by side if there is room, as always here.
  public static func sideBySideButtons(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) -> Alert {
    Alert(
      title: title, message: message, primaryButton: primaryButton,
      secondaryButton: secondaryButton)
  }

  /// A button of an alert or of an action sheet. It runs its action, and closes the alert.
  nonisolated public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: () -> Void

    private init(_ label: Text, _ role: ButtonRole?, _ action: (() -> Void)?) {
      self.label = label
      self.role = role
      self.action = action ?? {}
    }

    /// A button without a role.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label, nil, action)
    }

    /// A button that cancels.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label, .cancel, action)
    }

    /// A button that cancels, with the system's label.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      Button(Text("Cancel"), .cancel, action)
    }

    /// A button that deletes data, or does what cannot be undone.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label, .destructive, action)
    }
  }
}

/// A choice between actions as a value: the earlier form of `confirmationDialog` (C139).
///
/// ```swift
/// struct SharePage: View {
///   @State private var asks = false
///
///   var body: some View {
///     Button("Share") { asks = true }
///       .actionSheet(isPresented: $asks) {
///         ActionSheet(title: Text("Share"), buttons: [.default(Text("Print")), .cancel()])
///       }
///   }
/// }
/// ```
nonisolated public struct ActionSheet {
  /// A button of an action sheet.
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// A choice between the actions of buttons.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

extension View {
  /// Shows an alert while a binding is true: the earlier form of `alert(_:isPresented:actions:)` (C137).
  public nonisolated func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    let alert = isPresented.wrappedValue ? content() : nil
    return modifier(ValueDialog(.alert, isPresented, alert?.title, alert?.message, alert?.buttons))
  }

  /// Shows an alert while there is an item: the earlier form of `alert(_:isPresented:presenting:actions:)` (C137).
  public nonisolated func alert<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> Alert
  ) -> some View {
    let now = item.wrappedValue
    let alert = now.map(content)
    return modifier(
      ValueDialog(
        .alert, item.isPresent(), alert?.title, alert?.message, alert?.buttons,
        id: now.map { AnyHashable($0.id) }))
  }

  /// Asks which action to perform while a binding is true: the earlier form of `confirmationDialog` (C139).
  public nonisolated func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet)
    -> some View
  {
    let sheet = isPresented.wrappedValue ? content() : nil
    return modifier(ValueDialog(.choice, isPresented, sheet?.title, sheet?.message, sheet?.buttons))
  }

  /// Asks which action to perform while there is an item: the earlier form of `confirmationDialog` (C139).
  public nonisolated func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> ActionSheet
  ) -> some View {
    let now = item.wrappedValue
    let sheet = now.map(content)
    return modifier(
      ValueDialog(
        .choice, item.isPresent(), sheet?.title, sheet?.message, sheet?.buttons,
        id: now.map { AnyHashable($0.id) }))
  }
}

/// Presents an alert or an action sheet that is a value.
nonisolated private struct ValueDialog: ViewModifier {
  let kind: DialogKind
  let isPresented: Binding<Bool>
  let title: Text?
  let message: Text?
  let buttons: [Alert.Button]?
  let id: AnyHashable?

  init(
    _ kind: DialogKind, _ isPresented: Binding<Bool>, _ title: Text?, _ message: Text?,
    _ buttons: [Alert.Button]?, id: AnyHashable? = nil
  ) {
    self.kind = kind
    self.isPresented = isPresented
    self.title = title
    self.message = message
    self.buttons = buttons
    self.id = id
  }

  @MainActor @preconcurrency
  func body(content: Content) -> some View {
    let dialog = buttons.map {
      DialogContent(actions: ValueButtons(buttons: $0), message: message)
    }
    return content.modifier(
      DialogPresenter(
        kind: kind, title: title ?? Text(verbatim: ""), isPresented: isPresented,
        titleVisibility: .visible, id: id, content: dialog))
  }
}

private struct ValueButtons: View {
  let buttons: [Alert.Button]

  var body: some View {
    ForEach(buttons.indices, id: \.self) { index in
      let button = buttons[index]
      WaggleControls.Button(role: button.role) {
        button.action()
      } label: {
        button.label
      }
    }
  }
}
