import FlyingSocks
import Foundation

/// Hands each connection to the worker that its first request is for.
///
/// No byte of an answer goes through this process, unless there is no worker to answer.
struct ConnectionRouter: Sendable {
  /// The time limit for the first line of a request.
  private static let timeout = Duration.seconds(15)

  let pool: WorkerPool

  /// Reads the first line, and hands the connection on.
  func route(_ connection: IncomingConnection) async {
    let socket = connection.socket
    guard let bytes = try? await withTimeout(Self.timeout, { try await firstLine(socket) }),
      await !pool.hand(socket.socket.file.rawValue, bytes)
    else { return }
    let answer = Response.message(
      503, "This part of the program is being started. Try again in a moment.")
    _ = try? await withTimeout(.seconds(5)) {
      try await socket.write(answer.bytes(keepsAlive: false))
    }
  }

  /// What was read when the first line was whole, or when it was too long: the worker refuses that.
  private func firstLine(_ socket: AsyncSocket) async throws -> [UInt8] {
    var bytes: [UInt8] = []
    while !bytes.contains(10), bytes.count < RequestHead.longest {
      bytes += try await socket.read(atMost: 4096)
    }
    return bytes
  }
}
