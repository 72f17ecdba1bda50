import FlyingSocks
import Foundation

/// The WebSocket of one page, from the handshake to its end.
package struct PageConnection: Sendable {
  /// The limits of a connection.
  package struct Limits: Sendable {
    /// The largest message, in bytes.
    var message = 65_536
    /// Messages per second, and in one burst.
    var rate = 400.0
    var burst = 800.0
    /// The time limit for the page's first message.
    package var hello = Duration.seconds(10)
    /// The interval between pings; after two without an answer the connection ends.
    package var ping = Duration.seconds(30)
    /// The time limit for the head of a request, and for an idle connection.
    package var request = Duration.seconds(15)
  }

  let socket: AsyncSocket
  let reader: ByteReader
  let sessions: LiveSessions
  let limits: Limits
  /// Whether messages are compressed, because the page offered it.
  var compresses = false
  let log: @Sendable (String) -> Void

  /// Serves the page until it disconnects or breaks a rule.
  func run() async {
    let outbox = Outbox()
    let state = ConnectionState(limits, compresses: compresses)
    do {
      try await serve(outbox, state)
    } catch let error as WebSocketClose {
      if error != .goingAway { log("closed a page's connection: \(error.reason)") }
      await write(.close(error), state)
    } catch let closed as ClosedByPage {
      return await write(closed.answer, state)
    } catch {}
    if await state.hasSentClose { await drain() }
  }

  private func serve(_ outbox: Outbox, _ state: ConnectionState) async throws {
    guard
      let first = try await withTimeout(
        limits.hello, { try await state.message(from: reader, outbox) })
    else { throw WebSocketClose.policyViolation("the page sent no hello message in time") }
    guard case .hello(let hello) = try Self.read(first).message else {
      throw WebSocketClose.protocolError("the first message is not a hello message")
    }
    let (session, number) = try await sessions.attach(outbox, hello)
    let result = await exchange(session, outbox, state)
    await sessions.detach(session, number)
    try result.get()
  }

  /// Sends and receives until one of the two ends.
  private func exchange(_ session: LiveSession, _ outbox: Outbox, _ state: ConnectionState) async
    -> Result<Void, any Error>
  {
    await withTaskGroup(of: Result<Void, any Error>.self) { group in
      group.addTask { await attempt { try await send(outbox, state) } }
      group.addTask { await attempt { try await receive(session, outbox, state) } }
      group.addTask { await attempt { try await ping(outbox, state) } }
      defer { group.cancelAll() }
      return await group.next()!
    }
  }

  private func send(_ outbox: Outbox, _ state: ConnectionState) async throws {
    for await frame in outbox.frames {
      if frame.kind == .close { _ = await state.countClose() }
      try await socket.write((compresses ? frame.compressed : frame).bytes)
    }
  }

  private func receive(_ session: LiveSession, _ outbox: Outbox, _ state: ConnectionState)
    async throws
  {
    while true {
      let (message, input) = try Self.read(await state.message(from: reader, outbox))
      try await session.receive(message, input: input)
    }
  }

  private func ping(_ outbox: Outbox, _ state: ConnectionState) async throws {
    while true {
      try await Task.sleep(for: limits.ping)
      guard await state.countPing() else { throw SocketError.disconnected }
      outbox.send(WebSocketFrame(.ping))
    }
  }

  private static func read(_ text: [UInt8]) throws -> (message: PageMessage, input: Int?) {
    do {
      return try PageMessage.numbered(text)
    } catch {
      throw WebSocketClose.policyViolation("invalid message: \(error.reason)")
    }
  }

  /// Writes a close frame, unless one was sent before: a second one is an error to the page.
  private func write(_ close: WebSocketFrame, _ state: ConnectionState) async {
    guard await state.countClose() else { return }
    _ = try? await withTimeout(.seconds(1)) { try await socket.write(close.bytes) }
  }

  /// Waits a moment for the page's close frame: closing a socket with unread bytes would discard what was sent.
  private func drain() async {
    _ = try? await withTimeout(.seconds(1)) {
      do {
        while try await reader.frame(limit: limits.message, mayCompress: compresses).kind != .close
        {}
      } catch {
        await reader.drain(limit: 1 << 20)
      }
    }
  }
}

/// The result of a body that may throw.
private func attempt(_ body: () async throws -> Void) async -> Result<Void, any Error> {
  do {
    return .success(try await body())
  } catch {
    return .failure(error)
  }
}

/// The page has closed the connection, which is answered with the same code (RFC 6455, section 5.5.1).
private struct ClosedByPage: Error {
  let answer: WebSocketFrame

  init(_ payload: [UInt8]) throws(WebSocketClose) {
    guard payload.count != 1 else { throw .protocolError("a close frame has half a code") }
    answer = WebSocketFrame(.close, Array(payload.prefix(2)))
  }
}

/// The state of a connection: assembles messages from frames, and tracks whether the page answers pings.
private actor ConnectionState {
  private let limits: PageConnection.Limits
  private let compresses: Bool
  private var rate: RateLimit
  private let start = ContinuousClock.now
  private var unansweredPings = 0
  /// Whether a close frame was written, after which nothing may follow.
  private(set) var hasSentClose = false

  init(_ limits: PageConnection.Limits, compresses: Bool) {
    (self.limits, self.compresses) = (limits, compresses)
    rate = RateLimit(rate: limits.rate, burst: limits.burst, at: .zero)
  }

  /// The next text message; throws `ClosedByPage` when the page closes. Answers pings meanwhile.
  func message(from reader: ByteReader, _ outbox: Outbox) async throws -> [UInt8] {
    var message: [UInt8]?
    var isCompressed = false
    while true {
      let frame = try await reader.frame(
        limit: limits.message - (message?.count ?? 0), mayCompress: compresses)
      guard rate.take(at: ContinuousClock.now - start) else {
        throw WebSocketClose.policyViolation(
          "the page sent more than \(Int(limits.rate)) messages per second")
      }
      unansweredPings = 0
      switch frame.kind {
      case .text where message == nil: (message, isCompressed) = (frame.payload, frame.isCompressed)
      case .continuation where message != nil: message? += frame.payload
      case .binary: throw WebSocketClose.unsupportedData
      case .ping: outbox.send(WebSocketFrame(.pong, frame.payload))
      case .pong: break
      case .close: throw try ClosedByPage(frame.payload)
      case .text, .continuation:
        throw WebSocketClose.protocolError("the frames of a message are out of order")
      }
      guard !frame.kind.isControl, frame.isLast, var whole = message else { continue }
      if isCompressed { whole = try inflated(whole) }
      guard String(validating: whole, as: UTF8.self) != nil else {
        throw WebSocketClose.invalidPayload
      }
      return whole
    }
  }

  private func inflated(_ message: [UInt8]) throws(WebSocketClose) -> [UInt8] {
    guard let text = Deflate.inflated(message, limit: limits.message) else {
      throw .policyViolation(
        "a compressed message is invalid or has more than \(limits.message) bytes")
    }
    return text
  }

  /// Counts a close frame that is to be written; false when there was one.
  func countClose() -> Bool {
    defer { hasSentClose = true }
    return !hasSentClose
  }

  /// Counts a ping; false when two are unanswered.
  func countPing() -> Bool {
    unansweredPings += 1
    return unansweredPings <= 2
  }
}
