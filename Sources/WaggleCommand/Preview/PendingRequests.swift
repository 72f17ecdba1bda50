import Foundation

/// The requests of an editor that were passed on and have no reply yet, by their ids: each gets exactly one reply, also from a
/// process that ends.
package struct PendingRequests {
  /// The ids as JSON, in the order of the requests.
  private var ids: [String] = []

  package init() {}

  /// A request was passed on; one without an id gets no reply.
  package mutating func add(_ line: String) {
    if let id = Self.id(of: line) { ids.append(id) }
  }

  /// A line came back: a reply, or an event.
  package mutating func remove(repliedBy line: String) {
    guard let id = Self.id(of: line), let index = ids.firstIndex(of: id) else { return }
    ids.remove(at: index)
  }

  /// A reply with an error to each, which is then no longer pending.
  package mutating func failed(_ words: String) -> [String] {
    defer { ids = [] }
    return ids.map { "{\"error\":\(Self.json(words)),\"id\":\($0)}" }
  }

  private static func id(of line: String) -> String? {
    let object = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
    return object?["id"].map(json)
  }

  private static func json(_ value: Any) -> String {
    let options: JSONSerialization.WritingOptions = [.fragmentsAllowed, .withoutEscapingSlashes]
    let data = try? JSONSerialization.data(withJSONObject: value, options: options)
    return String(decoding: data ?? Data("null".utf8), as: UTF8.self)
  }
}
