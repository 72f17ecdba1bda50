package import Foundation
import Waggle

/// What is put in the desktop's clipboard.
package struct ClipboardContent: Equatable, Sendable {
  /// Data with its type, such as `image/png`.
  package struct Item: Equatable, Sendable {
    package var mimeType: String
    package var data: Data
  }

  package var text: String?
  package var data: [Item]

  package init(text: String?, data: [Item] = []) {
    (self.text, self.data) = (text, data)
  }

  /// Loads what items have, of each type the first one.
  @MainActor static func load(
    _ items: [NSItemProvider], text: String?,
    then done: @escaping @MainActor (ClipboardContent) -> Void
  ) {
    var wanted: [(NSItemProvider, UTType, String)] = []
    for item in items {
      for type in item.registeredContentTypes where !type.conforms(to: .text) {
        guard let mimeType = type.clipboardType, !wanted.contains(where: { $0.2 == mimeType })
        else { continue }
        wanted.append((item, type, mimeType))
      }
    }
    let content = LoadingContent(ClipboardContent(text: text), parts: wanted.count) { content in
      onMainActorSoon { onMainActor { done(content) } }
    }
    for (item, type, mimeType) in wanted {
      item.loadDataRepresentation(for: type) { data, _ in
        content.take(data.map { Item(mimeType: mimeType, data: $0) })
      }
    }
    if wanted.isEmpty { done(ClipboardContent(text: text)) }
  }
}

extension UTType {
  /// What a clipboard calls the type; nil for one that no clipboard has.
  fileprivate var clipboardType: String? {
    if conforms(to: .url) { return "text/uri-list" }
    return preferredMIMEType
  }
}

/// A content whose parts are loaded, perhaps on other threads.
private final class LoadingContent: @unchecked Sendable {
  private let lock = NSLock()
  private var content: ClipboardContent
  private var missing: Int
  private let done: (ClipboardContent) -> Void

  init(
    _ content: ClipboardContent, parts: Int, done: @escaping (ClipboardContent) -> Void
  ) {
    (self.content, missing, self.done) = (content, parts, done)
  }

  func take(_ item: ClipboardContent.Item?) {
    let ready = lock.withLock { () -> ClipboardContent? in
      if let item { content.data.append(item) }
      missing -= 1
      return missing == 0 ? content : nil
    }
    if let ready { done(ready) }
  }
}
