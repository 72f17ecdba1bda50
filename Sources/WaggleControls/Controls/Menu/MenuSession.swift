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
  /// Presents the items of a menu beside this view. Call it in a body, which runs again when the menu opens: a closed menu costs
  /// one node.
  ///
  /// - Parameter placement: computed where the menu is open.
  /// - Parameter session: the menu around a submenu; nil for one that is not in another.
  /// - Parameter preview: shown above the items.
  /// - Parameter first: the item that is shown initially where there are too many; nil for the first one.
  func menu<Items: View>(
    isPresented: Binding<Bool>, at placement: @autoclosure () -> PresentationPlacement,
    in session: MenuSession?, preview: AnyView? = nil, first: @escaping () -> Subview.ID? = { nil },
    @ViewBuilder items: @escaping () -> Items
  ) -> some View {
    presentation(
      while: isPresented.wrappedValue, .menu(placement(), isNested: session != nil),
      close: { isPresented.wrappedValue = false }
    ) {
      MenuPanel(items: items(), preview: preview, first: first())
        .environment(\.menuSession, session ?? MenuSession(isPresented: isPresented))
        .outsideRows(.menu)
        .ownScrollViews()
    }
  }
}

extension PresentationOptions {
  /// A menu beside what opened it.
  fileprivate static func menu(
    _ placement: PresentationPlacement, isNested: Bool
  ) -> PresentationOptions {
    var options = PresentationOptions(placement, isNested: isNested, role: nil)
    options.isMenu = true
    return options
  }
}
