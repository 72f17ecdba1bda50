/// The status code and the reason with which a WebSocket is closed (RFC 6455, section 7.4).
package struct WebSocketClose: Error, Equatable, Sendable {
  package var code: UInt16
  package var reason: String

  package init(_ code: UInt16, _ reason: String) { (self.code, self.reason) = (code, reason) }

  package static let goingAway = WebSocketClose(1001, "the program is exiting")
  static func protocolError(_ reason: String) -> WebSocketClose {
    WebSocketClose(1002, reason)
  }
  static let unsupportedData = WebSocketClose(1003, "binary messages are not supported")
  static let invalidPayload = WebSocketClose(1007, "a message is not valid UTF-8")
  static func policyViolation(_ reason: String) -> WebSocketClose {
    WebSocketClose(1008, reason)
  }
  static func messageTooBig(_ limit: Int) -> WebSocketClose {
    WebSocketClose(1009, "a message has more than \(limit) bytes")
  }
  /// The page says this sentence, and tries again.
  static func full(_ count: Int) -> WebSocketClose {
    let pages = count == 1 ? "1 page is" : "\(count) pages are"
    return WebSocketClose(1013, "This program is full: \(pages) open.")
  }
}
