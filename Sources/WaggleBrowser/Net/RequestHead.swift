import Foundation

/// The first lines of a request: what is asked for, and its headers. Bodies are not taken.
package struct RequestHead: Equatable, Sendable {
  package var method: String
  /// The path without the query, as it was sent.
  package var path: String
  /// Decoded; of a name that comes twice, the first.
  package var query: [String: String]
  /// By lower-case name; of a name that comes twice, both with a comma between.
  package var headers: [String: String]

  /// A head may have so many bytes, its last empty line included.
  package static let longest = 16_384

  /// Reads the bytes up to the empty line; nil where they are no request.
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

  private static func target(_ target: Substring) -> (String, [String: String]) {
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
  /// Whether the sender wants to ask more on the same connection.
  var keepsAlive: Bool { !tokens("connection").contains("close") }

  /// Whether something follows the head.
  var hasBody: Bool {
    headers["transfer-encoding"] != nil || (headers["content-length"] ?? "0") != "0"
  }

  /// What answers the key of a WebSocket handshake; nil where the request is none.
  package var socketAnswer: String? {
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
