package import Foundation
package import Waggle
package import WaggleRender

/// What a desktop does for a window of a program. It tells the window's `WindowSession` what the user does; nothing else knows
/// which desktop it is.
@MainActor package protocol WindowEmbedder: AnyObject {
  var session: WindowSession! { get }
  /// Brings the window to the front, with the keyboard.
  func present()
  /// Closes the window, as its button does: `DesktopWindows.didClose` is called.
  func close()
  /// Takes the window from the screen, until the user brings it back.
  func minimize()
  /// Calls `WindowSession.tick` with the next frame of the screen, once for any number of calls before it.
  func requestFrame()
  /// Shows rectangles of the session's pixels.
  func show(_ area: DamagedArea)
  /// Shows what the window is called.
  func setTitle(_ title: String)
  /// Makes the window as large as its content, in points.
  func setContentSize(_ size: CGSize)
  /// Gives the window another size, in points, which the user may change.
  func resize(to size: CGSize)
  /// Lets the user make the window no smaller than this, in points.
  func setLeastSize(_ size: CGSize)
  /// Shows the mouse pointer as the picture with this name in CSS.
  func setCursor(_ name: String)
  /// Puts a content in the desktop's clipboard.
  func copy(_ content: ClipboardContent)
  /// Reads the text of the desktop's clipboard, and calls back, perhaps later; nil for none.
  func paste(_ receive: @escaping @MainActor (String?) -> Void)
  /// Reads all that the desktop's clipboard has, and calls back, perhaps later; nil for what was put there last.
  func pasteItems(_ receive: @escaping @MainActor ([NSItemProvider]?) -> Void)
  /// Gives a text to the desktop as what is selected.
  func select(_ text: String)
  /// Reads the text that is selected in any program, and calls back, perhaps later; nil for none.
  func readSelection(_ receive: @escaping @MainActor (String?) -> Void)
  /// Opens an address in the desktop's program for it; false if there is none.
  func open(_ url: URL) -> Bool
  /// A frame could not be drawn: what the window shows stays.
  func fail(_ problem: any Error)
  /// Says where text is edited, in points; nil where none is.
  func setTextInput(_ caret: CGRect?)
  /// Reports changes to screen readers; called only after one has asked for the elements.
  func report(_ changes: [ReaderChange])
}
