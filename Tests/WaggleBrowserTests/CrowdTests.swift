import Foundation
import SwiftUI
import Testing
import Waggle
import WaggleBrowser

/// More visitors than a program has room for.
@Suite(.serialized) struct CrowdTests {
  private static let hello = WebSocketFrame(
    .text, Array(#"{"t":"hello","w":390,"h":844,"scale":1}"#.utf8))

  /// What a page that says hello receives first: "shown", or why it is closed.
  private func outcome(_ host: LiveHost) async throws -> (String, Visitor) {
    let page = try await Visitor.page(host.port, host.token)
    _ = try await page.status()
    try await page.send(Self.hello.masked())
    while case .frame(let kind, let payload) = await page.answer() {
      let text = String(decoding: payload, as: UTF8.self)
      if kind == .close {
        let code = payload.prefix(2).reduce(0) { $0 << 8 | Int($1) }
        return ("\(code) \(String(decoding: payload.dropFirst(2), as: UTF8.self))", page)
      }
      if text.contains("\"patch\"") { return ("shown", page) }
    }
    return ("nothing", page)
  }

  @Test
  func `of more pages at once than the limit each is shown or refused`()
    async throws
  {
    let host = try await LiveHost(count: 4) { Text("Bee") }
    let outcomes = try await withThrowingTaskGroup(of: (String, Visitor).self) { group in
      for _ in 0..<16 { group.addTask { try await outcome(host) } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    let told = outcomes.map(\.0)
    #expect(told.count { $0 == "shown" } == 4)
    #expect(told.count { $0 == "1013 This program is full: 4 pages are open." } == 12)
    for (_, page) in outcomes { page.close() }
    await host.close()
  }

  @Test func `a close frame is answered with its code`() async throws {
    let host = try await LiveHost { Text("Bee") }
    for payload in [[3, 232], [], [3, 233, 98, 121, 101]] as [[UInt8]] {
      let (told, page) = try await outcome(host)
      #expect(told == "shown")
      try await page.send(WebSocketFrame(.close, payload).masked())
      #expect(await page.answer() == .frame(.close, Array(payload.prefix(2))))
      #expect(await page.answer() == .end)
      page.close()
    }
    #expect(host.complaints.isEmpty)
    await host.close()
  }

  @Test func `a page that answers the program's close frame gets no second one`() async throws {
    let reason = WebSocketFrame.close(.goingAway)
    // After a pause the answer overtakes the end of the sender, in some of the rounds.
    for _ in 0..<20 {
      let host = try await LiveHost { Text("Bee") }
      let (told, page) = try await outcome(host)
      #expect(told == "shown")
      try await Task.sleep(for: .milliseconds(50))
      await host.sessions.close()
      try await page.send(reason.masked())
      #expect(await page.answer() == .frame(.close, reason.payload))
      #expect(await page.answer() == .end)
      page.close()
      await host.close()
    }
  }

  @Test func `silent connections make room for a page, the oldest first, and pages are kept`()
    async throws
  {
    let host = try await LiveHost(count: 2) { Text("Bee") }
    let (first, kept) = try await outcome(host)
    #expect(first == "shown")
    var silent: [Visitor] = []
    for _ in 0..<300 { silent.append(try await Visitor(port: host.port, asking: [])) }
    let begin = ContinuousClock.now
    let (told, page) = try await outcome(host)
    #expect(told == "shown")
    #expect(await silent[0].answer() == .end)
    // A silent connection ends by itself after 300 seconds.
    #expect(ContinuousClock.now - begin < .seconds(290))
    try await kept.send(WebSocketFrame(.ping, [7]).masked())
    var answer = await kept.answer()
    while case .frame(.text, _) = answer { answer = await kept.answer() }
    #expect(answer == .frame(.pong, [7]))
    for visitor in silent + [kept, page] { visitor.close() }
    await host.close()
  }
}
