import Foundation
public import Waggle

extension EnvironmentValues {
  /// The dialog that a view is in.
  @Entry var dialogSession: DialogSession?
  @Entry var dialogForm = DialogForm.card
  /// Whether the dialog that a view is in has no more than one button.
  @Entry var isAloneInDialog = false
  /// Whether Return in the last field of the dialog that a view is in presses the button that is a choice.
  @Entry var haveConfirmInDialog = false
  /// Whether a button is one that the dialog has by itself.
  @Entry var isOwnDialogAction = false
  /// The symbol of dialogs.
  @Entry var dialogIcon: Image?
  @Entry var dialogSeverity = DialogSeverity.automatic
  @Entry var dialogSuppression: DialogSuppressionToggle?
}

/// How serious an alert is (`dialogSeverity`).
nonisolated public struct DialogSeverity: Equatable, Sendable {
  private enum Kind { case automatic, standard, critical }

  private let kind: Kind

  /// As the system decides.
  public static let automatic = DialogSeverity(kind: .automatic)
  /// As serious as any.
  public static let standard = DialogSeverity(kind: .standard)
  /// The dialog warns, and shows that by a symbol.
  public static let critical = DialogSeverity(kind: .critical)
}

/// A switch that keeps a dialog from being shown again.
struct DialogSuppressionToggle {
  let title: Text
  let isSuppressed: Binding<Bool>
}

extension View {
  /// Sets the symbol of the alerts and dialogs that this view presents; nil for none.
  ///
  /// Write it after the alert.
  public nonisolated func dialogIcon(_ icon: Image?) -> some View {
    environment(\.dialogIcon, icon)
  }

  /// Sets how serious the alerts and dialogs are that this view presents.
  public nonisolated func dialogSeverity(_ severity: DialogSeverity) -> some View {
    environment(\.dialogSeverity, severity)
  }

  /// Adds a switch to the alerts and dialogs that this view presents, with which one asks not to see them again.
  ///
  /// The program reads the binding, and does not present the dialog.
  public nonisolated func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> some View { dialogSuppressionToggle(Text(titleKey), isSuppressed: isSuppressed) }

  /// Adds a switch, whose title is used as it is, to the alerts and dialogs that this view presents.
  @_disfavoredOverload
  public nonisolated func dialogSuppressionToggle<S: StringProtocol>(
    _ title: S, isSuppressed: Binding<Bool>
  ) -> some View { dialogSuppressionToggle(Text(title), isSuppressed: isSuppressed) }

  /// Adds a switch with a text as its title to the alerts and dialogs that this view presents.
  public nonisolated func dialogSuppressionToggle(
    _ label: Text, isSuppressed: Binding<Bool>
  ) -> some View {
    environment(
      \.dialogSuppression, DialogSuppressionToggle(title: label, isSuppressed: isSuppressed))
  }

  /// Adds a switch with the system's title to the alerts and dialogs that this view presents.
  public nonisolated func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
    dialogSuppressionToggle(Text("Do not ask again"), isSuppressed: isSuppressed)
  }
}

/// The symbol of a dialog.
struct DialogIcon: View {
  @Environment(\.dialogIcon) private var icon
  @Environment(\.dialogSeverity) private var severity

  var body: some View {
    if let icon {
      icon.font(.largeTitle).accessibilityHidden(true)
    } else if severity == .critical {
      Image(systemName: "exclamationmark.triangle.fill")
        .font(.largeTitle)
        .foregroundStyle(.yellow)
        .accessibilityHidden(true)
    }
  }
}

/// The switch of a dialog that is not to be shown again.
struct DialogSuppression: View {
  @Environment(\.dialogSuppression) private var toggle

  var body: some View {
    if let toggle {
      Toggle(isOn: toggle.isSuppressed) { toggle.title.font(.subheadline) }
    }
  }
}
