import Waggle

/// What a list remembers between updates.
final class ListModel {
  /// A row that was selected.
  struct Mark {
    let number: Int
    let value: AnyHashable
  }

  let finder = RowFinder()
  /// The row that was selected last.
  var cursor: Mark?
  /// The row from which a selection of several extends.
  var anchor: Mark?
  /// Where something is dragged that is over no row.
  var dropTarget: DropTarget?
  /// Called when a section on the screen has a label for the index of the list; nil without an index.
  var indexChanged: (() -> Void)?
  /// Whether a section that was on the screen has a label for the index.
  var hasIndexLabels = false
  /// Cancels what is left of scrolling to a section of the index.
  var cancelJump: (() -> Void)?
  /// The rows that were dragged last, and what each has given.
  var dragged: [DraggedRow] = []
  /// What is dragged with a selected row.
  let dragGroup = RowDragGroup { source, environment in
    // Called by a drag that begins, on the main actor.
    nonisolated(unsafe) let (source, environment) = (source, environment)
    return onMainActor { environment.rowSelection?.dragItems(with: source) }
  }
  private var menus: [WeakMenu] = []
  private weak var openRow: SwipeState?
  private var closeRow: (() -> Void)?

  private struct WeakMenu {
    weak var menu: SelectionRowMenu?
  }

  nonisolated init() {}

  /// Notes the menu of a row for the selection, as long as the row exists.
  func add(_ menu: SelectionRowMenu) {
    guard !menus.contains(where: { $0.menu === menu }) else { return }
    menus.removeAll { $0.menu == nil }
    menus.append(WeakMenu(menu: menu))
  }

  /// The menu that a row has for the selection; nil for a row that is not seen, and one without.
  func selectionMenu(of row: Subview) -> RowMenu? {
    menus.first { $0.menu?.row == AnyHashable(row.id) }?.menu?.menu
  }

  /// Closes the row that is open, unless it is this one.
  func open(_ row: SwipeState, close: @escaping () -> Void) {
    if openRow !== row { closeOpenRow() }
    openRow = row
    closeRow = close
  }

  /// Retains nothing of a row that is closed or gone.
  func forget(_ row: SwipeState) {
    guard openRow === row else { return }
    openRow = nil
    closeRow = nil
  }

  /// Closes the row whose actions are shown.
  func closeOpenRow() {
    let close = closeRow
    closeRow = nil
    close?()
  }
}

extension EnvironmentValues {
  private enum ListModelKey: EnvironmentKey {
    static var defaultValue: ListModel? { nil }
  }

  /// The model of the list around.
  var listModel: ListModel? {
    get { self[ListModelKey.self] }
    set { self[ListModelKey.self] = newValue }
  }
}
