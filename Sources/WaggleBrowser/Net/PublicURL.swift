import Foundation

/// The address that browsers use for a program, where a proxy or a port forward is before it.
package struct PublicURL: Equatable, Sendable {
  /// "http" or "https".
  package let scheme: String
  /// The host in lower case, with the port unless it is that of the scheme.
  package let authority: String

  /// Parses an address such as `https://bees.example`; throws a sentence about what is wrong with it.
  package init(_ text: String) throws(PublicURLError) {
    guard let parts = URLComponents(string: text), let scheme = parts.scheme?.lowercased(),
      ["http", "https"].contains(scheme), let host = parts.encodedHost?.lowercased(),
      Self.isHost(host), parts.user == nil, parts.port.map({ (1...65_535).contains($0) }) ?? true
    else {
      throw PublicURLError(
        description: "expected the address that browsers use, such as https://bees.example.")
    }
    guard parts.path.isEmpty || parts.path == "/", parts.query == nil, parts.fragment == nil else {
      throw PublicURLError(
        description:
          "a public URL has no path, query or fragment, because the paths are the program's own: give it its own host, such as https://bees.example."
      )
    }
    self.scheme = scheme
    let port = parts.port == (scheme == "https" ? 443 : 80) ? nil : parts.port
    authority = port.map { "\(host):\($0)" } ?? host
  }

  /// Whether the text is a name or an address, with no character that ends a word in the page's policy.
  private static func isHost(_ text: String) -> Bool {
    var letters = Substring(text)
    let isBracketed = letters.first == "[" && letters.last == "]"
    if isBracketed { letters = letters.dropFirst().dropLast() }
    return !letters.isEmpty
      && letters.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
          UInt8(ascii: "."):
          true
        case UInt8(ascii: "-"), UInt8(ascii: "_"): !isBracketed
        default: isBracketed && byte == UInt8(ascii: ":")
        }
      }
  }

  /// As browsers send it.
  var origin: String { "\(scheme)://\(authority)" }

  /// The source of the page's connection, for its policy.
  var connection: String { "\(scheme == "https" ? "wss" : "ws")://\(authority)" }
}

/// Why a public URL is invalid.
package struct PublicURLError: Error, CustomStringConvertible {
  package let description: String
}
