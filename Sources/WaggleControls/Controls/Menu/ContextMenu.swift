import Foundation
public import Waggle

extension View {
  /// Opens a menu when this view is pressed with the secondary button or for half a second, and by Shift-F10 while it has
  /// the focus (C140). A screen reader offers its buttons as actions of the view (C156).
  ///
  /// ```swift
  /// Text("Ada")
  ///   .contextMenu {
  ///     Button("Call") {}
  ///     Button("Delete", role: .destructive) {}
  ///   }
  /// ```
  ///
  /// - Parameter menuItems: the items; without any, nothing opens.
  public nonisolated func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View {
    modifier(ContextMenuModifier(items: menuItems(), preview: Optional<EmptyView>.none))
  }

  /// Opens a menu below a view that is shown with it (C140).
  public nonisolated func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View { modifier(ContextMenuModifier(items: menuItems(), preview: preview())) }
}

/// The items of a context menu, as older code writes them.
nonisolated public struct ContextMenu<MenuItems: View> {
  let items: MenuItems

  /// The items.
  public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

extension View {
  /// Opens a menu when this view is pressed with the secondary button or for half a second (C140); nil opens none.
  public nonisolated func contextMenu<MenuItems: View>(
    _ contextMenu: ContextMenu<MenuItems>?
  ) -> some View {
    modifier(
      ContextMenuModifier(
        items: contextMenu?.items, preview: Optional<EmptyView>.none, opens: contextMenu != nil))
  }
}

/// Opens a menu at the place of a press.
nonisolated struct ContextMenuModifier<Items: View, Preview: View>: ViewModifier {
  let items: Items
  let preview: Preview?
  let opens: Bool
  /// Says where the menu is open, for one that is opened from elsewhere too.
  private let outer: Binding<RowMenu.Source?>?
  /// Where the menu is open; nil while it is closed.
  @State private var ownSource: RowMenu.Source?
  @Environment(\.platformMetrics) private var platform

  /// The key F10, which opens the menu with Shift.
  private static var f10: KeyEquivalent { KeyEquivalent("\u{F70D}") }

  init(
    items: Items, preview: Preview?, opens: Bool = true, source: Binding<RowMenu.Source?>? = nil
  ) {
    self.items = items
    self.preview = preview
    self.opens = opens
    outer = source
  }

  @MainActor private var binding: Binding<RowMenu.Source?> { outer ?? $ownSource }
  @MainActor private var source: RowMenu.Source? { binding.wrappedValue }

  @MainActor @preconcurrency
  func body(content: Content) -> some View {
    content
      .highPriorityGesture(ContextPressGesture().onEnded { show(at: $0) })
      .onKeyPress(keys: [.contextMenu, Self.f10], phases: .down) { press in
        guard press.opensContextMenu else { return .ignored }
        show(at: nil)
        return .handled
      }
      .menu(isPresented: isOpen, at: placement, in: nil, preview: preview.map { AnyView($0) }) {
        MenuColumn { items }
      }
      .accessibilityActions { items }
      .containerValue(\.innerRowMenu, canOpen ? RowMenu(source: binding) : nil)
  }

  @MainActor private var isOpen: Binding<Bool> {
    Binding {
      source != nil
    } set: {
      if !$0 { binding.wrappedValue = nil }
    }
  }

  private var canOpen: Bool { opens && Items.self != EmptyView.self }

  @MainActor private func show(at location: CGPoint?) {
    guard canOpen else { return }
    binding.wrappedValue = RowMenu.Source(point: location, isInRoot: false)
  }

  @MainActor private var placement: PresentationPlacement {
    var placement = PresentationPlacement.menu(MenuMetrics(platform))
    if let point = source?.point { placement.source = CGRect(origin: point, size: .zero) }
    placement.isSourceInRoot = source?.isInRoot ?? false
    return placement
  }
}
