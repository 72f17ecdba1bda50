package import Foundation

/// One frame of a WebSocket (RFC 6455).
package struct WebSocketFrame: Equatable, Sendable {
  package enum Kind: UInt8, Sendable {
    case continuation = 0
    case text = 1
    case binary = 2
    case close = 8
    case ping = 9
    case pong = 10

    var isControl: Bool { rawValue >= 8 }
  }

  package var kind: Kind
  /// Whether the frame is the last frame of its message.
  package var isLast = true
  package var payload: [UInt8] = []
  /// Whether the message that begins with it is compressed.
  package var isCompressed = false

  package init(_ kind: Kind, _ payload: [UInt8] = [], isLast: Bool = true) {
    (self.kind, self.payload, self.isLast) = (kind, payload, isLast)
  }

  package static func text(_ bytes: [UInt8]) -> WebSocketFrame { WebSocketFrame(.text, bytes) }

  /// A close frame. At most 123 bytes of the reason are sent.
  package static func close(_ close: WebSocketClose) -> WebSocketFrame {
    var reason = close.reason
    while reason.utf8.count > 123 { reason.removeLast() }
    let code = close.code
    return WebSocketFrame(.close, [UInt8(code >> 8), UInt8(code & 0xFF)] + Array(reason.utf8))
  }

  /// A text that is long enough for it, compressed; other frames as they are.
  package var compressed: WebSocketFrame {
    guard kind == .text, payload.count >= 200, let shorter = Deflate.message(payload),
      shorter.count < payload.count
    else { return self }
    var copy = WebSocketFrame(.text, shorter)
    copy.isCompressed = true
    return copy
  }

  /// The bytes on the wire. A server does not mask them.
  package var bytes: Data {
    var data = Data([(isLast ? 0x80 : 0) | (isCompressed ? 0x40 : 0) | kind.rawValue])
    switch payload.count {
    case ..<126: data.append(UInt8(payload.count))
    case ..<65536: data.append(contentsOf: [126] + Self.bigEndian(payload.count, 2))
    default: data.append(contentsOf: [127] + Self.bigEndian(payload.count, 8))
    }
    data.append(contentsOf: payload)
    return data
  }

  private static func bigEndian(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * (count - 1 - $0))) }
  }
}
