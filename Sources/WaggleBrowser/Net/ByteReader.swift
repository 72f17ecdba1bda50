import FlyingSocks

/// Reads request heads and WebSocket frames from a connection. One that exceeds its limit is refused before it is
/// stored.
package actor ByteReader {
  private let read: @Sendable (Int) async throws -> [UInt8]
  private var buffer: [UInt8] = []
  private var position = 0

  init(_ connection: IncomingConnection) {
    let socket = connection.socket
    self.init(after: connection.bytes) { try await socket.read(atMost: $0) }
  }

  /// - Parameter bytes: what was read before.
  /// - Parameter read: returns 1 to that many bytes; throws at the end.
  package init(
    after bytes: [UInt8] = [], _ read: @escaping @Sendable (Int) async throws -> [UInt8]
  ) {
    self.read = read
    buffer = bytes
  }

  /// The bytes through the first empty line; nil if more than `limit` bytes precede it.
  package func head(limit: Int = RequestHead.longest) async throws -> [UInt8]? {
    var head: [UInt8] = []
    let end = Array("\r\n\r\n".utf8)
    while head.count < limit {
      head.append(try await byte())
      if head.last == 10, head.suffix(4).elementsEqual(end) { return head }
    }
    return nil
  }

  /// The next frame, with a payload of at most `limit` bytes.
  ///
  /// - Parameter mayCompress: whether messages may be compressed.
  package func frame(limit: Int, mayCompress: Bool = false) async throws -> WebSocketFrame {
    let first = try await byte()
    let second = try await byte()
    let isCompressed = mayCompress && first & 0x40 != 0
    guard first & (isCompressed ? 0x30 : 0x70) == 0,
      let kind = WebSocketFrame.Kind(rawValue: first & 0x0F)
    else {
      throw WebSocketClose.protocolError("a frame has an unknown opcode or a reserved bit")
    }
    guard second & 0x80 != 0 else { throw WebSocketClose.protocolError("a frame is not masked") }
    let length = try await length(second & 0x7F)
    if kind.isControl, length > 125 || first & 0x80 == 0 {
      throw WebSocketClose.protocolError("a control frame is too long or fragmented")
    }
    guard kind.isControl || length <= limit else { throw WebSocketClose.messageTooBig(limit) }
    let mask = try await bytes(4)
    var payload = try await bytes(Int(length))
    for index in payload.indices { payload[index] ^= mask[index & 3] }
    guard !isCompressed || kind == .text || kind == .binary else {
      throw WebSocketClose.protocolError("a frame that begins no message is compressed")
    }
    var frame = WebSocketFrame(kind, payload, isLast: first & 0x80 != 0)
    frame.isCompressed = isCompressed
    return frame
  }

  private func length(_ short: UInt8) async throws -> UInt64 {
    guard short >= 126 else { return UInt64(short) }
    return try await bytes(short == 126 ? 2 : 8).reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// Discards the remaining bytes, up to `limit`.
  package func drain(limit: Int) async {
    var count = 0
    while count < limit, let some = try? await read(4096) { count += some.count }
  }

  private func byte() async throws -> UInt8 {
    if position == buffer.count { try await refill() }
    defer { position += 1 }
    return buffer[position]
  }

  private func bytes(_ count: Int) async throws -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(count)
    while result.count < count {
      if position == buffer.count { try await refill() }
      let end = min(buffer.count, position + count - result.count)
      result += buffer[position..<end]
      position = end
    }
    return result
  }

  private func refill() async throws {
    buffer = try await read(4096)
    position = 0
    if buffer.isEmpty { throw SocketError.disconnected }
  }
}
