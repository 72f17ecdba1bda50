import Waggle

/// What the bar of a column's first screen shows besides what its views ask for.
nonisolated struct ColumnContext: Equatable {
  let column: ColumnModel
  /// What the button of the sidebar does; nil if it is not here.
  var toggle: SidebarToggle.Action?
  /// Whether it goes back to the column before.
  var hasBack = false
}

/// The button that shows and hides the sidebar.
struct SidebarToggle: View {
  nonisolated enum Action: Equatable { case show, hide }

  let action: Action
  let split: SplitModel?

  var body: some View {
    Button {
      withAnimation { split?.toggleSidebar(action) }
    } label: {
      Image(systemName: "sidebar.leading")
    }
    .buttonStyle(BarButtonStyle(isApart: true))
    .accessibilityLabel(action == .hide ? Text("Hide Sidebar") : Text("Show Sidebar"))
  }
}

extension EnvironmentValues {
  private enum ColumnContextKey: EnvironmentKey {
    static var defaultValue: ColumnContext? { nil }
  }

  private enum LeadingColumnKey: EnvironmentKey {
    static var defaultValue: ColumnModel? { nil }
  }

  private enum IsSidebarKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// The column of which a stack inside has the bar; nil in other views.
  var columnContext: ColumnContext? {
    get { self[ColumnContextKey.self] }
    set { self[ColumnContextKey.self] = newValue }
  }

  /// The column of a split view whose lists lead to the next; nil in the last and outside of columns.
  var leadingColumn: ColumnModel? {
    get { self[LeadingColumnKey.self] }
    set { self[LeadingColumnKey.self] = newValue }
  }

  /// Whether a view is in the first column of a split view, together with others.
  var isSidebar: Bool {
    get { self[IsSidebarKey.self] }
    set { self[IsSidebarKey.self] = newValue }
  }
}

extension View {
  /// Makes this view independent of the columns around it, as in a sheet.
  nonisolated func outsideColumns() -> some View {
    environment(\.columnContext, nil).environment(\.leadingColumn, nil).environment(
      \.isSidebar, false
    ).environment(\.sidebarSearch, nil)
  }
}
