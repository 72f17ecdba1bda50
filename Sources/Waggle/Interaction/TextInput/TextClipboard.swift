/// What was copied in this process. A host with a clipboard of its own keeps both the same.
package final class TextClipboard: RuntimeStore {
  /// The last text that was copied; nil for none.
  package var text: String? {
    didSet { if let text { copied(text) } }
  }
  /// Called when the user has copied a text.
  package var copied: (String) -> Void = { _ in }

  init() {}

  package func close() { copied = { _ in } }
}
