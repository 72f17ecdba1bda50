import Waggle

/// What the bar of a column's first page shows besides what its views ask for.
nonisolated struct ColumnContext: Equatable {
  let column: ColumnModel
  /// What the button of the sidebar does; nil if it is not here.
  var toggle: SidebarToggle.Action?
  /// Whether the column goes back to the column before.
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
  private enum ColumnContextKey: ScreenKey {
    static var defaultValue: ColumnContext? { nil }
  }

  private enum LeadingColumnKey: ScreenKey {
    static var defaultValue: ColumnModel? { nil }
  }

  /// The column of which a stack inside has the bar; nil in other views.
  var columnContext: ColumnContext? {
    get { self[ColumnContextKey.self] }
    set { self[ColumnContextKey.self] = newValue }
  }

  /// The column of a split view whose lists lead to the next; nil in the last and outside of columns.
  var leadingColumn: ColumnModel? {
    get { self[LeadingColumnKey.self] }
    set {
      self[LeadingColumnKey.self] = newValue
      listColumn = newValue.map { column in
        ListColumn(
          id: ObjectIdentifier(column), isNarrow: { column.split?.isNarrow == true },
          selectAgain: { column.selectAgain() })
      }
    }
  }
}
