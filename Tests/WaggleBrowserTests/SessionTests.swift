import Foundation
import SwiftUI
import Testing
import Waggle
import WaggleBrowser

/// A session sends its page each change once, and nothing while nothing changes.
@MainActor @Suite struct SessionTests {
  private struct Counter: View {
    @State private var count = 0
    var body: some View {
      Button("Count \(count)") { count += 1 }.buttonStyle(.plain)
    }
  }

  private func sessions(_ settings: LiveSessions.Settings = LiveSessions.Settings()) -> LiveSessions
  {
    LiveSessions(settings: settings, fonts: noFonts) { makeHost($0) { Counter() } }
  }

  private let middle = CGPoint(x: 195, y: 422)

  private func tap(_ session: LiveSession) throws {
    for phase in [PagePointerEvent.Phase.down, .up] {
      try session.receive(.pointer(PagePointerEvent(phase: phase, kind: .touch, location: middle)))
    }
  }

  @Test func `a new page gets a greeting and the whole picture, in one patch`() async throws {
    let session = try sessions().session(for: PageHello(window: phone))
    let outbox = Outbox()
    _ = session.attach(outbox, PageHello(window: phone))
    let told = try await messages(outbox)
    #expect(told.map { $0["t"] as? String } == ["hello", "patch"])
    #expect(told[0]["session"] as? String == session.id.text)
    #expect(told[0]["fresh"] as? Bool == true)
  }

  @Test func `while a patch is unacknowledged no other is sent, then the latest state is`()
    async throws
  {
    let session = try sessions().session(for: PageHello(window: phone))
    let outbox = Outbox()
    _ = session.attach(outbox, PageHello(window: phone))
    for _ in 0..<3 { try tap(session) }
    try session.receive(.shown(1))
    let told = try await messages(outbox)
    #expect(told.count == 3)
    let steps = try #require(told.last?["steps"])
    let text = String(decoding: try JSONSerialization.data(withJSONObject: steps), as: UTF8.self)
    #expect(text.contains("Count 3"))
    #expect(!text.contains("Count 2"))
  }

  @Test(arguments: [80, 700])
  func `C140: how long a press is depends on the page's clock, also where the program is slow`(
    milliseconds: Int
  ) async throws {
    struct Pressed: View {
      let tell: (String) -> Void

      var body: some View {
        Text("Press").frame(width: 300, height: 300).contentShape(Rectangle())
          .onTapGesture { tell("tap") }
          .contextMenu {
            Button("Reply") {}
          } preview: {
            Text("preview").onAppear { tell("menu") }
          }
      }
    }
    var log: [String] = []
    let session = try LiveSessions(fonts: noFonts) { makeHost($0) { Pressed { log.append($0) } } }
      .session(for: PageHello(window: phone))
    _ = session.attach(Outbox(), PageHello(window: phone))
    func send(_ phase: PagePointerEvent.Phase, at time: Int) throws {
      try session.receive(
        .pointer(PagePointerEvent(phase: phase, kind: .touch, location: middle, milliseconds: time))
      )
    }
    try send(.down, at: 5_000)
    // No frame runs meanwhile.
    usleep(720_000)
    try send(.up, at: 5_000 + milliseconds)
    #expect(log == [milliseconds < 500 ? "tap" : "menu"])
  }

  @Test func `input with a number is done once, and confirmed, also to a page that connects again`()
    async throws
  {
    let session = try sessions().session(for: PageHello(window: phone))
    _ = session.attach(Outbox(), PageHello(window: phone))
    let outbox = Outbox()
    let hello = PageHello(window: phone, session: session.id.text, shown: 1)
    for (number, phase) in [(1, PagePointerEvent.Phase.down), (2, .up), (1, .down), (2, .up)] {
      if number == 2, phase == .up { try session.receive(.shown(1)) }
      let event = PagePointerEvent(phase: phase, kind: .touch, location: middle)
      try session.receive(.pointer(event), input: number)
    }
    #expect(session.host.displayList.visibleStrings == ["Count 1"])
    _ = session.attach(outbox, hello)
    try session.receive(.hover(nil), input: 3)
    let told = try await messages(outbox)
    #expect(told.first?["got"] as? Int == 2)
    #expect(told.compactMap { $0["t"] as? String == "got" ? $0["i"] as? Int : nil } == [3])
  }

  @Test func `a tap that changes nothing sends nothing`() async throws {
    let session = try sessions().session(for: PageHello(window: phone))
    let outbox = Outbox()
    _ = session.attach(outbox, PageHello(window: phone))
    try session.receive(.shown(1))
    try session.receive(.hover(CGPoint(x: 1, y: 1)))
    try session.receive(.focus(true))
    #expect(try await messages(outbox).count == 2)
  }

  @Test func `an idle session sends nothing and runs no frame`() async throws {
    let session = try sessions().session(for: PageHello(window: phone))
    let outbox = Outbox()
    _ = session.attach(outbox, PageHello(window: phone))
    try session.receive(.shown(1))
    let frames = session.host.framesDrawn
    try await Task.sleep(for: .milliseconds(200))
    #expect(session.host.framesDrawn == frames)
    #expect(try await messages(outbox).count == 2)
  }

  @Test func `a page that reconnects continues with its session`() async throws {
    let all = sessions()
    let session = try all.session(for: PageHello(window: phone))
    let number = session.attach(Outbox(), PageHello(window: phone))
    try session.receive(.shown(1))
    all.detach(session, number)
    let again = PageHello(window: phone, session: session.id.text, shown: 1)
    #expect(try all.session(for: again) === session)
    let outbox = Outbox()
    _ = session.attach(outbox, again)
    let told = try await messages(outbox)
    #expect(told.map { $0["t"] as? String } == ["hello"])
    #expect(told[0]["fresh"] == nil)
  }

  @Test func `a page that missed the last patch receives it again`() async throws {
    let session = try sessions().session(for: PageHello(window: phone))
    _ = session.attach(Outbox(), PageHello(window: phone))
    try session.receive(.shown(1))
    try tap(session)
    let outbox = Outbox()
    _ = session.attach(outbox, PageHello(window: phone, session: session.id.text, shown: 1))
    // Where the machine is slow, the end of the press follows.
    let told = try await messages(outbox).prefix(2)
    #expect(told.map { $0["t"] as? String } == ["hello", "patch"])
    #expect(told[1]["n"] as? Int == 2)
  }

  @Test func `a page that missed several patches receives the whole picture again`() async throws {
    let session = try sessions().session(for: PageHello(window: phone))
    _ = session.attach(Outbox(), PageHello(window: phone))
    try session.receive(.shown(1))
    let outbox = Outbox()
    _ = session.attach(outbox, PageHello(window: phone, session: session.id.text, shown: 0))
    let told = try await messages(outbox)
    #expect(told[0]["fresh"] as? Bool == true)
    #expect((told[1]["steps"] as? [Any])?.isEmpty == false)
  }

  @Test func `a guessed session id starts a new session`() throws {
    let all = sessions()
    let first = try all.session(for: PageHello(window: phone))
    let second = try all.session(
      for: PageHello(window: phone, session: AccessToken().text, shown: 1))
    #expect(first !== second)
    #expect(all.count == 2)
  }

  @Test func `sessions do not share state`() async throws {
    let all = sessions()
    let (a, b) = (
      try all.session(for: PageHello(window: phone)), try all.session(for: PageHello(window: phone))
    )
    let (first, second) = (Outbox(), Outbox())
    _ = a.attach(first, PageHello(window: phone))
    _ = b.attach(second, PageHello(window: phone))
    try a.receive(.shown(1))
    try b.receive(.shown(1))
    try tap(a)
    #expect(try await messages(first).count == 3)
    #expect(try await messages(second).count == 2)
  }

  @Test func `a session without a page is freed after a timeout, one with a page is not`()
    async throws
  {
    var rules = LiveSessions.Settings()
    rules.idleLimit = .milliseconds(50)
    let all = sessions(rules)
    let kept = try all.session(for: PageHello(window: phone))
    let left = try all.session(for: PageHello(window: phone))
    _ = kept.attach(Outbox(), PageHello(window: phone))
    all.detach(left, left.attach(Outbox(), PageHello(window: phone)))
    for _ in 0..<100 where all.count > 1 { try await Task.sleep(for: .milliseconds(20)) }
    #expect(all.count == 1)
    #expect(kept.isConnected)
  }

  @Test
  func
    `at the limit a session without a page is replaced; if all have pages, a new one is refused`()
    throws
  {
    var rules = LiveSessions.Settings()
    rules.count = 2
    let all = sessions(rules)
    let first = try all.session(for: PageHello(window: phone))
    let second = try all.session(for: PageHello(window: phone))
    _ = first.attach(Outbox(), PageHello(window: phone))
    _ = second
    let third = try all.session(for: PageHello(window: phone))
    _ = third.attach(Outbox(), PageHello(window: phone))
    #expect(all.count == 2)
    #expect(throws: WebSocketClose.self) { try all.session(for: PageHello(window: phone)) }
  }

  @Test func `of the sessions without a page, the one that was left first is replaced`() throws {
    var rules = LiveSessions.Settings()
    rules.count = 3
    let all = sessions(rules)
    let made = try (0..<3).map { _ in try all.session(for: PageHello(window: phone)) }
    let numbers = made.map { $0.attach(Outbox(), PageHello(window: phone)) }
    for index in [1, 0, 2] { all.detach(made[index], numbers[index]) }
    _ = try all.session(for: PageHello(window: phone))
    let known = try made.map { session in
      let hello = PageHello(window: phone, session: session.id.text)
      return try all.session(for: hello) === session
    }
    #expect(known == [true, false, true])
  }

  @Test func `a pointer without a press does nothing, and pointers beyond the limit are ignored`()
    async throws
  {
    let session = try sessions().session(for: PageHello(window: phone))
    let outbox = Outbox()
    _ = session.attach(outbox, PageHello(window: phone))
    try session.receive(.shown(1))
    for phase in [PagePointerEvent.Phase.move, .up, .cancel] {
      try session.receive(.pointer(PagePointerEvent(phase: phase, location: middle)))
    }
    for id in 100..<200 {
      try session.receive(.pointer(PagePointerEvent(phase: .down, id: id, location: .zero)))
    }
    try session.receive(.pointer(PagePointerEvent(phase: .up, id: 150, location: .zero)))
    for id in 100..<120 {
      try session.receive(.pointer(PagePointerEvent(phase: .up, id: id, location: .zero)))
    }
    #expect(try await messages(outbox).count == 2)
    try tap(session)
  }

  @Test func `a page that acknowledges a patch that was not sent, or says hello twice, is refused`()
    throws
  {
    let session = try sessions().session(for: PageHello(window: phone))
    _ = session.attach(Outbox(), PageHello(window: phone))
    #expect(throws: WebSocketClose.self) { try session.receive(.shown(7)) }
    #expect(throws: WebSocketClose.self) { try session.receive(.hello(PageHello(window: phone))) }
  }

  private struct Waiting: View {
    @State private var text = "waits"
    var body: some View {
      Text(text).task {
        try? await Task.sleep(for: .milliseconds(50))
        text = "came"
      }
    }
  }

  @Test func `a state that a task sets is sent without an event`() async throws {
    let all = LiveSessions(fonts: noFonts) { makeHost($0) { Waiting() } }
    let session = try all.session(for: PageHello(window: phone))
    let outbox = Outbox()
    _ = session.attach(outbox, PageHello(window: phone))
    try session.receive(.shown(1))
    let limit = Task {
      try await Task.sleep(for: .seconds(86_400))
      outbox.end(.goingAway)
    }
    var told = 0
    for await frame in outbox.frames where frame.kind == .text {
      told += 1
      if told == 3 { break }
    }
    limit.cancel()
    #expect(told == 3)
  }
}
