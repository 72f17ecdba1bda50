import Foundation
import SwiftUI
import Testing
import Waggle
import WaggleBrowser
import WaggleTestKit

private struct Tally: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("Count \(count)")
      Button("Add one") { count += 1 }
      Text("Far").onTapGesture { count += 10 }
    }
  }
}

/// The tests that a session makes of what is done in its page.
@MainActor @Suite struct RecorderTests {
  private let time = Knob()

  /// The time of a session.
  @MainActor private final class Knob { var now: TimeInterval = 0 }

  /// A session whose page wants a test.
  private func session<Content: View>(
    _ outbox: Outbox, @ViewBuilder _ content: @escaping () -> Content
  ) throws
    -> LiveSession
  {
    let all = LiveSessions(fonts: noFonts) { window in makeHost(window) { content() } }
    let hello = PageHello(window: phone, records: true)
    let session = try all.session(for: hello)
    let time = time
    session.clock = { time.now }
    _ = session.attach(outbox, hello)
    try session.receive(.shown(1))
    return session
  }

  private func press(_ session: LiveSession, at point: CGPoint) throws {
    time.now += 1
    for phase in [PagePointerEvent.Phase.down, .up] {
      try session.receive(.pointer(PagePointerEvent(phase: phase, location: point)))
    }
  }

  private func middle(of label: String) throws -> CGPoint {
    let host = TestHost(size: phone.size) { Tally() }
    host.settle()
    let frame = try host.find(label: label).frame
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  /// The lines of the test that the page has got last, in the function.
  private func lines(_ outbox: Outbox) async throws -> [String] {
    let sources = try await messages(outbox).compactMap { $0["source"] as? String }
    let source = try #require(sources.last)
    #expect(source.hasPrefix("import SwiftUI\nimport Testing\nimport WaggleTestKit\n"))
    return source.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { $0.contains("host.") }
  }

  @Test func `C738: taps are recorded by what they hit, with a text that came of them`()
    async throws
  {
    let outbox = Outbox()
    let session = try session(outbox) { Tally() }
    let (button, far) = (try middle(of: "Add one"), try middle(of: "Far"))
    try press(session, at: button)
    try press(session, at: far)
    let recorded = try await lines(outbox)
    #expect(
      recorded == [
        "host.advance(by: 1)", "try host.find(label: \"Add one\").tap()", "host.advance(by: 1)",
        "#expect(host.text.contains(\"Count 1\"))",
        "host.tap(at: CGPoint(x: \(Int(far.x.rounded())), y: \(Int(far.y.rounded()))))",
        "host.advance(by: 1)", "#expect(host.text.contains(\"Count 11\"))",
      ])
  }

  @Test func `C738: what was recorded passes`() throws {
    let host = TestHost(size: phone.size) { Tally() }
    host.advance(by: 1)
    let far = try host.find(label: "Far").frame
    try host.find(label: "Add one").tap()
    host.advance(by: 1)
    #expect(host.text.contains("Count 1"))
    host.tap(at: CGPoint(x: far.midX.rounded(), y: far.midY.rounded()))
    host.advance(by: 1)
    #expect(host.text.contains("Count 11"))
  }

  @Test
  func
    `C738: a drag, a key and a page that is dropped are recorded, and a page that asks for none gets none`()
    async throws
  {
    let outbox = Outbox()
    let session = try session(outbox) { Tally() }
    try session.receive(.pointer(PagePointerEvent(phase: .down, location: CGPoint(x: 20, y: 30))))
    try session.receive(.pointer(PagePointerEvent(phase: .up, location: CGPoint(x: 120, y: 30))))
    try session.receive(
      PageMessage(Array(#"{"t":"key","phase":"down","key":"Escape","mods":1}"#.utf8)))
    let recorded = try await lines(outbox)
    #expect(recorded.contains("host.drag(from: CGPoint(x: 20, y: 30), to: CGPoint(x: 120, y: 30))"))
    #expect(recorded.contains("host.key(.escape, modifiers: [.shift])"))
    let plain = Outbox()
    let all = LiveSessions(fonts: noFonts) { window in makeHost(window) { Tally() } }
    let other = try all.session(for: PageHello(window: phone))
    _ = other.attach(plain, PageHello(window: phone))
    let sent = try await messages(plain)
    #expect(sent.allSatisfy { $0["t"] as? String != "recorded" })
  }
}
