import Foundation
import Waggle

/// How the controls of a dialog look.
struct DialogStyles: ViewModifier {
  /// Whether the dialog has no more than one button.
  let isAlone: Bool
  /// Whether Return in the last field presses the button that is a choice.
  let haveConfirm: Bool

  func body(content: Content) -> some View {
    content
      .buttonStyle(DialogButtonStyle())
      .textFieldStyle(.roundedBorder)
      .environment(\.isAloneInDialog, isAlone)
      .environment(\.haveConfirmInDialog, haveConfirm)
  }
}

/// A button that runs its action, and closes the dialog (C137).
private struct DialogButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    DialogButton(configuration: configuration)
  }
}

private struct DialogButton: View {
  let configuration: PrimitiveButtonStyleConfiguration
  @Environment(\.openDialog) private var dialog
  @Environment(\.dialogForm) private var form
  @Environment(\.keyboardShortcut) private var shortcut
  @Environment(\.isAloneInDialog) private var isAlone
  @Environment(\.isOwnDialogAction) private var isOwn
  @Environment(\.haveConfirmInDialog) private var haveConfirm
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    let action = DialogAction(
      role: configuration.role, isOwn: isOwn, isDefault: shortcut == .defaultAction)
    PressableFrame(closing) { isPressed in
      DialogButtonBody(
        label: configuration.label, role: configuration.role, isPressed: isPressed,
        isDefault: shortcut == .defaultAction)
    }
    .keyboardShortcut(key)
    .layoutValue(key: DialogItemKey.self, value: action)
    .preference(key: DialogActionsKey.self, value: [action])
    .afterBody { register(action) }
  }

  private func register(_ action: DialogAction) {
    guard let dialog else { return }
    // The session is in the button's environment: what it keeps leads to neither (C709).
    if isCancel { dialog.session.cancel = { [configuration] in configuration.trigger() } }
    guard haveConfirm, action.isChoice else { return }
    let confirm = {
      [configuration, isPresented = dialog.isPresented, weak session = dialog.session] in
      configuration.trigger()
      session?.forget()
      isPresented.wrappedValue = false
    }
    dialog.session.confirm = isEnabled ? confirm : nil
  }

  private var isCancel: Bool { configuration.role == .cancel }

  /// Escape cancels; Return presses the only button.
  private var key: KeyboardShortcut? {
    if let shortcut { return shortcut }
    return isCancel ? .cancelAction : isAlone ? .defaultAction : nil
  }

  private var closing: PrimitiveButtonStyleConfiguration {
    PrimitiveButtonStyleConfiguration(role: configuration.role) {
      configuration.trigger()
      dialog?.hasChosen()
    }
  }
}

/// A button or a field of a dialog. Beside its presenter a dialog has no button to cancel: a touch outside does that
/// (C139).
struct DialogItem<Content: View>: View {
  let content: Content
  let form: DialogForm
  @State private var cancels = false

  var body: some View {
    content
      // A field has no action, which is not a mistake to report.
      .transformPreference(DialogActionsKey.self) { _ in }
      .opacity(isUnseen ? 0 : 1)
      .allowsHitTesting(!isUnseen)
      .accessibilityHidden(isUnseen)
      .disabled(isUnseen)
      .onPreferenceChange(DialogActionsKey.self) { cancels = $0.first?.role == .cancel }
  }

  private var isUnseen: Bool { cancels && form == .popover }
}

/// What a button of a dialog looks like.
private struct DialogButtonBody<Label: View>: View {
  let label: Label
  let role: ButtonRole?
  let isPressed: Bool
  let isDefault: Bool
  @Environment(\.platformMetrics) private var platform
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    let metrics = DialogMetrics(platform)
    label
      .font(isBold(metrics) ? metrics.button.weight(.semibold) : metrics.button)
      .lineLimit(2)
      .minimumScaleFactor(0.7)
      .multilineTextAlignment(.center)
      .defaultForeground(foreground(metrics))
      .padding(.horizontal, 10)
      .frame(maxWidth: .infinity, minHeight: metrics.buttonHeight)
      .background {
        DialogButtonBackground(metrics: metrics, isFilled: isDefault, isPressed: isPressed)
      }
      .hoverFade()
      .focusRing(shape(metrics))
  }

  private func isBold(_ metrics: DialogMetrics) -> Bool {
    isDefault || metrics.hasRows && role == .cancel
  }

  private func foreground(_ metrics: DialogMetrics) -> AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(.tertiary) }
    if role == .destructive { return AnyShapeStyle(Color.red) }
    if metrics.hasRows { return AnyShapeStyle(.tint) }
    return isDefault ? AnyShapeStyle(Color.white) : AnyShapeStyle(Color.primary)
  }

  private func shape(_ metrics: DialogMetrics) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: metrics.hasRows ? 0 : metrics.buttonHeight / 2)
  }
}

/// A capsule, or a row with lines above it and before it.
private struct DialogButtonBackground: View {
  let metrics: DialogMetrics
  let isFilled: Bool
  let isPressed: Bool
  @Environment(\.displayScale) private var scale

  var body: some View {
    if metrics.hasRows {
      ZStack(alignment: .topLeading) {
        Color.primary.opacity(isPressed ? 0.1 : 0)
        Color.primary.opacity(0.18).frame(height: 1 / scale)
        Color.primary.opacity(0.18).frame(width: 1 / scale)
      }
    } else {
      Capsule()
        .fill(isFilled ? AnyShapeStyle(.tint) : AnyShapeStyle(.fill.secondary))
        .opacity(isPressed ? 0.65 : 1)
    }
  }
}
