import Foundation
import Waggle

/// What presents content in a sheet.
nonisolated enum SheetKind {
  case sheet, cover
  case popover(PopoverPosition)

  /// What a message calls it.
  var name: String {
    switch self {
    case .sheet: "a sheet"
    case .cover: "a cover"
    case .popover: "a popover"
    }
  }
}

/// What a sheet and its presenter share while it is open.
final class SheetSession {
  /// Whether drags, touches outside and Escape leave it open.
  var isDismissDisabled = false
}

/// Presents content while a binding is true.
nonisolated struct SheetPresenter<Presented: View>: ViewModifier {
  let kind: SheetKind
  let isPresented: Binding<Bool>
  var id: AnyHashable?
  let onDismiss: (() -> Void)?
  let presented: () -> Presented
  @State private var session = SheetSession()
  @State private var isModal = true

  init(
    kind: SheetKind, isPresented: Binding<Bool>, id: AnyHashable? = nil,
    onDismiss: (() -> Void)?, @ViewBuilder presented: @escaping () -> Presented
  ) {
    self.kind = kind
    self.isPresented = isPresented
    self.id = id
    self.onDismiss = onDismiss
    self.presented = presented
  }

  @MainActor @preconcurrency
  func body(content: Content) -> some View {
    let session = session
    return content.presentation(isPresented: isPresented, options) {
      SheetStage(
        kind: kind, session: session, isModal: $isModal, content: presented)
    }
  }

  @MainActor private var options: PresentationOptions {
    var options = PresentationOptions(
      .cover, isModal: isModal, closesOnTouchOutside: false, role: nil)
    let session = session
    options.fades = false
    options.duration = SheetMotion.duration
    options.waitsAs = kind.name
    options.isStep = true
    options.closesOnEscape = { !session.isDismissDisabled }
    options.id = id
    options.onDismiss = onDismiss
    if case .popover(let position) = kind { options.anchor = position.anchor }
    return options
  }
}

/// Presents content while there is an item.
nonisolated struct ItemSheetPresenter<Item: Identifiable, Presented: View>: ViewModifier {
  let kind: SheetKind
  let item: Binding<Item?>
  let onDismiss: (() -> Void)?
  let presented: (Item) -> Presented

  init(
    kind: SheetKind, item: Binding<Item?>, onDismiss: (() -> Void)?,
    presented: @escaping (Item) -> Presented
  ) {
    self.kind = kind
    self.item = item
    self.onDismiss = onDismiss
    self.presented = presented
  }

  @MainActor @preconcurrency
  func body(content: Content) -> some View {
    let now = item.wrappedValue
    return content.modifier(
      SheetPresenter(
        kind: kind, isPresented: item.isPresent(), id: now.map { AnyHashable($0.id) },
        onDismiss: onDismiss
      ) { if let now { presented(now) } }
    )
  }
}
