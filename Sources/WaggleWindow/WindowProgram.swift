package import Foundation
package import Waggle

/// A program that a desktop shows in a window.
package struct WindowProgram {
  /// The title of a window whose content has none.
  package var title: String
  /// Identifies the program for the desktop, as its `.desktop` file is named.
  package var identifier: String
  /// The file of the program's icon; nil for the one of the desktop's theme that has the program's name.
  package var icon: String?
  /// The size of a new window, in points; nil for that of its scene, or the desktop's.
  package var size: CGSize?
  /// The scheme of all windows; nil for that of the desktop.
  package var colorScheme: ColorScheme?
  /// Makes the tree of the first window of a size, at a number of pixels per point.
  package var makeHost: @MainActor (CGSize, CGFloat) -> ViewHost
  /// Makes the tree of a further window, of the windows of the first tree.
  package var makeWindow: @MainActor (OpenWindow, ProgramWindows, CGSize, CGFloat) -> ViewHost
  /// Makes the tree of the window in which the program is inspected; nil for none.
  package let makeInspector: (@MainActor (InspectedProgram, CGSize, CGFloat) -> ViewHost)?
  /// Called before the process exits, when all windows are closed.
  package var willExit: @MainActor () -> Void

  package init(
    title: String, identifier: String, size: CGSize?, colorScheme: ColorScheme?,
    willExit: @escaping @MainActor () -> Void = {},
    makeInspector: (@MainActor (InspectedProgram, CGSize, CGFloat) -> ViewHost)? = nil,
    makeHost: @escaping @MainActor (CGSize, CGFloat) -> ViewHost,
    makeWindow:
      @escaping @MainActor (OpenWindow, ProgramWindows, CGSize, CGFloat) -> ViewHost
  ) {
    (self.title, self.identifier, self.size) = (title, identifier, size)
    (self.colorScheme, self.makeInspector) = (colorScheme, makeInspector)
    (self.willExit, self.makeHost, self.makeWindow) = (willExit, makeHost, makeWindow)
  }

  /// The size of a window where neither its scene nor a flag gives one.
  package static let standardSize = CGSize(width: 900, height: 600)
}
