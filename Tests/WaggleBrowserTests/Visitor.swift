import Foundation
import FlyingSocks
import SwiftUI
import Synchronization
import TestSupport
import Waggle
import WaggleBrowser

/// A program that listens on the loopback, for tests; it ends with `close`.
@MainActor final class LiveHost {
  nonisolated let port: Int
  nonisolated let token: String
  let sessions: LiveSessions
  private let task: Task<Void, Never>
  private nonisolated let lines = Lines()

  /// - Parameter count: the largest number of sessions.
  init<Content: View>(count: Int = 64, @ViewBuilder _ content: @escaping () -> Content) throws {
    var settings = BrowserHost.Settings()
    settings.sessions.count = count
    sessions = LiveSessions(settings: settings.sessions, fonts: noFonts) {
      makeHost($0, content: content)
    }
    // The main actor is shared with all other tests.
    settings.limits.hello = .seconds(300)
    settings.limits.ping = .seconds(300)
    settings.limits.request = .seconds(300)
    settings.log = ThrottledLog { [lines] in lines.add($0) }
    let running = try BrowserHost.start(settings, fonts: noFonts, sessions)
    task = running.task
    let link = URLComponents(string: running.link)
    port = link?.port ?? 0
    token = link?.queryItems?.first?.value ?? ""
  }

  /// What the program complained of.
  nonisolated var complaints: [String] { lines.all }

  func close() {
    sessions.close()
    task.cancel()
  }

  private final class Lines: Sendable {
    private let kept = Mutex<[String]>([])

    func add(_ line: String) { kept.withLock { $0.append(line) } }
    var all: [String] { kept.withLock { $0 } }
  }
}

/// A client that sends a program any bytes.
struct Visitor {
  /// What a program answers with: a frame, or the end of the connection.
  enum Answer: Equatable {
    case frame(WebSocketFrame.Kind, [UInt8])
    case end
  }

  private let socket: AsyncSocket

  /// Connects, and asks for something; sends no byte without lines.
  init(port: Int, at address: String = "127.0.0.1", asking lines: [String]) async throws {
    // All tests share two threads, so that a connection can take long.
    socket =
      address.contains(":")
      ? try await .connected(to: .inet6(ip6: address, port: UInt16(port)), timeout: 300)
      : try await .connected(to: .inet(ip4: address, port: UInt16(port)), timeout: 300)
    try socket.socket.setValue(true, for: BoolSocketOption(level: 6, name: TCP_NODELAY))
    if !lines.isEmpty { try await send(Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)) }
  }

  /// Asks for the connection of a page.
  static func page(_ port: Int, _ token: String) async throws -> Visitor {
    let visitor = try await Visitor(
      port: port,
      asking: [
        "GET /live?token=\(token) HTTP/1.1", "Host: 127.0.0.1:\(port)",
        "Origin: http://127.0.0.1:\(port)", "Upgrade: websocket", "Connection: Upgrade",
        "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
      ])
    return visitor
  }

  func send(_ bytes: [UInt8]) async throws { try await socket.write(Data(bytes)) }

  func close() { try? socket.close() }

  /// The first line of the answer to a request; its other lines are skipped.
  func status() async throws -> String {
    var head: [UInt8] = []
    while !head.suffix(4).elementsEqual("\r\n\r\n".utf8) {
      head += try await socket.read(bytes: 1)
    }
    return String(decoding: head.prefix { $0 != 13 }, as: UTF8.self)
  }

  func answer() async -> Answer {
    guard let head = try? await socket.read(bytes: 2), let length = try? await length(head[1]),
      let payload = try? await socket.read(bytes: length),
      let kind = WebSocketFrame.Kind(rawValue: head[0] & 15)
    else { return .end }
    return .frame(kind, payload)
  }

  private func length(_ short: UInt8) async throws -> Int {
    guard short >= 126 else { return Int(short) }
    return try await socket.read(bytes: short == 126 ? 2 : 8).reduce(0) { $0 << 8 | Int($1) }
  }
}

extension WebSocketFrame {
  /// The frame as a browser sends it.
  func masked(_ mask: [UInt8] = [1, 2, 3, 4]) -> [UInt8] {
    let plain = Array(bytes)
    var masked = Array(plain.dropLast(payload.count)) + mask
    masked[1] |= 0x80
    return masked + payload.enumerated().map { $1 ^ mask[$0 & 3] }
  }

  /// A text in parts of random lengths, with pings between.
  static func parts(of text: String, _ dice: inout SeededGenerator) -> [WebSocketFrame] {
    var left = Array(text.utf8)[...]
    var frames: [WebSocketFrame] = []
    repeat {
      let part = left.prefix(Int.random(in: 0...left.count, using: &dice))
      left = left.dropFirst(part.count)
      let kind = frames.isEmpty ? Kind.text : .continuation
      frames.append(WebSocketFrame(kind, Array(part), isLast: left.isEmpty))
      if !left.isEmpty, Bool.random(using: &dice) { frames.append(WebSocketFrame(.ping, [7])) }
    } while !left.isEmpty
    return frames
  }
}
