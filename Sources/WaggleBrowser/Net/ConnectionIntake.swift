import FlyingSocks
import Foundation

/// A connection that was accepted, and what was read of it.
struct IncomingConnection: Sendable {
  let socket: AsyncSocket
  var bytes: [UInt8] = []
}

/// Connections that arrive in some way: from a listening socket, or from the program whose worker this process is.
protocol ConnectionIntake: Sendable {
  var pool: SocketPool<ePoll> { get }
  /// The next connection; nil when there are no more, or after cancellation.
  func next() async -> IncomingConnection?
  func close()
}

extension ConnectionIntake {
  /// Serves connections until there are no more, or the task is cancelled.
  ///
  /// - Parameter limit: the largest number of simultaneous connections. For one more, the oldest that is not kept is
  ///   closed; if all are kept, it waits.
  func run(
    limit: Int,
    _ serve: @escaping @Sendable (IncomingConnection, OpenConnections.Keeper) async -> Void
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
        let keeper = open.add(connection.socket.socket)
        group.addTask {
          await serve(connection, keeper)
          keeper.remove()
          try? connection.socket.close()
          await connections.signal()
        }
      }
      close()
      group.cancelAll()
    }
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
