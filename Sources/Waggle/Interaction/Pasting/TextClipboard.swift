/// What was copied in one program. A host with a clipboard of its own keeps both the same.
package final class TextClipboard: RuntimeStore {
  /// The last text that was copied; nil for none.
  package var text: String? {
    didSet { if let text { copied(text) } }
  }
  /// What was copied as items, as long as its text is there.
  var copiedItems: CopiedItems?
  /// Called when the user or the program has copied a text.
  package var copied: (String) -> Void = { _ in }
  /// Reads the clipboard of a host that has one, and calls back, perhaps later; nil for what was copied here.
  package var fetch: ((@escaping (String?) -> Void) -> Void)?

  /// Called when the user or the program has copied items, after `copied` with their text.
  package var itemsCopied: ([NSItemProvider]) -> Void = { _ in }
  /// Reads all that is in the clipboard of a host that has one, and calls back, perhaps later; nil for what was copied here.
  package var fetchItems: ((@escaping ([NSItemProvider]?) -> Void) -> Void)?

  init() {}

  /// Reads what is to be pasted, at once or later; nil for nothing.
  package func read(_ receive: @escaping (String?) -> Void) {
    if let fetch { fetch(receive) } else { receive(text) }
  }

  package func close() {
    copied = { _ in }
    fetch = nil
    itemsCopied = { _ in }
    fetchItems = nil
  }

  /// The clipboard of the program whose action runs, or in whose action the task was begun; nil outside of both.
  package static var current: TextClipboard? { Runtime.ofAction?.store() }
}
