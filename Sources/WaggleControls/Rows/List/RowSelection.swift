public import Waggle

/// What a row knows of the selection of the list around it.
@MainActor protocol RowSelection {
  /// Whether several rows can be selected.
  var isMultiple: Bool { get }
  /// Whether the list is in a column whose rows lead to the next one.
  var leadsOn: Bool { get }
  func isSelected(_ row: Subview) -> Bool
  /// Whether the row is the one that keys have come to, where they select none (C087).
  func isCurrent(_ row: Subview) -> Bool
  /// Whether the row can be selected: it has a value of the right type, and is not excluded.
  func isSelectable(_ row: Subview) -> Bool
  /// The values that a menu of the row is for: all selected ones if the row is, else its own; empty for a row that has none.
  func targets(of row: Subview) -> Set<AnyHashable>
  /// What is dragged with a row, by what lets it be dragged: all selected rows that can be dragged, if it is one of them;
  /// nil for the row alone.
  func dragItems(with source: AnyObject) -> [NSItemProvider]?
  /// What a tap or a click on a row does.
  func tap(_ context: RowContext, _ modifiers: EventModifiers, _ rule: SelectionRule)
}

/// What a tap without a modifier key does where several rows can be selected (C087).
enum SelectionRule {
  /// A tap selects the row alone.
  case replace
  /// A tap adds the row, or takes it away.
  case toggle
  /// Nothing.
  case ignore
}

extension EnvironmentValues {
  private enum RowSelectionKey: EnvironmentKey {
    static var defaultValue: (any RowSelection)? { nil }
  }

  private enum SelectsRowsKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether rows can be selected in the list around.
  var selectsRows: Bool {
    get { self[SelectsRowsKey.self] }
    set { self[SelectsRowsKey.self] = newValue }
  }

  /// The selection of the list around; nil where nothing can be selected.
  var rowSelection: (any RowSelection)? {
    get { self[RowSelectionKey.self] }
    set { self[RowSelectionKey.self] = newValue }
  }
}

extension ContainerValues {
  private enum SelectionDisabledKey: ContainerValueKey {
    static var defaultValue: Bool { false }
  }

  var isSelectionDisabled: Bool {
    get { self[SelectionDisabledKey.self] }
    set { self[SelectionDisabledKey.self] = newValue }
  }
}

extension View {
  /// Sets whether the row cannot be selected in a list.
  public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    containerValue(\.isSelectionDisabled, isDisabled)
  }
}
