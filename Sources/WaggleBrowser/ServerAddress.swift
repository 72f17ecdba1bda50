import Foundation

/// The address of a server, and the host names that requests may use for it.
///
/// A name other than the user's is refused, because its owner may make it resolve to this address.
package struct ServerAddress: Sendable {
  /// The name or address given by the user.
  package let host: String
  /// The numeric address, without brackets.
  package let numeric: String
  package let port: Int
  /// What browsers use, if that is another address.
  package let publicURL: PublicURL?

  /// - Parameter numeric: the address that `host` resolves to; nil if `host` is numeric.
  package init(host: String, numeric: String? = nil, port: Int, publicURL: PublicURL? = nil) {
    self.publicURL = publicURL
    (self.host, self.numeric, self.port) = (host, numeric ?? host, port)
  }

  /// Whether a Host header names this server. If the server listens at all addresses of the machine, every numeric
  /// address does.
  package func accepts(_ name: String) -> Bool {
    if name.lowercased() == publicURL?.authority { return true }
    let accepted = [Self.bracketed(host), Self.bracketed(numeric), "localhost"]
    return (accepted + (listensEverywhere ? numericHosts(in: name) : []))
      .contains { name.lowercased() == withPort($0.lowercased()) }
  }

  private var listensEverywhere: Bool { ["0.0.0.0", "::"].contains(numeric) }

  /// The numeric address in a host name; empty if it is not numeric.
  private func numericHosts(in name: String) -> [String] {
    if name.hasPrefix("["), let end = name.firstIndex(of: "]") {
      let inner = String(name[name.index(after: name.startIndex)..<end])
      return Self.isNumeric(inner, AF_INET6) ? ["[\(inner)]"] : []
    }
    let host = name.split(separator: ":").first.map(String.init) ?? ""
    return Self.isNumeric(host, AF_INET) ? [host] : []
  }

  private static func isNumeric(_ text: String, _ family: Int32) -> Bool {
    var bytes = in6_addr()
    return inet_pton(family, text, &bytes) == 1
  }

  /// An address as in a URL: IPv6 in brackets.
  private static func bracketed(_ host: String) -> String {
    host.contains(":") && !host.hasPrefix("[") ? "[\(host)]" : host
  }

  /// Whether pages at an origin are this server's, in a request with an accepted Host header. A proxy may send its own
  /// name for the server.
  func accepts(origin: String, host: String) -> Bool {
    if origin == publicURL?.origin { return true }
    return host.lowercased() != publicURL?.authority && origin == "http://\(host)"
  }

  /// The addresses of the page's connection, for its policy.
  func connections(host: String) -> String {
    (["ws://\(host)"] + (publicURL.map { [$0.connection] } ?? [])).joined(separator: " ")
  }

  /// A host as a browser sends it: without the port if that is 80.
  private func withPort(_ host: String) -> String { port == 80 ? host : "\(host):\(port)" }

  /// The link that opens the page.
  func link(_ token: AccessToken) -> String {
    "\(publicURL?.origin ?? "http://\(linkHost):\(port)")/?token=\(token)"
  }

  private var linkHost: String {
    switch host {
    case "0.0.0.0": "127.0.0.1"
    case "::", "[::]": "[::1]"
    default: Self.bracketed(host)
    }
  }
}
