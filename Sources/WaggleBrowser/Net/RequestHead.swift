import Foundation

/// The request line and the headers of a request. Bodies are not accepted.
package struct RequestHead: Equatable, Sendable {
  package var method: String
  /// The path without the query, not decoded.
  package var path: String
  /// Decoded; of a repeated name, the first value.
  package var query: [String: String]
  /// By lower-case name; values of a repeated name are joined by commas.
  package var headers: [String: String]

  /// The largest head, in bytes, including the empty line.
  package static let longest = 16_384

  /// Parses the bytes through the empty line; nil if they are not a request.
  package init?(_ bytes: [UInt8]) {
    guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
    var lines = text.split(separator: "\r\n", omittingEmptySubsequences: false)[...]
    let words = lines.removeFirst().split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, words[2].hasPrefix("HTTP/1."), words[1].hasPrefix("/") else {
      return nil
    }
    method = String(words[0])
    (path, query) = Self.target(words[1])
    headers = [:]
    for line in lines where !line.isEmpty {
      guard let (name, value) = Self.header(line) else { return nil }
      headers[name] = headers[name].map { "\($0), \(value)" } ?? value
    }
  }

  /// The path of a request's target, and its query.
  static func target(_ target: Substring) -> (String, [String: String]) {
    let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return (String(target), [:]) }
    let pairs = parts[1].split(separator: "&").map { pair in
      let sides = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (decoded(sides[0]), sides.count > 1 ? decoded(sides[1]) : "")
    }
    return (String(parts[0]), Dictionary(pairs) { first, _ in first })
  }

  private static func decoded(_ text: Substring) -> String { text.removingPercentEncoding ?? "" }

  private static func header(_ line: Substring) -> (String, String)? {
    guard let colon = line.firstIndex(of: ":"), colon != line.startIndex else { return nil }
    let name = line[..<colon]
    guard name.utf8.allSatisfy({ $0 > 32 && $0 < 127 }) else { return nil }
    let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
    return (name.lowercased(), value)
  }
}

extension RequestHead {
  /// Whether the client may send another request on the same connection.
  var keepsAlive: Bool { !tokens("connection").contains("close") }

  /// Whether a body follows the head.
  var hasBody: Bool {
    headers["transfer-encoding"] != nil || (headers["content-length"] ?? "0") != "0"
  }

  /// The Sec-WebSocket-Accept value for a WebSocket handshake; nil for other requests.
  package var webSocketAccept: String? {
    guard method == "GET", tokens("upgrade").contains("websocket"),
      tokens("connection").contains("upgrade"), headers["sec-websocket-version"] == "13",
      let key = headers["sec-websocket-key"], Data(base64Encoded: key)?.count == 16
    else { return nil }
    let salted = Array((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").utf8)
    return Data(SHA1.hash(salted)).base64EncodedString()
  }

  private func tokens(_ name: String) -> [String] {
    (headers[name] ?? "").lowercased().split(separator: ",").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
  }
}
