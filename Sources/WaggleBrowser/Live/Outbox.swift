import Waggle

/// The messages to a page, in order. After 64 frames that were not sent it is full, and the connection ends.
package struct Outbox: Sendable {
  private let continuation: AsyncStream<WebSocketFrame>.Continuation
  package let frames: AsyncStream<WebSocketFrame>

  package init() {
    (frames, continuation) = AsyncStream.makeStream(bufferingPolicy: .bufferingOldest(64))
  }

  package func send(_ frame: WebSocketFrame) {
    if case .dropped = continuation.yield(frame) { continuation.finish() }
  }

  package func send(_ text: JSONMessage) { send(.text(text.bytes)) }

  /// Sends the reason in the last frame.
  package func end(_ reason: WebSocketClose) {
    send(.close(reason))
    continuation.finish()
  }
}

/// A message to the page, as JSON.
package struct JSONMessage: Sendable {
  package let bytes: [UInt8]

  init(_ json: JSONWriter) { bytes = json.bytes }

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Assigns the page its session and its scene; a fresh one starts with an empty page.
  static func hello(_ session: String, scene: String, isFresh: Bool) -> JSONMessage {
    var json = JSONWriter()
    json.raw("{\"t\":\"hello\",\"session\":")
    json.string(session)
    json.raw(",\"scene\":")
    json.string(scene)
    if isFresh { json.raw(",\"fresh\":true") }
    json.raw("}")
    return JSONMessage(json)
  }

  /// An edit of a text field has been applied, and the page has what came of it.
  static func edited(_ element: Int, _ number: Int) -> JSONMessage {
    numbers("{\"t\":\"edited\",\"id\":", element, number)
  }

  /// Which element has the focus after an action or a key; 0 for none, -1 for one that the page does not have yet.
  static func focused(_ element: Int, _ number: Int) -> JSONMessage {
    numbers("{\"t\":\"focused\",\"id\":", element, number)
  }

  private static func numbers(_ start: StaticString, _ element: Int, _ number: Int) -> JSONMessage {
    var json = JSONWriter()
    json.raw(start)
    json.integer(element)
    json.raw(",\"n\":")
    json.integer(number)
    json.raw("}")
    return JSONMessage(json)
  }

  /// Opens an address outside of the page.
  static func open(_ url: String) -> JSONMessage {
    var json = JSONWriter()
    json.raw("{\"t\":\"open\",\"url\":")
    json.string(url)
    json.raw("}")
    return JSONMessage(json)
  }

  /// Shares content with other programs.
  static func share(_ content: SharedContent) -> JSONMessage {
    var json = JSONWriter()
    json.raw("{\"t\":\"share\",\"title\":")
    json.string(content.subject ?? "")
    json.raw(",\"text\":")
    json.string(content.text)
    json.raw(",\"url\":")
    json.string(content.url ?? "")
    json.raw("}")
    return JSONMessage(json)
  }

  /// The steps of a patch, by its number. `isDark` is set if the background changed.
  static func patch(_ number: Int, _ steps: JSONWriter, isDark: Bool?) -> JSONMessage {
    var json = JSONWriter()
    json.raw("{\"t\":\"patch\",\"n\":")
    json.integer(number)
    if let isDark { json.raw(isDark ? ",\"dark\":true" : ",\"dark\":false") }
    json.raw(",\"steps\":")
    json.joined(steps)
    json.raw("}")
    return JSONMessage(json)
  }
}
