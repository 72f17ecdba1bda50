import Foundation
import FlyingSocks
import TestSupport
import Testing
import WaggleBrowser

/// A frame is read completely, or refused with a reason.
@Suite struct WebSocketFrameTests {
  /// Provides bytes in chunks of random lengths.
  private func reader(_ bytes: [UInt8], seed: UInt64 = 1) -> ByteReader {
    let source = Source(bytes, seed)
    return ByteReader { try await source.read($0) }
  }

  private actor Source {
    private var left: ArraySlice<UInt8>
    private var dice: SeededGenerator

    init(_ bytes: [UInt8], _ seed: UInt64) {
      (left, dice) = (bytes[...], SeededGenerator(seed: seed))
    }

    func read(_ most: Int) throws -> [UInt8] {
      guard !left.isEmpty else { throw SocketError.disconnected }
      let count = min(Int.random(in: 1...7, using: &dice), left.count, most)
      defer { left = left.dropFirst(count) }
      return Array(left.prefix(count))
    }
  }

  @Test(arguments: [0, 1, 125, 126, 127, 65_535, 65_536])
  func `a masked frame of any length is read`(count: Int) async throws {
    let frame = WebSocketFrame(.text, (0..<count).map { UInt8(truncatingIfNeeded: $0) })
    let read = try await reader(frame.masked()).frame(limit: 70_000)
    #expect(read == frame)
  }

  @Test func `a frame above the limit is refused before its bytes are read`() async throws {
    let head: [UInt8] = [0x81, 0xFF, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]
    await #expect(throws: WebSocketClose(1009, "a message has more than 100 bytes")) {
      try await reader(head).frame(limit: 100)
    }
  }

  /// Not masked, of an unknown kind, with reserved bits, a ping in parts, a ping too long.
  private static let broken: [[UInt8]] = [
    [0x81, 0x01, 0x41], [0x83, 0x80, 0, 0, 0, 0], [0xC1, 0x80, 0, 0, 0, 0],
    [0x09, 0x80, 0, 0, 0, 0], [0x89, 0xFE, 0, 0xFF, 0, 0, 0, 0],
  ]

  @Test(arguments: broken)
  func `a frame that breaks the protocol is refused`(bytes: [UInt8]) async throws {
    do {
      _ = try await reader(bytes).frame(limit: 100)
      Issue.record("it was taken")
    } catch let close as WebSocketClose {
      #expect(close.code == 1002)
    }
  }

  @Test(arguments: 0..<200)
  func `random bytes give a frame, an error or the end of the stream, and nothing else`(
    seed: UInt64
  ) async {
    var dice = SeededGenerator(seed: seed + 1)
    let bytes = (0..<Int.random(in: 0...300, using: &dice)).map { _ in
      UInt8.random(in: 0...255, using: &dice)
    }
    let reader = reader(bytes, seed: seed)
    do {
      while true { _ = try await reader.frame(limit: 1000) }
    } catch {
      #expect(error is WebSocketClose || error is SocketError)
    }
  }

  @Test(arguments: 0..<60)
  func `frames are read as they were sent, however they are cut into packets`(seed: UInt64)
    async throws
  {
    var dice = SeededGenerator(seed: seed + 1)
    let kinds: [WebSocketFrame.Kind] = [.continuation, .text, .binary, .close, .ping, .pong]
    let sent = (0..<20).map { _ in
      let payload = (0..<Int.random(in: 0...300, using: &dice)).map {
        UInt8(truncatingIfNeeded: $0)
      }
      let kind = payload.count > 125 ? .text : kinds.randomElement(using: &dice)!
      return WebSocketFrame(kind, payload, isLast: kind.rawValue >= 8 || Bool.random(using: &dice))
    }
    let reader = reader(sent.flatMap { $0.masked() }, seed: seed)
    for frame in sent { #expect(try await reader.frame(limit: 300) == frame) }
  }

  @Test func `a compressed message is read where compression was agreed on, and no other frame`()
    async throws
  {
    let sent = WebSocketFrame.text(Array(repeating: 97, count: 5000)).compressed
    #expect(sent.isCompressed)
    var bytes = sent.masked()
    bytes[0] |= 0x40
    let read = try await reader(bytes).frame(limit: 1000, mayCompress: true)
    #expect(read == sent)
    #expect(Deflate.inflated(read.payload, limit: 5000)?.count == 5000)
    for wrong: [UInt8] in [
      [0xC9, 0x80, 0, 0, 0, 0], [0xC0, 0x80, 0, 0, 0, 0], [0xA1, 0x80, 0, 0, 0, 0],
    ] {
      do {
        _ = try await reader(wrong).frame(limit: 100, mayCompress: true)
        Issue.record("it was taken")
      } catch let close as WebSocketClose {
        #expect(close.code == 1002)
      }
    }
  }

  @Test func `a ping is read even when a message has reached its limit`() async throws {
    let ping = WebSocketFrame(.ping, [1, 2, 3])
    #expect(try await reader(ping.masked()).frame(limit: 0) == ping)
  }

  @Test func `a request head that never ends is refused at its limit`() async throws {
    let head = try await reader([UInt8](repeating: 65, count: 50_000)).head()
    #expect(head == nil)
  }

  @Test func `a close reason is cut to the limit of a frame, between characters`() {
    let frame = WebSocketFrame.close(WebSocketClose(1008, String(repeating: "é", count: 200)))
    #expect(frame.payload.count <= 125)
    #expect(String(validating: frame.payload.dropFirst(2), as: UTF8.self) != nil)
  }

  @Test func `SHA-1 gives the values of the standard`() {
    func hex(_ text: String) -> String {
      SHA1.hash(Array(text.utf8)).map { String(format: "%02x", $0) }.joined()
    }
    #expect(hex("") == "da39a3ee5e6b4b0d3255bfef95601890afd80709")
    #expect(hex("abc") == "a9993e364706816aba3e25717850c26c9cd0d89d")
    #expect(hex(String(repeating: "a", count: 119)) == "ee971065aaa017e0632a8ca6c77bb3bf8b1dfc56")
  }

  @Test func `the handshake's answer is the one in RFC 6455`() throws {
    let text =
      "GET /live HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: keep-alive, Upgrade\r\n"
      + "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    let head = try #require(RequestHead(Array(text.utf8)))
    #expect(head.webSocketAccept == "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=")
  }
}
