import Waggle

/// An open menu with all its submenus, as the items know it.
struct MenuSession {
  /// Whether the outermost menu is open.
  let isPresented: Binding<Bool>

  /// Closes the outermost menu, and all menus in it with it.
  @MainActor func close() { isPresented.wrappedValue = false }
}

extension EnvironmentValues {
  private enum MenuSessionKey: EnvironmentKey {
    static var defaultValue: MenuSession? { nil }
  }

  /// The menu that the view is an item of; nil outside of menus.
  var menuSession: MenuSession? {
    get { self[MenuSessionKey.self] }
    set { self[MenuSessionKey.self] = newValue }
  }
}

extension View {
  /// Presents the items of a menu beside this view.
  ///
  /// - Parameter session: the menu around a submenu; nil for one that is not in another.
  /// - Parameter preview: shown above the items.
  /// - Parameter first: the item that is shown initially where there are too many; nil for the first one.
  func menu<Items: View>(
    isPresented: Binding<Bool>, at placement: PresentationPlacement, in session: MenuSession?,
    preview: AnyView? = nil, first: Subview.ID? = nil, @ViewBuilder items: @escaping () -> Items
  ) -> some View {
    modifier(
      MenuPresenter(
        isPresented: isPresented, placement: placement, outer: session, preview: preview,
        first: first,
        items: items))
  }
}

private struct MenuPresenter<Items: View>: ViewModifier {
  @Binding var isPresented: Bool
  let placement: PresentationPlacement
  let outer: MenuSession?
  let preview: AnyView?
  let first: Subview.ID?
  let items: () -> Items

  func body(content: Content) -> some View {
    let session = outer ?? MenuSession(isPresented: $isPresented)
    content.presentation(isPresented: $isPresented, options) {
      MenuPanel(items: items(), preview: preview, first: first)
        .environment(\.menuSession, session)
        .outsideRows(.menu)
        .ownScrollViews()
    }
  }

  private var options: PresentationOptions {
    var options = PresentationOptions(placement, isNested: outer != nil, role: nil)
    options.isMenu = true
    return options
  }
}
