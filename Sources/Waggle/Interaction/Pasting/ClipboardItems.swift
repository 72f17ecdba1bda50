import Foundation

extension TextClipboard {
  /// Copies items; what is outside of the program sees their text.
  package func copy(_ items: [NSItemProvider]) {
    guard !items.isEmpty else { return }
    let words = items.compactMap(\.plainText).joined(separator: "\n")
    text = words
    copiedItems = CopiedItems(items: items, text: words)
    itemsCopied(items)
  }

  /// Reads what is to be pasted, at once or later: what was copied in the program, or what has been copied elsewhere since.
  package func readItems(_ receive: @escaping ([NSItemProvider]) -> Void) {
    guard let fetchItems else { return readText(receive) }
    fetchItems { [weak self] items in
      if let items { receive(items) } else { self?.readOwn(receive) }
    }
  }

  /// Receives the items that were copied here last.
  private func readOwn(_ receive: ([NSItemProvider]) -> Void) {
    if let copied = copiedItems, copied.text == text { return receive(copied.items) }
    receive(text.map { [.pasted($0)] } ?? [])
  }

  private func readText(_ receive: @escaping ([NSItemProvider]) -> Void) {
    read { [weak self] text in
      if let copied = self?.copiedItems, text == nil || text == copied.text {
        return receive(copied.items)
      }
      receive(text.map { [.pasted($0)] } ?? [])
    }
  }
}

/// What was copied in the program, and the text by which it is recognised in the clipboard.
struct CopiedItems {
  let items: [NSItemProvider]
  let text: String
}

extension NSItemProvider {
  /// Its text, or else its address; nil where it has neither, or has it later.
  fileprivate var plainText: String? {
    guard let found = registration(for: .plainText) ?? registration(for: .url) else { return nil }
    let loaded = LoadedText()
    found.load { loaded.take($0) }
    return loaded.text
  }
}

/// A text that is loaded at once.
private final class LoadedText: @unchecked Sendable {
  private let lock = NSLock()
  private var loaded: String?

  var text: String? { lock.withLock { loaded } }

  func take(_ result: Result<TransferredContent, any Error>) {
    guard let data = try? result.get().data() else { return }
    lock.withLock { loaded = String(decoding: data, as: UTF8.self) }
  }
}

extension NSItemProvider {
  /// The address that a text is, with a scheme; nil for other texts.
  static func address(_ text: String) -> URL? {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard let url = URL(string: text), url.scheme != nil,
      url.host != nil || url.isFileURL || url.scheme == "mailto"
    else { return nil }
    return url
  }

  /// A text from outside of the program, and the address that it is.
  package static func pasted(_ text: String) -> NSItemProvider {
    let provider = NSItemProvider()
    if let url = address(text) { provider.register(url) }
    provider.register(text)
    return provider
  }
}
