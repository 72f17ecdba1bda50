import Foundation
import SwiftUI
import TestSupport
import Testing
import Waggle
import WaggleBrowser

/// A page drags, drops and pastes: Docs/browser.md has the messages.
@MainActor @Suite struct DropSessionTests {
  private let log = Log()

  private func session() throws -> (LiveSession, Outbox) {
    let log = log
    let all = LiveSessions(settings: LiveSessions.Settings(), fonts: noFonts) {
      makeHost($0) {
        VStack(spacing: 0) {
          Color.red.frame(height: 100).draggable("clover")
          Color.green.frame(height: 100)
            .dropDestination(for: String.self) { words, at in
              log.add("\(words.joined()) \(Int(at.y))")
              return true
            } isTargeted: {
              log.add("\($0)")
            }
          PasteButton(payloadType: String.self) { log.add("pasted \($0.joined())") }
            .frame(height: 100)
          Button("Copy") { UIPasteboard.general.string = "sage" }.frame(height: 100)
        }
        .frame(maxHeight: .infinity, alignment: .top)
      }
    }
    let session = try all.session(for: PageHello(window: phone))
    let outbox = Outbox()
    _ = session.attach(outbox, PageHello(window: phone))
    try session.receive(.shown(1))
    return (session, outbox)
  }

  private func point(_ session: LiveSession, _ phase: PagePointerEvent.Phase, _ y: CGFloat) throws {
    try session.receive(
      .pointer(PagePointerEvent(phase: phase, kind: .mouse, location: CGPoint(x: 190, y: y))))
  }

  @Test func `the pointer's messages drag, and the page knows when not to scroll`() async throws {
    let (session, outbox) = try session()
    try point(session, .down, 50)
    try point(session, .move, 150)
    try session.receive(.shown(2))
    try point(session, .up, 150)
    #expect(log.take() == ["true", "clover 50", "false"])
    try session.receive(.shown(3))
    let states = try await messages(outbox).compactMap { $0["drag"] as? Int }
    #expect(states == [1, 2, 1])
  }

  @Test func `a page that disconnects takes back what it drags`() throws {
    let (session, _) = try session()
    try point(session, .down, 50)
    try point(session, .move, 150)
    session.detach(1)
    session.detach(session.attach(Outbox(), PageHello(window: phone)))
    #expect(log.take() == ["true", "false"])
  }

  @Test func `text from outside of the page is dropped where its type is taken`() throws {
    let (session, _) = try session()
    func drop(_ text: String) throws {
      try session.receive(try PageMessage(Array(text.utf8)))
    }
    try drop(#"{"t":"drop","phase":"move","x":100,"y":150,"text":""}"#)
    try drop(#"{"t":"drop","phase":"leave"}"#)
    #expect(log.take() == ["true", "false"])
    try drop(#"{"t":"drop","phase":"move","x":100,"y":150,"url":""}"#)
    #expect(log.take().isEmpty)
    try drop(#"{"t":"drop","phase":"drop","x":100,"y":160,"text":"heather"}"#)
    #expect(log.take() == ["true", "heather 60", "false"])
    #expect(throws: PageMessage.FormatError.self) { try drop(#"{"t":"drop","phase":"x"}"#) }
  }

  @Test func `a paste button asks the page, and what is copied goes to it`() async throws {
    let (session, outbox) = try session()
    try session.receive(.pasted("unasked"))
    for y: CGFloat in [250, 350] {
      try point(session, .down, y)
      try point(session, .up, y)
    }
    try session.receive(.pasted("thyme"))
    try session.receive(.pasted("twice"))
    #expect(log.take() == ["pasted thyme"])
    let told = try await messages(outbox)
    #expect(told.filter { $0["t"] as? String == "paste" }.count == 1)
    #expect(told.first { $0["t"] as? String == "copy" }?["text"] as? String == "sage")
  }
}
