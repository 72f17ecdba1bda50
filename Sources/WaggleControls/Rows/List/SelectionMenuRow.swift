import Foundation
import Waggle

/// A row that has the menu for the selection, and performs its action (C274).
struct SelectionMenuRow: View {
  let row: ListRow
  let values: ContainerValues
  @Environment(\.rowSelection) private var selection
  @Environment(\.editMode) private var editMode
  @Environment(\.selectionMenu) private var menu
  @Environment(\.listModel) private var model
  @State private var source: RowMenu.Source?
  @State private var known = SelectionRowMenu()

  var body: some View {
    let targets = targets
    let kind = RowKind(values, in: row.list, acts: !targets.isEmpty)
    if let menu, !targets.isEmpty {
      ActiveRow(row: row, values: values, kind: kind, act: tap)
        .id(kind)
        .simultaneousGesture(
          TapGesture(count: 2).onEnded { act() }, including: opensTwice ? .all : .subviews
        )
        .modifier(SelectionMenuModifier(menu: menu, values: targets, source: $source))
        .afterBody { [self] in follow() }
    } else {
      ActiveRow(row: row, values: values, kind: kind).id(kind)
    }
  }

  /// Lets keys open the menu.
  private func follow() {
    known.row = row.context.subview.id
    known.menu = RowMenu(source: $source)
    model?.add(known)
  }

  /// The values that the row's menu is for; empty where it has none.
  private var targets: Set<AnyHashable> {
    guard let menu, let selection, !values.isSelectionDisabled else { return [] }
    return selection.targets(of: row.context.subview).filter(menu.accepts)
  }

  private var opensTwice: Bool { menu?.act != nil && row.list.profile == .macOS26 }

  /// A tap performs the row's action, except on macOS and while the list is edited.
  private func tap(_ modifiers: EventModifiers) -> Bool {
    guard !opensTwice, menu?.act != nil, editMode?.wrappedValue != .active,
      modifiers.isDisjoint(with: [.shift, .command])
    else { return false }
    act()
    return true
  }

  private func act() {
    let targets = targets
    if !targets.isEmpty { menu?.act?(targets) }
  }
}
