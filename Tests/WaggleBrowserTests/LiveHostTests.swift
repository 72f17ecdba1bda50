import Foundation
import SwiftUI
import TestSupport
import Testing
import Waggle
import WaggleBrowser

/// A program answers each connection or refuses it with a reason, and other pages are not affected.
///
/// Visitors run off the main actor, so that they do not block it.
@Suite(.serialized) struct LiveHostTests {
  private struct Counter: View {
    @State private var count = 0
    var body: some View {
      Button("Count \(count)") { count += 1 }.buttonStyle(.plain)
    }
  }

  private static let hello = #"{"t":"hello","w":390,"h":844,"scale":1}"#

  /// Runs a body with a program, and ends it.
  private func withHost(_ body: (LiveHost) async throws -> Void) async throws {
    let host = try await LiveHost { Counter() }
    let result: Result<Void, any Error>
    do { result = .success(try await body(host)) } catch { result = .failure(error) }
    await host.close()
    try result.get()
  }

  private func say(_ text: String) -> [UInt8] { WebSocketFrame(.text, Array(text.utf8)).masked() }

  private func tap() -> [UInt8] {
    ["down", "up"].flatMap {
      say(#"{"t":"pointer","phase":"\#($0)","kind":"touch","id":1,"x":195,"y":422}"#)
    }
  }

  /// The next text message from the program.
  private func text(_ visitor: Visitor) async -> String? {
    while case .frame(let kind, let payload) = await visitor.answer() {
      if kind == .text { return String(decoding: payload, as: UTF8.self) }
    }
    return nil
  }

  /// Acknowledges patches until one contains a text; false if the connection ends before.
  private func show(_ page: Visitor, until wanted: String) async throws -> Bool {
    while let patch = await text(page) {
      if let number = patch.firstMatch(of: /"n":([0-9]+)/)?.1 {
        try await page.send(say(#"{"t":"shown","n":\#(number)}"#))
      }
      if patch.contains(wanted) { return true }
    }
    return false
  }

  @Test(arguments: 0..<40)
  func `a hello in parts with pings between is one hello`(seed: UInt64) async throws {
    try await withHost { host in
      var dice = SeededGenerator(seed: seed + 1)
      let page = try await Visitor.page(host.port, host.token)
      defer { page.close() }
      #expect(try await page.status().hasPrefix("HTTP/1.1 101"))
      for frame in WebSocketFrame.parts(of: Self.hello, &dice) {
        let mask = (0..<4).map { _ in UInt8.random(in: 0...255, using: &dice) }
        try await page.send(frame.masked(mask))
      }
      #expect(await text(page)?.contains(#""t":"hello""#) ?? false)
      #expect(await text(page)?.contains("Count 0") ?? false)
    }
  }

  @Test func `a hundred guesses at the token find nothing`() async throws {
    try await withHost { host in
      for guess in 0..<100 {
        let page = try await Visitor.page(host.port, AccessToken().text)
        #expect(try await page.status().hasPrefix("HTTP/1.1 403"), "\(guess)")
        page.close()
      }
      #expect(await host.sessions.count == 0)
      let line = "browser: refused a request for /live: the token is wrong (127.0.0.1:\(host.port))"
      #expect(host.complaints.contains(line))
      // A flood is counted, not written.
      #expect(host.complaints.count < 50)
    }
  }

  @Test func `a page works while other connections send arbitrary bytes`() async throws {
    try await withHost { host in
      let page = try await Visitor.page(host.port, host.token)
      defer { page.close() }
      _ = try await page.status()
      try await page.send(say(Self.hello))
      for count in 0..<120 {
        try #require(await show(page, until: "Count \(count)"))
        await disturb(host, SeededGenerator(seed: UInt64(count) + 1))
        try await page.send(tap())
      }
      let form =
        /browser: (closed a page's connection: [a-z].*[a-z0-9]|[0-9]+ messages were not logged)/
      #expect(!host.complaints.isEmpty)
      for line in host.complaints { #expect(line.wholeMatch(of: form) != nil, "\(line)") }
    }
  }

  /// Sends random bytes on a new connection. If they are whole frames, the program must answer or close with a code.
  private func disturb(_ host: LiveHost, _ seeded: SeededGenerator) async {
    var dice = seeded
    guard let visitor = try? await Visitor.page(host.port, host.token) else { return }
    defer { visitor.close() }
    var isWhole = true
    var bytes = Bool.random(using: &dice) ? say(Self.hello) : []
    for _ in 0..<Int.random(in: 1...6, using: &dice) {
      let piece = Nonsense.random(&dice)
      isWhole = isWhole && piece.isWhole
      bytes += piece.bytes
    }
    let end = WebSocketFrame(.ping, Array("end".utf8))
    guard (try? await visitor.status()) != nil,
      (try? await visitor.send(bytes + end.masked())) != nil,
      isWhole
    else { return }
    await expectAnswer(visitor)
  }

  private func expectAnswer(_ visitor: Visitor) async {
    while case .frame(let kind, let payload) = await visitor.answer() {
      if kind == .pong, payload == Array("end".utf8) { return }
      guard kind == .close else { continue }
      let code = payload.prefix(2).reduce(0) { $0 << 8 | Int($1) }
      #expect([1002, 1003, 1007, 1008, 1009].contains(code))
      #expect(payload.count > 2)
      return
    }
    // Bytes that are still in flight may replace the last report.
  }
}

/// Something that makes no sense, or nearly makes some.
private struct Nonsense {
  var bytes: [UInt8]
  /// Whether it is frames from its first byte to its last.
  var isWhole: Bool

  private static let messages = [
    #"{"t":"shown","n":1}"#, #"{"t":"window","w":390,"h":844,"scale":2,"dark":true}"#,
    #"{"t":"pointer","phase":"down","kind":"touch","id":3,"x":195,"y":422}"#,
    #"{"t":"scroll","x":1,"y":1,"dx":0,"dy":-40}"#, #"{"t":"hover","x":195,"y":422}"#,
    #"{"t":"key","phase":"down","key":"Enter","mods":0}"#, #"{"t":"focus","on":false}"#,
    #"{"t":"act","id":12,"action":"press"}"#,
  ]

  static func random(_ dice: inout SeededGenerator) -> Nonsense {
    let message = Array(messages.randomElement(using: &dice)!.utf8)
    switch Int.random(in: 0..<8, using: &dice) {
    case 0: return frames([WebSocketFrame(.text, message)])
    case 1: return frames([WebSocketFrame(.text, spoiled(message, &dice))])
    case 2: return frames(WebSocketFrame.parts(of: String(decoding: message, as: UTF8.self), &dice))
    case 3: return frames([WebSocketFrame(.continuation, message), WebSocketFrame(.text, message)])
    case 4: return frames([WebSocketFrame(.binary, noise(&dice, 40))])
    case 5: return frames([WebSocketFrame(.text, [UInt8](repeating: 32, count: 70_000))])
    case 6: return Nonsense(bytes: Array(WebSocketFrame(.text, message).bytes), isWhole: false)
    default: return Nonsense(bytes: noise(&dice, 300), isWhole: false)
    }
  }

  private static func frames(_ frames: [WebSocketFrame]) -> Nonsense {
    Nonsense(bytes: frames.flatMap { $0.masked() }, isWhole: true)
  }

  private static func noise(_ dice: inout SeededGenerator, _ most: Int) -> [UInt8] {
    (0..<Int.random(in: 1...most, using: &dice)).map { _ in .random(in: 0...255, using: &dice) }
  }

  /// With some bytes changed, taken out or put in.
  private static func spoiled(_ message: [UInt8], _ dice: inout SeededGenerator) -> [UInt8] {
    var bytes = message
    for _ in 0..<Int.random(in: 1...4, using: &dice) {
      let index = Int.random(in: 0..<bytes.count, using: &dice)
      switch Int.random(in: 0..<3, using: &dice) {
      case 0: bytes[index] = .random(in: 0...255, using: &dice)
      case 1 where bytes.count > 1: bytes.remove(at: index)
      default: bytes.insert(Array("0\"{}[]:,-e9".utf8).randomElement(using: &dice)!, at: index)
      }
    }
    return bytes
  }
}
