import Foundation
import Waggle

/// What asks the user something.
nonisolated enum DialogKind {
  /// An alert, which has to be answered.
  case alert
  /// A choice of actions, which can be left.
  case choice

  /// What a message calls it.
  var name: String { self == .alert ? "an alert" : "a confirmation dialog" }
}

/// How a dialog looks in its window.
enum DialogForm {
  /// A card in the middle.
  case card
  /// Cards at the bottom edge.
  case bottom
  /// A card beside the presenter.
  case popover
}

/// The views of a dialog.
nonisolated struct DialogContent<Actions: View, Message: View> {
  let actions: Actions
  let message: Message
}

/// An open dialog, as its buttons know it.
struct OpenDialog {
  let session: DialogSession
  /// Whether the dialog is presented, as the program has it: setting it false presses no button.
  let isPresented: Binding<Bool>

  @MainActor func close() { isPresented.wrappedValue = false }

  /// Closes the dialog without its button that cancels.
  @MainActor func hasChosen() {
    session.forget()
    close()
  }

  /// Closes the dialog as its button that cancels does.
  @MainActor func leave() {
    session.leave()
    close()
  }
}

/// What the buttons of a dialog do, which they register after their bodies have run.
final class DialogSession {
  /// Runs the action of the button that cancels, once.
  var cancel: (() -> Void)?
  /// Presses the button that Return presses in the last field; nil where there is none, or where it is disabled.
  var confirm: (() -> Void)?

  func forget() { (cancel, confirm) = (nil, nil) }

  /// False without a button that confirms.
  func confirms() -> Bool {
    guard let confirm else { return false }
    confirm()
    return true
  }

  func leave() {
    let cancel = cancel
    forget()
    cancel?()
  }
}

/// Presents a dialog while a binding is true and there is content.
nonisolated struct DialogPresenter<Actions: View, Message: View>: ViewModifier {
  let kind: DialogKind
  let title: Text
  let isPresented: Binding<Bool>
  var titleVisibility = Visibility.automatic
  var id: AnyHashable?
  let content: DialogContent<Actions, Message>?
  @State private var session = DialogSession()
  @Environment(\.platformMetrics) private var platform
  @Environment(\.horizontalSizeClass) private var width

  init(
    kind: DialogKind, title: Text, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, id: AnyHashable? = nil,
    content: DialogContent<Actions, Message>?
  ) {
    self.kind = kind
    self.title = title
    self.isPresented = isPresented
    self.titleVisibility = titleVisibility
    self.id = id
    self.content = content
  }

  @MainActor @preconcurrency
  func body(content: Content) -> some View {
    let now = self.content
    let session = session
    let form = form
    let showsTitle = showsTitle
    return content.presentation(isPresented: binding(session), options(form, session)) {
      if let now {
        DialogStage(
          form: form, title: title, showsTitle: showsTitle,
          dialog: OpenDialog(session: session, isPresented: isPresented), content: now)
      }
    }
  }

  /// Whether the dialog is presented; what closes it from outside cancels.
  @MainActor private func binding(_ session: DialogSession) -> Binding<Bool> {
    let isPresented = isPresented
    let isThere = content != nil
    return Binding {
      isPresented.wrappedValue && isThere
    } set: { shown in
      if !shown { session.leave() }
      isPresented.wrappedValue = shown
    }
  }

  @MainActor private func options(_ form: DialogForm, _ session: DialogSession)
    -> PresentationOptions
  {
    let placement: PresentationPlacement = form == .popover ? .below : .cover
    var options = PresentationOptions(
      placement, closesOnTouchOutside: form == .popover, role: form == .popover ? .dialog : nil,
      label: title)
    options.fades = form == .popover
    options.focusesFields = true
    options.confirm = { session.confirms() }
    options.duration = DialogMetrics.duration
    options.waitsAs = kind.name
    options.closesOnEscape = { form != .card }
    options.id = id
    return options
  }

  @MainActor private var form: DialogForm {
    if kind == .alert { return .card }
    return platform.choose(
      .popover, classic: width == .regular ? .popover : .bottom, macOS: .card)
  }

  @MainActor private var showsTitle: Bool {
    if kind == .alert { return true }
    return titleVisibility == .automatic
      ? platform.choose(false, classic: false, macOS: true) : titleVisibility == .visible
  }
}
