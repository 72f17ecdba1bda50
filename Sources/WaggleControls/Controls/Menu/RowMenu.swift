import Foundation
import Waggle

/// The context menu of the view that a row consists of: it opens wherever the row is pressed (C140).
struct RowMenu {
  /// Where a menu was opened.
  struct Source: Equatable {
    /// nil for the middle of the view.
    let point: CGPoint?
    /// Whether the point is in the root's space, not the view's.
    let isInRoot: Bool
  }

  /// Where the menu is open; nil while it is closed.
  let source: Binding<Source?>

  /// Opens the menu at a point in the root's space.
  @MainActor func open(_ point: CGPoint) {
    source.wrappedValue = Source(point: point, isInRoot: true)
  }

  /// Opens the menu in the middle of the view, as keys do.
  @MainActor func open() { source.wrappedValue = Source(point: nil, isInRoot: false) }

  /// Closes the menu if it is open.
  @MainActor func close() { source.wrappedValue = nil }
}

/// The menu of a row for the selection, which keys open: known while the row exists.
final class SelectionRowMenu {
  var row: AnyHashable?
  var menu: RowMenu?

  nonisolated init() {}
}

extension ContainerValues {
  private enum RowMenuKey: ContainerValueKey {
    static var defaultValue: RowMenu? { nil }
  }

  /// The context menu of the view; nil for none.
  var rowMenu: RowMenu? { self[RowMenuKey.self] }

  /// Adds a menu inside of those that were added before. The outermost opens, as the gestures of the views do.
  var innerRowMenu: RowMenu? {
    get { rowMenu }
    set { self[RowMenuKey.self] = rowMenu ?? newValue }
  }
}

extension RowMenu {
  /// Opens the menu of a row's content from all of the row; nil for none.
  @MainActor static func press(_ menu: RowMenu?) -> RootContextPress {
    RootContextPress(menu.map { menu in { menu.open($0) } })
  }
}
