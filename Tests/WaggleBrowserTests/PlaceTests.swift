import Foundation
import SwiftUI
import Testing
import Waggle
import WaggleBrowser

/// A page learns where one is in the program, and the program where the user goes in the page.
@MainActor @Suite struct PlaceTests {
  private struct Hives: View {
    @State private var opened = "Hives"
    var body: some View {
      NavigationStack {
        NavigationLink("Hive 3", value: 3)
          .navigationTitle(opened)
          .navigationDestination(for: Int.self) { Text("Hive \($0)").navigationTitle("No. \($0)") }
      }
      .onOpenURL { opened = $0.absoluteString }
    }
  }

  private func session(_ hello: PageHello, _ outbox: Outbox) throws -> LiveSession {
    let all = LiveSessions(fonts: noFonts) { makeHost($0) { Hives() } }
    let session = try all.session(for: hello)
    _ = session.attach(outbox, hello)
    return session
  }

  /// The places that were sent, as text.
  private func places(_ outbox: Outbox) async throws -> [String] {
    try await texts(outbox).filter { $0.contains("\"t\":\"place\"") }
  }

  @Test func `a page that has an address receives the place once`() async throws {
    let outbox = Outbox()
    let session = try session(PageHello(window: phone, path: []), outbox)
    try session.receive(.shown(1))
    try session.receive(.focus(true))
    let told = try await places(outbox)
    #expect(told == [#"{"t":"place","n":0,"depth":0,"path":[],"title":"Hives"}"#])
  }

  @Test func `a page that sends no address receives none`() async throws {
    let outbox = Outbox()
    let session = try session(PageHello(window: phone), outbox)
    try session.receive(.shown(1))
    #expect(try await places(outbox) == [])
  }

  @Test func `the pages of an address are in the first patch`() async throws {
    let outbox = Outbox()
    let session = try session(PageHello(window: phone, path: ["3", "x"]), outbox)
    try session.receive(.shown(1))
    let told = try await texts(outbox)
    #expect(told.count == 3)
    #expect(told[1].contains("Hive 3"))
    #expect(told[2] == #"{"t":"place","n":0,"depth":1,"path":["3"],"title":"No. 3"}"#)
  }

  @Test func `where the user goes is answered, though nothing came of it`() async throws {
    let outbox = Outbox()
    let session = try session(PageHello(window: phone, path: ["3"]), outbox)
    try session.receive(.shown(1))
    try session.receive(.go(HistoryPosition(path: ["3"], depth: 2), number: 1))
    try session.receive(.go(HistoryPosition(path: []), number: 2))
    try session.receive(.shown(2))
    let told = try await places(outbox)
    #expect(told.contains(#"{"t":"place","n":1,"depth":1,"path":["3"],"title":"No. 3"}"#))
    #expect(told.last == #"{"t":"place","n":2,"depth":0,"path":[],"title":"Hives"}"#)
  }

  @Test func `an address is opened from the first message or another`() async throws {
    let outbox = Outbox()
    let url = try #require(URL(string: "hive://a"))
    let session = try session(PageHello(window: phone, path: [], url: url), outbox)
    try session.receive(.shown(1))
    try session.receive(.open(try #require(URL(string: "hive://b"))))
    try session.receive(.shown(2))
    let told = try await places(outbox)
    #expect(told.first?.contains("\"title\":\"hive://a\"") == true)
    #expect(told.last?.contains("\"title\":\"hive://b\"") == true)
  }

  @Test func `words beyond the limits are left out, and an invalid address is ignored or refused`()
    throws
  {
    let start = #"{"t":"hello","w":1,"h":1,"scale":1"#
    let long = String(repeating: "x", count: 3000)
    let words = try PageMessage(
      Array((start + #","path":["a","\#(long)","b"],"url":"no url"}"#).utf8))
    guard case .hello(let hello) = words else { return #expect(Bool(false)) }
    #expect(hello.path == ["a"])
    #expect(hello.url == nil)
    #expect(throws: PageMessage.FormatError.self) {
      try PageMessage(Array(#"{"t":"open","url":"no url"}"#.utf8))
    }
    #expect(throws: PageMessage.FormatError.self) {
      try PageMessage(Array(#"{"t":"go","path":["a"]}"#.utf8))
    }
  }
}
