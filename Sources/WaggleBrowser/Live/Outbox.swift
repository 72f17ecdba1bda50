import Foundation
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

  /// Assigns the page its session and its scene, and says which input has arrived; a fresh one starts with an empty page.
  static func hello(_ session: String, scene: String, isFresh: Bool, lastInput: Int) -> JSONMessage
  {
    var json = JSONWriter()
    json.raw("{\"t\":\"hello\",\"session\":")
    json.string(session)
    json.raw(",\"scene\":")
    json.string(scene)
    if isFresh { json.raw(",\"fresh\":true") }
    if lastInput > 0 {
      json.raw(",\"got\":")
      json.integer(lastInput)
    }
    json.raw("}")
    return JSONMessage(json)
  }

  /// The input up to a number has arrived.
  static func got(_ number: Int) -> JSONMessage {
    var json = JSONWriter()
    json.raw("{\"t\":\"got\",\"i\":")
    json.integer(number)
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

  private static func string(_ start: StaticString, _ value: String) -> JSONMessage {
    var json = JSONWriter()
    json.raw(start)
    json.string(value)
    json.raw("}")
    return JSONMessage(json)
  }

  /// Opens an address outside of the page.
  static func open(_ url: String) -> JSONMessage {
    string("{\"t\":\"open\",\"url\":", url)
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

  /// Copies a text to the browser's clipboard.
  static func copy(_ text: String) -> JSONMessage {
    string("{\"t\":\"copy\",\"text\":", text)
  }

  /// Asks for the text in the browser's clipboard.
  static var paste: JSONMessage {
    var json = JSONWriter()
    json.raw("{\"t\":\"paste\"}")
    return JSONMessage(json)
  }

  /// Has the device vibrate: milliseconds of vibration and rest in turn.
  static func vibrate(_ pattern: [Int]) -> JSONMessage {
    var json = JSONWriter()
    json.raw("{\"t\":\"vibrate\",\"ms\":[")
    for (index, time) in pattern.enumerated() {
      if index > 0 { json.raw(",") }
      json.integer(time)
    }
    json.raw("]}")
    return JSONMessage(json)
  }

  /// A sentence for a screen reader.
  static func announce(_ text: String) -> JSONMessage {
    string("{\"t\":\"announce\",\"text\":", text)
  }

  /// The steps of a patch, by its number, with what has changed beside the elements. `time` is that of the session in
  /// seconds, if the steps begin motions.
  static func patch(
    _ number: Int, _ steps: JSONWriter, _ changes: PageSettings.Changes, time: Double?
  ) -> JSONMessage {
    var json = JSONWriter()
    json.raw("{\"t\":\"patch\",\"n\":")
    json.integer(number)
    if let time {
      json.raw(",\"at\":")
      json.value(AttributeValue(time * 1000))
    }
    if let isDark = changes.isDark { json.raw(isDark ? ",\"dark\":true" : ",\"dark\":false") }
    if let language = changes.language {
      json.raw(",\"lang\":")
      json.string(language.tag)
      json.raw(language.isRightToLeft ? ",\"rtl\":true" : ",\"rtl\":false")
    }
    if let drag = changes.drag {
      json.raw(",\"drag\":")
      json.integer(drag)
    }
    if let cursor = changes.cursor {
      json.raw(",\"cursor\":")
      json.string(cursor)
    }
    if let keys = changes.keys {
      json.raw(",\"keys\":")
      json.list(keys.pageNames) { $0.string($1) }
    }
    json.raw(",\"steps\":")
    json.joined(steps)
    json.raw("}")
    return JSONMessage(json)
  }
}
