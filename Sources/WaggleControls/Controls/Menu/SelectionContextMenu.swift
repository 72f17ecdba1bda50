public import Waggle

extension View {
  /// Adds a menu to the rows of the lists and tables in this view, and an action that a row performs (C274).
  ///
  /// The menu of a selected row is for all selected rows, that of another one for it alone, and that of the area without
  /// rows for none. The action is performed by a tap, on macOS by a double click, and by Return while the list has the
  /// focus.
  ///
  /// ```swift
  /// struct Flowers: View {
  ///   @State private var selection: Set<Int> = []
  ///
  ///   var body: some View {
  ///     List(0..<9, selection: $selection) { Text("Flower \($0)") }
  ///       .contextMenu(forSelectionType: Int.self) { flowers in
  ///         if !flowers.isEmpty { Button("Pick \(flowers.count)") {} }
  ///       } primaryAction: { flowers in
  ///         print("open", flowers.count)
  ///       }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameter itemType: the type of the selected values; rows of other types have no menu.
  /// - Parameter menu: the items for the values.
  /// - Parameter primaryAction: what the rows do; nil to select them.
  public nonisolated func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View {
    func typed(_ values: Set<AnyHashable>) -> Set<I> { Set(values.compactMap { $0.base as? I }) }
    return environment(
      \.selectionMenu,
      SelectionMenu(
        accepts: { $0.base is I }, items: { AnyView(menu(typed($0))) },
        act: primaryAction.map { act in { act(typed($0)) } }))
  }
}

/// The menu of the rows of a list, and what they do.
struct SelectionMenu {
  /// Whether a value is of the menu's type.
  let accepts: (AnyHashable) -> Bool
  let items: (Set<AnyHashable>) -> AnyView
  /// What a row does; nil if it is selected.
  let act: ((Set<AnyHashable>) -> Void)?
}

extension EnvironmentValues {
  private enum SelectionMenuKey: EnvironmentKey {
    static var defaultValue: SelectionMenu? { nil }
  }

  /// The menu of the rows of lists and tables.
  var selectionMenu: SelectionMenu? {
    get { self[SelectionMenuKey.self] }
    set { self[SelectionMenuKey.self] = newValue }
  }
}

/// Adds the menu for some rows to a view: one of them, or the area without rows.
struct SelectionMenuModifier: ViewModifier {
  let menu: SelectionMenu
  let values: Set<AnyHashable>
  /// Says where the menu is open, for one that keys open; nil for others.
  var source: Binding<RowMenu.Source?>?

  func body(content: Content) -> some View {
    content.modifier(
      ContextMenuModifier(
        items: SelectionMenuItems(menu: menu, values: values), preview: Optional<EmptyView>.none,
        source: source))
  }
}

/// The items, made when the menu is.
private struct SelectionMenuItems: View {
  let menu: SelectionMenu
  let values: Set<AnyHashable>

  var body: some View { menu.items(values) }
}
