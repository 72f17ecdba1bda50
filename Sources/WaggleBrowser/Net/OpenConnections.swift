import FlyingSocks
import Foundation
import Synchronization

/// The connections that are open, so that the oldest which has shown no token can make room for another.
final class OpenConnections: Sendable {
  private struct Register {
    /// The sockets by number, in order; those that are kept have none.
    var sockets: [Int: Socket?] = [:]
    var last = 0
  }

  private let state = Mutex(Register())

  /// The number of open connections.
  var count: Int { state.withLock { $0.sockets.count } }

  /// Adds a connection, until its keeper removes it.
  func add(_ socket: Socket) -> Keeper {
    state.withLock {
      $0.last += 1
      $0.sockets[$0.last] = .some(socket)
      return Keeper(connections: self, number: $0.last)
    }
  }

  /// Ends the oldest connection that is not kept: its reads and writes fail, and its task closes it.
  func endOldest() {
    state.withLock { state in
      let ended = state.sockets.filter { $0.value != nil }.min { $0.key < $1.key }
      guard let ended, let socket = ended.value else { return }
      // It is closed only after it was removed, so the descriptor is still its own.
      _ = shutdown(socket.file.rawValue, Int32(SHUT_RDWR))
      state.sockets[ended.key] = .some(nil)
    }
  }

  /// One of the connections.
  struct Keeper: Sendable {
    fileprivate let connections: OpenConnections
    fileprivate let number: Int

    /// Protects the connection: from now on it is not ended for others.
    func keep() {
      connections.state.withLock { state in
        if state.sockets[number] != nil { state.sockets[number] = .some(nil) }
      }
    }

    func remove() {
      connections.state.withLock { state in _ = state.sockets.removeValue(forKey: number) }
    }
  }
}
