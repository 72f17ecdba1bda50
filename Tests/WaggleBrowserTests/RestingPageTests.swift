import Foundation
import SwiftUI
import Testing
import Waggle
import WaggleBrowser

/// What a page does while nobody touches it.
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

  /// A session whose page acknowledges each patch.
  private func session<Content: View>(@ViewBuilder _ content: @escaping () -> Content) throws
    -> LiveSession
  {
    let all = LiveSessions(fonts: noFonts) { window in makeHost(window, content: content) }
    let session = try all.session(for: PageHello(window: phone))
    _ = session.attach(Outbox(), PageHello(window: phone))
    return session
  }

  /// Rests for at least this many frames that were sent, for two seconds at most; returns the seconds.
  private func rest(_ session: LiveSession, patches: Int) async throws -> Double {
    let (begin, first) = (ContinuousClock.now, session.lastPatch)
    while session.lastPatch < first + patches, ContinuousClock.now - begin < .seconds(2) {
      try session.receive(.shown(session.lastPatch))
      try await Task.sleep(for: .milliseconds(2))
    }
    return (ContinuousClock.now - begin) / .seconds(1)
  }

  @Test
  func `C470: a timeline that draws each frame has its elements collected ten times per second`()
    async throws
  {
    let session = try session { Clock() }
    _ = try await rest(session, patches: 3)
    let (before, patches) = (session.collections, session.lastPatch)
    let seconds = try await rest(session, patches: 40)
    let collected = session.collections - before
    #expect(collected >= 1)
    #expect(Double(collected) <= seconds * 10 + 1)
    #expect(collected * 2 < session.lastPatch - patches)
  }

  @Test func `a page in which nothing moves runs no frame and sends nothing`() async throws {
    let session = try session { Still() }
    _ = try await rest(session, patches: 1)
    let (patches, collections) = (session.lastPatch, session.collections)
    let counts = session.host.runtime.counts.bodies
    _ = try await rest(session, patches: 1)
    #expect(session.lastPatch == patches)
    #expect(session.collections == collections)
    #expect(session.host.runtime.counts.bodies == counts)
  }
}
