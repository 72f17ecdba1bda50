import Foundation
import Waggle

/// The context menu of the view that a row consists of: it opens wherever the row is pressed (C140).
final class RowMenu {
  /// Opens the menu at a point in the root's space.
  var open: (CGPoint) -> Void = { _ in }
  /// Closes the menu if it is open.
  var close: () -> Void = {}
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

/// Opens the menu of a row's content from all of the row.
struct RowMenuPress: ViewModifier {
  /// nil for none.
  let menu: RowMenu?

  func body(content: Content) -> some View {
    content
      .contentShape(Rectangle())
      .gesture(
        RootContextPressGesture().onEnded { menu?.open($0) },
        including: menu == nil ? .subviews : .all)
  }
}
