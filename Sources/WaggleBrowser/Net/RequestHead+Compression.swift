import Foundation

extension RequestHead {
  /// Whether the client reads bodies that are compressed with gzip.
  package var acceptsGzip: Bool {
    items("accept-encoding").contains { item in
      let words = item.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
      let weight = words.dropFirst().first { $0.hasPrefix("q=") }.flatMap {
        Double($0.dropFirst(2))
      }
      return words.first == "gzip" && weight ?? 1 > 0
    }
  }

  /// What the client is answered about compressed messages; nil if it offers none that are used here: each message is
  /// compressed by itself, so that a connection keeps no state.
  package var webSocketExtension: String? {
    let known = [
      "server_no_context_takeover", "client_no_context_takeover", "client_max_window_bits",
    ]
    let isOffered = items("sec-websocket-extensions").contains { offer in
      let words = offer.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
      return words.first == "permessage-deflate"
        && words.dropFirst().allSatisfy { known.contains(String($0.prefix { $0 != "=" })) }
    }
    guard isOffered else { return nil }
    return "permessage-deflate; server_no_context_takeover; client_no_context_takeover"
  }

  /// The items of a header that is a list, in lower case.
  private func items(_ name: String) -> [String] {
    (headers[name] ?? "").lowercased().split(separator: ",").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
  }
}
