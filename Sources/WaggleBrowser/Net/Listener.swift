import FlyingSocks
import Foundation

/// Listens at an address of this machine.
struct Listener: ConnectionIntake {
  /// Connections besides those of the sessions: for the files of pages that are being loaded.
  static let spareConnections = 192

  private let socket: AsyncSocket
  let pool: SocketPool<ePoll>
  /// The numeric address, without brackets.
  let address: String
  let port: Int

  /// Listens at `host`, an address or name of this machine; port 0 chooses a free one.
  ///
  /// Of several addresses it uses the first that the machine has, IPv4 before IPv6.
  init(host: String, port: Int) throws {
    pool = .ePoll()
    let socket = try Self.socket(at: IPEndpoint.addresses(of: host, port: port))
    switch try socket.sockname() {
    case .ip4(let address, let port), .ip6(let address, let port):
      (self.address, self.port) = (address, Int(port))
    case .unix: throw SocketError.unsupportedAddress
    }
    self.socket = try AsyncSocket(socket: socket, pool: pool)
  }

  /// A socket that listens at one of `addresses`; throws the error of the first if none works.
  private static func socket(at addresses: [IPEndpoint]) throws -> Socket {
    let attempts = addresses.lazy.map { address in Result { try address.makeSocket() } }
    let socket = try attempts.compactMap { try? $0.get() }.first ?? addresses[0].makeSocket()
    try socket.listen()
    return socket
  }

  /// The next connection; nil after cancellation. Waits when the process is out of file descriptors.
  func next() async -> IncomingConnection? {
    while !Task.isCancelled {
      if let connection = try? await socket.accept() {
        try? connection.socket.setValue(true, for: BoolSocketOption(level: 6, name: TCP_NODELAY))
        return IncomingConnection(socket: connection)
      }
      try? await Task.sleep(for: .milliseconds(50))
    }
    return nil
  }

  func close() { try? socket.close() }
}
