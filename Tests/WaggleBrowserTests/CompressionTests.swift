import Foundation
import Testing
import WaggleBrowser

/// Compression only where the client offers it.
@Suite struct CompressionTests {
  private func head(_ lines: String...) throws -> RequestHead {
    let text = (["GET /page.js HTTP/1.1"] + lines).joined(separator: "\r\n") + "\r\n\r\n"
    return try #require(RequestHead(Array(text.utf8)))
  }

  @Test(arguments: [
    ("gzip, deflate, br", true), ("br;q=1, gzip;q=0.5", true), ("gzip;q=0", false), ("br", false),
  ])
  func `files are compressed where the browser accepts gzip`(accepted: String, isUsed: Bool) throws
  {
    #expect(try head("Accept-Encoding: \(accepted)").acceptsGzip == isUsed)
  }

  @Test(arguments: [
    ("permessage-deflate; client_max_window_bits", true), ("permessage-deflate", true),
    ("x-webkit-deflate-frame", false), ("permessage-deflate; server_max_window_bits=9", false),
    ("permessage-deflate; server_max_window_bits=9, permessage-deflate", true),
  ])
  func `messages are compressed where the browser offers it as it is used here`(
    offer: String, isUsed: Bool
  ) throws {
    let answer = try head("Sec-WebSocket-Extensions: \(offer)").webSocketExtension
    #expect((answer != nil) == isUsed)
    #expect(try head().webSocketExtension == nil)
  }

  @Test func `a long text is sent compressed, a short one as it is`() {
    let long = WebSocketFrame.text(Array(repeating: 97, count: 5000))
    #expect(long.compressed.isCompressed)
    #expect(long.compressed.payload.count < 100)
    #expect(long.compressed.bytes[0] == 0xC1)
    let short = WebSocketFrame.text([97, 98])
    #expect(short.compressed == short)
  }

  @Test(arguments: [0, 1, 200, 3000, 65_536])
  func `a message that was compressed is read again`(count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * $0 / 7) }
    #expect(Deflate.inflated(try #require(Deflate.message(bytes)), limit: 65_536) == bytes)
  }

  @Test func `a message that is longer than the limit when it is read is refused`() throws {
    let bomb = try #require(Deflate.message(Array(repeating: 0, count: 10_000_000)))
    #expect(bomb.count < 65_536)
    #expect(Deflate.inflated(bomb, limit: 65_536) == nil)
    let long = try #require(Deflate.message(Array(repeating: 0, count: 1001)))
    #expect(Deflate.inflated(long, limit: 1000) == nil)
    #expect(Deflate.inflated(long, limit: 1001)?.count == 1001)
  }

  @Test func `no bytes that are not compressed break it`() throws {
    let bytes = (0..<2000).map { UInt8($0 % 251) }
    let message = try #require(Deflate.message(bytes))
    for index in message.indices {
      var broken = message
      broken[index] ^= 0xFF
      for message in [broken, Array(message.prefix(index))] {
        #expect(Deflate.inflated(message, limit: 65_536)?.count ?? 0 <= 65_536)
      }
    }
    #expect(Deflate.inflated([0xFF, 0xFF, 0xFF], limit: 100) == nil)
    #expect(Deflate.inflated([7, 7, 7, 7, 7, 7], limit: 100) == nil)
    #expect(Deflate.inflated([], limit: 100) == [])
  }
}
