package import Foundation
package import WaggleRender

/// What a desktop does for a window of a program. It tells the window's `WindowSession` what the user does; nothing else knows
/// which desktop it is.
@MainActor package protocol WindowEmbedder: AnyObject {
  /// Calls `WindowSession.tick` with the next frame of the screen, once for any number of calls before it.
  func requestFrame()
  /// Shows rectangles of the session's pixels.
  func show(_ area: DamagedArea)
  /// Shows what the window is called.
  func setTitle(_ title: String)
  /// Puts a text in the desktop's clipboard.
  func copy(_ text: String)
  /// Reads the text of the desktop's clipboard, and calls back, perhaps later; nil for none.
  func paste(_ receive: @escaping @MainActor (String?) -> Void)
  /// Opens an address in the desktop's program for it; false if there is none.
  func open(_ url: URL) -> Bool
  /// A frame could not be drawn: what the window shows stays.
  func fail(_ problem: any Error)
  /// Says where text is edited, in points; nil where none is.
  func setTextInput(_ caret: CGRect?)
  /// Reports changes to screen readers; called only after one has asked for the elements.
  func report(_ changes: [ReaderChange])
}
