package import Foundation

/// What a view gives to other programs: texts and addresses, and what to say of them.
package struct SharedContent: Equatable, Sendable {
  /// The addresses and texts, in order.
  package var items: [SharedItem]
  /// What the content is about, such as the subject of a mail.
  package var subject: String?
  /// A text that is sent with the items.
  package var message: String?

  package init(_ items: [SharedItem], subject: String? = nil, message: String? = nil) {
    self.items = items
    self.subject = subject
    self.message = message
  }

  /// The texts, one on a line, after the message; with the addresses that are not `url`.
  package var text: String {
    let texts = (message.map { [$0] } ?? []) + items.filter { $0 != address }.map(\.text)
    return texts.joined(separator: "\n")
  }

  /// The address, where there is exactly one.
  package var url: String? { address?.text }

  private var address: SharedItem? {
    let addresses = items.filter { if case .url = $0 { true } else { false } }
    return addresses.count == 1 ? addresses[0] : nil
  }
}

/// One thing that is shared.
package enum SharedItem: Equatable, Sendable {
  case text(String)
  case url(URL)

  /// The text, or the address as a text.
  package var text: String {
    switch self {
    case .text(let text): text
    case .url(let url): url.absoluteString
    }
  }
}
