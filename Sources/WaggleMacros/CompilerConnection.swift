import Foundation

/// The compiler's end of standard input and output: each message is its length, 8 bytes, little-endian, and JSON.
///
/// What is printed by accident would break the frames, so nothing else writes to standard output.
struct CompilerConnection {
  /// Answers messages until the compiler closes its end.
  func serve() {
    while let message = receive() {
      // Of length 0 as it leaves: nothing waits for an answer.
      if !message.isEmpty { send(Reply(to: message)) }
    }
  }

  private func receive() -> Data? {
    guard let header = read(count: 8) else { return nil }
    let count = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    guard count <= 1 << 30 else { return nil }
    return read(count: Int(count))
  }

  private func read(count: Int) -> Data? {
    var bytes = [UInt8](repeating: 0, count: count)
    var filled = 0
    while filled < count {
      let step = bytes.withUnsafeMutableBytes {
        Foundation.read(0, $0.baseAddress! + filled, count - filled)
      }
      if step < 0, errno == EINTR { continue }
      guard step > 0 else { return nil }
      filled += step
    }
    return Data(bytes)
  }

  private func send(_ reply: Reply) {
    let body = reply.json
    let count = UInt64(body.count)
    var frame = Data((0..<8).map { UInt8(truncatingIfNeeded: count >> (8 * $0)) })
    frame.append(body)
    FileHandle.standardOutput.write(frame)
  }
}
