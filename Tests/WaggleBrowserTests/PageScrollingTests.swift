import Foundation
import SwiftUI
import TestSupport
import Testing
import Waggle
import WaggleBrowser

/// A page scrolls by itself: the program receives its position, and moves it only by commands.
@MainActor @Suite struct PageScrollingTests {
  /// What the program knows of its scroll view.
  @MainActor private final class Known {
    var offset = CGFloat.nan
    var phases: [ScrollPhase] = []
    var scroll: (Int) -> Void = { _ in }
  }

  private struct Rows: View {
    let known: Known
    var count = 100

    var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<count, id: \.self) { Color.red.frame(height: 10).id($0) }
          }
        }
        .frame(width: 100, height: 200)
        .onScrollGeometryChange(for: CGFloat.self) {
          $0.contentOffset.y
        } action: { _, new in
          known.offset = new
        }
        .onScrollPhaseChange { if $0 != $1 { known.phases.append($1) } }
        .onAppear { known.scroll = { proxy.scrollTo($0, anchor: .top) } }
      }
    }
  }

  private func session(_ known: Known) throws -> LiveSession {
    let all = LiveSessions(fonts: noFonts) { makeHost($0) { Rows(known: known) } }
    return try all.session(for: PageHello(window: phone))
  }

  /// Attaches a page that acknowledges the first patch.
  private func open(_ session: LiveSession) throws -> Outbox {
    let outbox = Outbox()
    _ = session.attach(outbox, PageHello(window: phone))
    try session.receive(.shown(1))
    return outbox
  }

  private func report(
    _ y: CGFloat, number: Int = 0, correction: CGFloat = 0, isMoving: Bool = true
  ) -> PageMessage {
    .scrolled(
      1,
      ScrollReport(
        offset: CGPoint(x: 0, y: y), number: number,
        correction: CGVector(dx: 0, dy: correction), isMoving: isMoving))
  }

  /// Sends a report, and applies it at once.
  private func tell(_ session: LiveSession, _ report: PageMessage) throws {
    try session.receive(report)
    session.applyReports()
  }

  private func scrollState(_ session: LiveSession) -> ScrollState? {
    session.host.layout.scrollViews[1]
  }

  @Test func `L250: a step of the page's scrolling is delivered, and nothing is sent back`()
    async throws
  {
    let known = Known()
    let session = try session(known)
    let outbox = try open(session)
    let measured = session.host.runtime.counts
    for y in stride(from: CGFloat(10), through: 400, by: 10) { try tell(session, report(y)) }
    #expect(known.offset == 400)
    #expect(session.host.runtime.counts.bodies == measured.bodies)
    // The greeting and the first patch.
    #expect(try await messages(outbox).count == 2)
  }

  @Test func `L250: of the reports between frames the newest is applied, before other messages`()
    throws
  {
    let known = Known()
    let session = try session(known)
    _ = try open(session)
    let before = session.host.runtime.frameNumber
    for y in stride(from: CGFloat(1), through: 400, by: 1) { try session.receive(report(y)) }
    #expect(session.host.runtime.frameNumber - before < 200)
    try session.receive(.focus(true))
    #expect(known.offset == 400)
  }

  @Test func `L250: a gesture that ends between two frames is observed from its begin to its end`()
    throws
  {
    let known = Known()
    let session = try session(known)
    _ = try open(session)
    try session.receive(report(20))
    try session.receive(report(30, isMoving: false))
    session.applyReports()
    #expect(known.phases == [.interacting, .idle])
    #expect(known.offset == 30)
  }

  @Test func `L254: the page receives where a gesture goes one step, and where more are to come`()
    async throws
  {
    let all = LiveSessions(fonts: noFonts) {
      makeHost($0) {
        ScrollView { Color.red.frame(height: 900) }
          .frame(height: 200).scrollTargetBehavior(.paging)
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<1000, id: \.self) { _ in Color.red.frame(height: 90) }
          }
          .scrollTargetLayout()
        }
        .frame(height: 100).scrollTargetBehavior(.viewAligned)
        ScrollView {
          VStack(spacing: 10) { ForEach(0..<4, id: \.self) { _ in Color.red.frame(height: 90) } }
            .scrollTargetLayout()
        }
        .frame(height: 100).scrollTargetBehavior(.viewAligned(limitBehavior: .always))
      }
    }
    let session = try all.session(for: PageHello(window: phone))
    let told = try await texts(open(session))[1]
    #expect(told.components(separatedBy: #""one":2"#).count == 3)
    #expect(told.components(separatedBy: #""more":1"#).count == 2)
  }

  @Test func `L250: the phase is interacting until the page comes to rest`() throws {
    let known = Known()
    let session = try session(known)
    _ = try open(session)
    try tell(session, report(20))
    try tell(session, report(30))
    try tell(session, report(30, isMoving: false))
    #expect(known.phases == [.interacting, .idle])
  }

  @Test func `L250: a page that disconnects no longer scrolls`() throws {
    let known = Known()
    let session = try session(known)
    let number = session.attach(Outbox(), PageHello(window: phone))
    try tell(session, report(20))
    session.detach(number)
    #expect(known.phases == [.interacting, .idle])
    #expect(known.offset == 20)
  }

  @Test(
    arguments: [
      (-50, 0), (1e12, 800), (CGFloat.nan, 40), (.infinity, 40), (-.infinity, 40),
    ] as [(CGFloat, CGFloat)])
  func `L250: a report is limited to the content, and ignored where it is not a number`(
    told: CGFloat, heard: CGFloat
  ) throws {
    let known = Known()
    let session = try session(known)
    _ = try open(session)
    try tell(session, report(40))
    try tell(session, report(told))
    #expect(known.offset == heard)
  }

  @Test func `L250: a report of an unknown scroll view does nothing`() throws {
    let known = Known()
    let session = try session(known)
    _ = try open(session)
    for id in [0, -1, 2, Int.max] {
      guard case .scrolled(_, let report) = report(70) else { continue }
      try session.receive(.scrolled(id, report))
    }
    #expect(known.offset == 0)
  }

  @Test func `L251: a command is sent once, and older reports are ignored`() async throws {
    let known = Known()
    let session = try session(known)
    let outbox = try open(session)
    try tell(session, report(20))
    known.scroll(50)
    // Runs a frame.
    try session.receive(.focus(true))
    #expect(known.offset == 500)
    // From before the command.
    try tell(session, report(30))
    #expect(known.offset == 500)
    try session.receive(.shown(2))
    try tell(session, report(510, number: 1))
    #expect(known.offset == 510)
    let told = try await texts(outbox)
    #expect(told.count == 3)
    #expect(told[2].contains(#""at":[1,0,500,0,0]"#))
    #expect(!told[2].contains(#""c","#))
  }

  @Test func `L251: an animation by the program begins where the user has scrolled to`()
    async throws
  {
    let known = Known()
    let session = try session(known)
    let outbox = try open(session)
    try tell(session, report(20))
    withAnimation(.linear(duration: 100_000)) { known.scroll(50) }
    // Runs a frame; those that follow move the content less than a point per minute.
    try session.receive(.focus(true))
    var told: [String] = []
    for await frame in outbox.frames where frame.kind == .text {
      told.append(String(decoding: frame.payload, as: UTF8.self))
      if told.count == 3 { break }
    }
    #expect(told[2].contains(##""at":[1,0,2"##), "\(told[2])")
  }

  @Test func `L251: the last report ends the phase even where it is older than a command`()
    async throws
  {
    let known = Known()
    let session = try session(known)
    _ = try open(session)
    try tell(session, report(20))
    known.scroll(50)
    // Runs a frame.
    try session.receive(.focus(true))
    try tell(session, report(30, isMoving: false))
    #expect(known.phases == [.interacting, .idle])
    #expect(known.offset == 500)
  }

  @Test func `L251: corrections are added to a report from before them`() throws {
    let known = Known()
    let session = try session(known)
    _ = try open(session)
    try tell(session, report(100))
    let scroll = try #require(scrollState(session))
    session.host.frame(at: 1) { scroll.correct(by: 30, along: .vertical) }
    #expect(known.offset == 130)
    #expect(scroll.command.number == 0)
    try tell(session, report(110))
    #expect(known.offset == 140)
    try tell(session, report(145, correction: 30))
    #expect(known.offset == 145)
  }

  @Test func `L250: a page that starts from scratch gets the offset back`() async throws {
    let known = Known()
    let session = try session(known)
    _ = try open(session)
    try tell(session, report(330))
    let outbox = Outbox()
    _ = session.attach(outbox, PageHello(window: phone, session: session.id.text))
    let told = try await texts(outbox)
    #expect(told[1].contains(#""now":[0,330]"#))
  }

  @Test func `L254: the page gets the pages or the starts of views of the behaviour`() async throws
  {
    let all = LiveSessions(fonts: noFonts) {
      makeHost($0) {
        ScrollView { Color.red.frame(height: 900) }
          .frame(height: 300).scrollTargetBehavior(.paging)
        ScrollView {
          VStack(spacing: 10) { ForEach(0..<4, id: \.self) { _ in Color.red.frame(height: 90) } }
            .scrollTargetLayout()
        }
        .frame(height: 100).scrollTargetBehavior(.viewAligned)
      }
    }
    let session = try all.session(for: PageHello(window: phone))
    let told = try await texts(open(session))
    #expect(told[1].contains(#""sn":[390,300]"#))
    #expect(told[1].contains(#""sn":[[],[0,100,200,290]]"#))
  }

  @Test func `L241: a scroll transition follows each report of the page`() async throws {
    let all = LiveSessions(fonts: noFonts) {
      makeHost($0) {
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<10, id: \.self) { _ in
              Color.red.frame(height: 100)
                .scrollTransition(.interactive(timingCurve: .linear)) { content, phase in
                  content.opacity(phase.isIdentity ? 1 : 0)
                }
            }
          }
        }
        .frame(height: 200)
      }
    }
    let session = try all.session(for: PageHello(window: phone))
    let outbox = try open(session)
    for (step, part) in [(25, "0.25"), (50, "0.5"), (70, "0.7")] as [(CGFloat, String)] {
      try tell(session, report(step))
      #expect(session.host.displayList.description.contains("opacity \(part)"), "\(step)")
    }
    _ = outbox
  }

  @Test func `L253: long content is sent with its whole extent`() async throws {
    let all = LiveSessions(fonts: noFonts) {
      makeHost($0) {
        ScrollView {
          VStack(spacing: 0) {
            Color.red.frame(height: 43_999_956)
            Color.blue.frame(height: 44)
          }
        }
      }
    }
    let session = try all.session(for: PageHello(window: phone))
    let outbox = try open(session)
    try tell(session, report(50_000_000))
    let scroll = try #require(scrollState(session))
    #expect(abs(scroll.offset.y - (44_000_000 - 844)) < 0.001)
    let told = try await texts(outbox)
    #expect(told[1].contains(#""e":[0,0,390,44000000]"#))
    #expect(told[1].contains(#""y":43999956"#))
  }

  @Test func `a message of scrolling is refused where it is not a number or too large`() {
    for bad in [
      #"{"t":"scrolled"}"#, #"{"t":"scrolled","id":1,"x":0}"#,
      #"{"t":"scrolled","id":1,"x":1e13,"y":0}"#, #"{"t":"scrolled","id":"1","x":0,"y":0}"#,
      #"{"t":"scrolled","id":1,"x":0,"y":0,"cy":1e300}"#,
    ] {
      #expect(throws: PageMessage.FormatError.self) { try PageMessage(Array(bad.utf8)) }
    }
  }

  @Test func `L252: what a screen reader finds in the content has content coordinates`()
    async throws
  {
    let all = LiveSessions(fonts: noFonts) {
      makeHost($0) {
        VStack(spacing: 0) {
          Text("Above").frame(height: 44)
          ScrollView {
            VStack(spacing: 0) {
              ForEach(0..<100, id: \.self) { row in
                Button("Row \(row)") {}.buttonStyle(.plain).frame(height: 10)
              }
            }
          }
          Text("Below").frame(height: 44)
        }
      }
    }
    let session = try all.session(for: PageHello(window: phone))
    let outbox = try open(session)
    try tell(session, report(100))
    try tell(session, report(100, isMoving: false))
    let told = try await texts(outbox)
    // The first patch has them all, in a region between the two texts; scrolling changes none.
    #expect(told.count == 2)
    let parts = [#""text":"Above""#, #""scroll":1"#, #""label":"Row 0""#, #""text":"Below""#]
    let places = parts.map { told[1].firstRange(of: $0)?.lowerBound }
    #expect(places.allSatisfy { $0 != nil })
    #expect(told[1].contains(#""label":"Row 7","#))
  }
}
