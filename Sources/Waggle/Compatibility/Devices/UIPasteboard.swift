public import Foundation

/// The clipboard as UIKit writes it, for code such as `UIPasteboard.general.string = "Clover"`.
///
/// Use it in an action, or in a task that one began: it is the clipboard of the window with the views of that action. In a page
/// what is set is copied to the browser's clipboard, and what is read is what the program has copied; `PasteButton` reads the
/// browser's.
@MainActor @preconcurrency
public final class UIPasteboard {
  /// The clipboard of the program.
  public static let general = UIPasteboard()

  nonisolated private init() {}

  /// The text; nil for none. Setting nil empties it.
  public var string: String? {
    get { TextClipboard.current?.text }
    set { TextClipboard.current?.text = newValue }
  }

  /// The address, where the text is one.
  public var url: URL? {
    get { string.flatMap(NSItemProvider.address) }
    set { string = newValue?.absoluteString }
  }

  /// The text in a list; empty for none.
  public var strings: [String]? {
    get { string.map { [$0] } ?? [] }
    set { string = newValue.flatMap { $0.isEmpty ? nil : $0.joined(separator: "\n") } }
  }

  /// Whether there is a text.
  public var hasStrings: Bool { string != nil }

  /// Whether the text is an address.
  public var hasURLs: Bool { url != nil }
}
