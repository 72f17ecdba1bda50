import Foundation

/// Where a server listens, and what it may be called.
///
/// Names of sites are refused, because the owner of a name decides where it leads; the one that the user gave is not.
package struct ServerAddress: Sendable {
  /// As the user gave it: a name or an address.
  package let host: String
  /// The address in numbers, without brackets.
  package let number: String
  package let port: Int

  /// - Parameter number: the address that `host` stands for; nil where it is one itself.
  package init(host: String, number: String? = nil, port: Int) {
    (self.host, self.number, self.port) = (host, number ?? host, port)
  }

  /// Whether a request that names this host is for us. Where the server listens at all addresses of the machine, each
  /// address in numbers is.
  package func isNamed(_ name: String) -> Bool {
    let known = [Self.bracketed(host), Self.bracketed(number), "localhost"]
    return (known + (listensEverywhere ? numbers(in: name) : []))
      .contains { name.lowercased() == withPort($0.lowercased()) }
  }

  private var listensEverywhere: Bool { ["0.0.0.0", "::"].contains(number) }

  /// The host of a name where it is an address in numbers.
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

  /// As addresses stand in a link: IPv6 in brackets.
  private static func bracketed(_ host: String) -> String {
    host.contains(":") && !host.hasPrefix("[") ? "[\(host)]" : host
  }

  /// As a browser names it: without a port where it is the usual one.
  private func withPort(_ host: String) -> String { port == 80 ? host : "\(host):\(port)" }

  /// What a person opens.
  func link(_ token: AccessToken) -> String { "http://\(linkHost):\(port)/?token=\(token)" }

  private var linkHost: String {
    switch host {
    case "0.0.0.0": "127.0.0.1"
    case "::", "[::]": "[::1]"
    default: Self.bracketed(host)
    }
  }
}
