import FlyingSocks
import Foundation

/// An IP address and a port to listen on.
enum IPEndpoint: Sendable {
  case v4(sockaddr_in)
  case v6(sockaddr_in6)

  /// The addresses that a name or numeric address resolves to, IPv4 before IPv6; never empty.
  ///
  /// May query a name server. Brackets around an IPv6 address are removed.
  static func addresses(of host: String, port: Int) throws(HostLookupError) -> [IPEndpoint] {
    var hints = addrinfo()
    hints.ai_flags = AI_PASSIVE | AI_NUMERICSERV
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    var first: UnsafeMutablePointer<addrinfo>?
    let status = getaddrinfo(withoutBrackets(host), "\(port)", &hints, &first)
    defer { if let first { freeaddrinfo(first) } }
    guard status == 0 else { throw HostLookupError(reason: String(cString: gai_strerror(status))) }
    let found = sequence(first: first) { $0?.pointee.ai_next }.compactMap { $0 }
      .compactMap { IPEndpoint($0.pointee) }
    guard !found.isEmpty else { throw HostLookupError(reason: "it has no address") }
    return found.filter(\.isV4) + found.filter { !$0.isV4 }
  }

  private init?(_ info: addrinfo) {
    guard let address = UnsafeRawPointer(info.ai_addr) else { return nil }
    switch info.ai_family {
    case AF_INET: self = .v4(address.loadUnaligned(as: sockaddr_in.self))
    case AF_INET6: self = .v6(address.loadUnaligned(as: sockaddr_in6.self))
    default: return nil
    }
  }

  private var isV4: Bool {
    if case .v4 = self { true } else { false }
  }

  /// A socket bound to this address.
  func makeSocket() throws -> Socket {
    switch self {
    case .v4(let address): try Self.makeSocket(AF_INET, address)
    case .v6(let address): try Self.makeSocket(AF_INET6, address)
    }
  }

  private static func makeSocket(_ family: Int32, _ address: some SocketAddress) throws -> Socket {
    let socket = try Socket(domain: family)
    do {
      try socket.setValue(true, for: .localAddressReuse)
      try socket.bind(to: address)
      return socket
    } catch {
      try? socket.close()
      throw error
    }
  }

  private static func withoutBrackets(_ host: String) -> String {
    host.hasPrefix("[") && host.hasSuffix("]") ? String(host.dropFirst().dropLast()) : host
  }
}

/// The system's message when a name cannot be resolved.
struct HostLookupError: Error {
  let reason: String
}
