import Foundation
import SwiftUI
import Testing
import Waggle
import WaggleBrowser

/// What a page does while it is left alone.
@MainActor @Suite(.serialized) struct RestingPageTests {
  private struct Clock: View {
    @State private var count = 0
    var body: some View {
      Button("Count \(count)") { count += 1 }
      TimelineView(.animation) { context in
        Canvas { canvas, size in
          let angle = context.date.timeIntervalSinceReferenceDate
          let x = size.width * (0.5 + 0.5 * cos(angle))
          canvas.fill(Path(CGRect(x: x, y: 0, width: 4, height: 9)), with: .color(.red))
        }
      }
      .frame(width: 100, height: 10)
    }
  }

  private struct Still: View {
    var body: some View {
      TimelineView(.everyMinute) { _ in Text("Still") }
      ProgressView(value: 0.4)
      Gauge(value: 0.4) { Text("Honey") }.gaugeStyle(.accessoryCircular)
      Text("7").contentTransition(.numericText())
      Circle().fill(.red.gradient).frame(width: 20, height: 20)
    }
  }

  private struct Pulse: View {
    var body: some View {
      Button("Still") {}
      Circle().frame(width: 20, height: 20)
        .keyframeAnimator(initialValue: 1.0) {
          $0.opacity($1)
        } keyframes: { _ in
          LinearKeyframe(0.2, duration: 1)
        }
    }
  }

  private struct Seconds: View {
    var body: some View {
      TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 1)) { context in
        Text("\(Int(context.date.timeIntervalSinceReferenceDate))")
      }
    }
  }

  /// A session whose page acknowledges each patch at once, and its time.
  @MainActor private final class Page {
    let session: LiveSession
    private let all: LiveSessions
    private let outbox = Outbox()
    private var now = 0.0

    init<Content: View>(@ViewBuilder _ content: @escaping () -> Content) throws {
      all = LiveSessions(fonts: noFonts) { window in
        let host = makeHost(window, content: content)
        host.runtime.startDate = Date(timeIntervalSinceReferenceDate: 0)
        return host
      }
      session = try all.session(for: PageHello(window: phone))
      session.clock = { [unowned self] in now }
      _ = session.attach(outbox, PageHello(window: phone))
      try rest(0.5)
    }

    /// Lets time pass: the page acknowledges what it got, and frames run when they are due.
    func rest(_ seconds: Double) throws {
      for _ in 0..<Int(seconds * 240) {
        now += 1.0 / 240
        try session.receive(.shown(session.lastPatch))
        session.runDueFrame()
      }
    }

    func tap() throws {
      for phase in [PagePointerEvent.Phase.down, .up] {
        try session.receive(
          .pointer(PagePointerEvent(phase: phase, kind: .touch, location: CGPoint(x: 195, y: 415))))
      }
    }

    func end() { all.close() }
  }

  @Test
  func `C470: a timeline that draws each frame has its elements collected ten times per second`()
    throws
  {
    let page = try Page { Clock() }
    let (collected, patches) = (page.session.collections, page.session.lastPatch)
    try page.rest(2)
    #expect((18...20).contains(page.session.collections - collected))
    #expect((110...121).contains(page.session.lastPatch - patches))
    page.end()
  }

  @Test func `C470: what a tap changes beside such a timeline is collected in its frame`() throws {
    let page = try Page { Clock() }
    for _ in 0..<5 {
      try page.rest(0.05)
      let collected = page.session.collections
      try page.tap()
      // The page acknowledges the patch of the press, and gets that of the action.
      try page.rest(0.02)
      #expect(page.session.collections > collected)
    }
    page.end()
  }

  @Test func `C470: a text that changes each second is collected in the frame of its change`()
    throws
  {
    let page = try Page { Seconds() }
    let (collected, patches) = (page.session.collections, page.session.lastPatch)
    try page.rest(3)
    #expect(page.session.lastPatch - patches == 3)
    #expect(page.session.collections - collected == 3)
    page.end()
  }

  @Test func `keyframes run at most sixty frames per second`() throws {
    let page = try Page { Pulse() }
    let bodies = page.session.host.runtime.counts.bodies
    let patches = page.session.lastPatch
    try page.rest(2)
    #expect((100...121).contains(page.session.lastPatch - patches))
    #expect(page.session.host.runtime.counts.bodies > bodies)
    page.end()
  }

  @Test func `a page in which nothing moves runs no frame and sends nothing`() throws {
    let page = try Page { Still() }
    let (patches, collections) = (page.session.lastPatch, page.session.collections)
    let bodies = page.session.host.runtime.counts.bodies
    try page.rest(30)
    #expect(page.session.lastPatch == patches)
    #expect(page.session.collections == collections)
    #expect(page.session.host.runtime.counts.bodies == bodies)
    page.end()
  }
}
