import FlyingSocks
import Foundation

/// Listens at an address of this machine, and serves each connection in its own task.
struct Listener: Sendable {
  /// Connections besides those of the sessions: for the files of pages that are being loaded.
  static let spareConnections = 192

  private let socket: AsyncSocket
  private let pool: SocketPool<ePoll>
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

  /// Serves connections until the task is cancelled, then closes the socket.
  ///
  /// - Parameter limit: the largest number of simultaneous connections. For one more, the oldest that is not kept is
  ///   closed; if all are kept, it waits.
  func run(
    limit: Int, _ serve: @escaping @Sendable (AsyncSocket, OpenConnections.Keeper) async -> Void
  ) async {
    try? await pool.prepare()
    await withDiscardingTaskGroup { group in
      group.addTask { try? await pool.run() }
      let connections = Semaphore(limit)
      let open = OpenConnections()
      while !Task.isCancelled {
        guard let connection = await next() else { break }
        if open.count >= limit { open.endOldest() }
        await connections.wait()
        let keeper = open.add(connection.socket)
        group.addTask {
          await serve(connection, keeper)
          keeper.remove()
          try? connection.close()
          await connections.signal()
        }
      }
      try? socket.close()
      group.cancelAll()
    }
  }

  /// The next connection; nil after cancellation. Waits when the process is out of file descriptors.
  private func next() async -> AsyncSocket? {
    while !Task.isCancelled {
      if let connection = try? await socket.accept() {
        try? connection.socket.setValue(true, for: BoolSocketOption(level: 6, name: TCP_NODELAY))
        return connection
      }
      try? await Task.sleep(for: .milliseconds(50))
    }
    return nil
  }
}

/// A counting semaphore.
private actor Semaphore {
  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(_ count: Int) { free = count }

  func wait() async {
    if free > 0 { return free -= 1 }
    await withCheckedContinuation { waiting.append($0) }
  }

  func signal() {
    if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
  }
}
