package import Foundation
package import Waggle

/// What another program has put in the clipboard, or what is dropped from it: data by the names that desktops use.
package struct ForeignItems {
  private let data: [String: Data]

  package init(_ data: [String: Data]) { self.data = data }

  private static let files = "text/uri-list"
  private static let images = [
    "image/png", "image/jpeg", "image/gif", "image/webp", "image/svg+xml", "image/tiff",
    "application/pdf",
  ]
  /// The names of a text, the best first.
  private static let texts = [
    "text/plain;charset=utf-8", "UTF8_STRING", "text/plain", "STRING", "TEXT",
  ]

  /// The names to ask for, of those that another program has.
  package static func targets(of names: [String]) -> [String] {
    let files = names.filter { $0 == Self.files }
    let images = images.filter(names.contains)
    // What is copied as files has their names as text.
    let text = texts.first(where: names.contains)
    return files + images + (text.map { [$0] } ?? [])
  }

  /// The types of data that another program has, before it is read.
  package static func types(of names: [String]) -> [UTType] {
    targets(of: names).flatMap { name in
      if name == files { return [UTType.fileURL, .url] }
      if texts.contains(name) { return [.utf8PlainText] }
      return UTType(mimeType: name).map { [$0] } ?? []
    }
  }

  /// The items: a file or an address each, or else all data of one.
  package var items: [NSItemProvider] {
    let addresses = Self.addresses(data[Self.files])
    if !addresses.isEmpty {
      return addresses.map { address in
        if address.isFileURL, let file = NSItemProvider(contentsOf: address) { return file }
        let item = NSItemProvider()
        item.register(address)
        if !address.isFileURL { item.register(address.absoluteString) }
        return item
      }
    }
    let text = Self.texts.lazy.compactMap { data[$0] }.first.map {
      String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
    }
    let item = text.map { NSItemProvider.pasted($0) } ?? NSItemProvider()
    for name in Self.images {
      guard let image = data[name], let type = UTType(mimeType: name) else { continue }
      item.registerDataRepresentation(for: type) { done in
        done(image, nil)
        return nil
      }
    }
    return item.registeredContentTypes.isEmpty ? [] : [item]
  }

  /// The addresses of a list (RFC 2483): one a line; a line that begins with # is a remark.
  private static func addresses(_ list: Data?) -> [URL] {
    guard let list else { return [] }
    return String(decoding: list, as: UTF8.self).split(whereSeparator: \.isNewline)
      .filter { !$0.hasPrefix("#") }
      .compactMap { URL(string: $0.trimmingCharacters(in: .whitespaces)) }
      .filter { $0.scheme != nil }
  }
}
