import Foundation

/// The address of a server, and the host names that requests may use for it.
///
/// Other host names are refused, because the owner of a name decides which address it resolves to; the name given by
/// the user is accepted.
package struct ServerAddress: Sendable {
  /// The name or address given by the user.
  package let host: String
  /// The numeric address, without brackets.
  package let number: String
  package let port: Int

  /// - Parameter number: the address that `host` resolves to; nil if it is numeric itself.
  package init(host: String, number: String? = nil, port: Int) {
    (self.host, self.number, self.port) = (host, number ?? host, port)
  }

  /// Whether a Host header is for this server. If it listens at all addresses of the machine, every numeric address
  /// is accepted.
  package func isNamed(_ name: String) -> Bool {
    let accepted = [Self.bracketed(host), Self.bracketed(number), "localhost"]
    return (accepted + (listensEverywhere ? numbers(in: name) : []))
      .contains { name.lowercased() == withPort($0.lowercased()) }
  }

  private var listensEverywhere: Bool { ["0.0.0.0", "::"].contains(number) }

  /// The numeric address in a host name; empty if it is not numeric.
  private func numbers(in name: String) -> [String] {
    if name.hasPrefix("["), let end = name.firstIndex(of: "]") {
      let inner = String(name[name.index(after: name.startIndex)..<end])
      return Self.isNumber(inner, AF_INET6) ? ["[\(inner)]"] : []
    }
    let host = name.split(separator: ":").first.map(String.init) ?? ""
    return Self.isNumber(host, AF_INET) ? [host] : []
  }

  private static func isNumber(_ text: String, _ family: Int32) -> Bool {
    var bytes = in6_addr()
    return inet_pton(family, text, &bytes) == 1
  }

  /// An address as in a URL: IPv6 in brackets.
  private static func bracketed(_ host: String) -> String {
    host.contains(":") && !host.hasPrefix("[") ? "[\(host)]" : host
  }

  /// A host as a browser sends it: without the port if that is 80.
  private func withPort(_ host: String) -> String { port == 80 ? host : "\(host):\(port)" }

  /// The link that opens the page.
  func link(_ token: AccessToken) -> String { "http://\(linkHost):\(port)/?token=\(token)" }

  private var linkHost: String {
    switch host {
    case "0.0.0.0": "127.0.0.1"
    case "::", "[::]": "[::1]"
    default: Self.bracketed(host)
    }
  }
}
