import FlyingSocks
import Foundation
import Glibc

/// The connections that a program hands to this process, its worker.
///
/// A thread waits for them, so that the end of the program is noticed even while the main thread is busy.
struct HandedConnections: ConnectionIntake {
  let pool = SocketPool<ePoll>.ePoll()
  private let incoming: AsyncStream<WorkerChannel.Message>

  /// - Parameter ended: called on another thread when the program has ended, or ends this worker.
  init(_ channel: WorkerChannel, ended: @escaping @Sendable () -> Void) {
    let (stream, continuation) = AsyncStream.makeStream(of: WorkerChannel.Message.self)
    incoming = stream
    Thread.detachNewThread {
      while let message = channel.receive() { continuation.yield(message) }
      continuation.finish()
      ended()
    }
  }

  /// After the last one it waits for the cancellation, so that open pages receive their close frames.
  func next() async -> IncomingConnection? {
    for await message in incoming {
      guard let file = message.file else { continue }
      let socket = Socket(file: Socket.FileDescriptor(rawValue: file))
      if let connection = try? AsyncSocket(socket: socket, pool: pool) {
        return IncomingConnection(socket: connection, bytes: message.bytes)
      }
      _ = Glibc.close(file)
    }
    while !Task.isCancelled { try? await Task.sleep(for: .seconds(60)) }
    return nil
  }

  func close() {}
}
