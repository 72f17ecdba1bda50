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
}
