import Foundation
import SwiftUI
import Synchronization
import TestSupport
import Testing
import Waggle
import WaggleBrowser

/// A session that ends in the middle of something leaves nothing of its tree behind.
@MainActor @Suite struct SessionEndTests {
  private struct Pulsing: View {
    let log: Log
    @State private var isLarge = false
    @State private var count = 0
    var body: some View {
      VStack {
        if isLarge { AnyView(Text("large").transition(.slide)) }
        Color.red.scaleEffect(isLarge ? 2 : 1)
          .onTapGesture {
            withAnimation(.linear(duration: 60)) {
              isLarge.toggle()
            } completion: {
              log.ends += 1
            }
          }
          .task {
            while !Task.isCancelled {
              count += 1
              await Task.yield()
            }
            log.ends += 1
          }
      }
    }
  }

  private final class Log { var ends = 0 }

  @Test(arguments: [false, true])
  func `the memory of a session that was dropped is given back`(isReplaced: Bool) async throws {
    let log = Log()
    var settings = LiveSessions.Settings()
    settings.count = 1
    settings.idleLimit = isReplaced ? .seconds(120) : .milliseconds(20)
    let all = LiveSessions(settings: settings, fonts: noFonts) {
      makeHost($0) { Pulsing(log: log) }
    }
    weak var session: AnyObject?
    weak var runtime: AnyObject?
    do {
      let left = try all.session(for: PageHello(window: phone))
      (session, runtime) = (left, left.host.runtime)
      all.detach(left, left.attach(Outbox(), PageHello(window: phone)))
    }
    if isReplaced { _ = try all.session(for: PageHello(window: phone)) }
    for _ in 0..<400 where session != nil || runtime != nil {
      try await Task.sleep(for: .milliseconds(5))
    }
    #expect(session == nil)
    #expect(runtime == nil)
    all.close()
  }

  @Test func `memory goes back to the system once for sessions that are dropped together`()
    async throws
  {
    let releases = Mutex(0)
    var settings = LiveSessions.Settings()
    (settings.idleLimit, settings.releaseDelay) = (.milliseconds(20), .milliseconds(300))
    settings.releaseMemory = { releases.withLock { $0 += 1 } }
    let all = LiveSessions(settings: settings, fonts: noFonts) { makeHost($0) { EmptyView() } }
    for _ in 0..<5 {
      let left = try all.session(for: PageHello(window: phone))
      all.detach(left, left.attach(Outbox(), PageHello(window: phone)))
    }
    #expect(releases.withLock { $0 } == 0)
    for _ in 0..<400 where releases.withLock({ $0 }) == 0 {
      try await Task.sleep(for: .milliseconds(5))
    }
    #expect(all.count == 0)
    #expect(releases.withLock { $0 } == 1)
    all.close()
  }

  @Test func `a session that is closed during an animation and a task is freed`()
    async throws
  {
    let log = Log()
    weak var runtime: AnyObject?
    do {
      let all = LiveSessions(settings: LiveSessions.Settings(), fonts: noFonts) {
        makeHost($0) { Pulsing(log: log) }
      }
      let session = try all.session(for: PageHello(window: phone))
      _ = session.attach(Outbox(), PageHello(window: phone))
      for phase in [PagePointerEvent.Phase.down, .up] {
        try session.receive(
          .pointer(PagePointerEvent(phase: phase, kind: .touch, location: CGPoint(x: 195, y: 422))))
      }
      try session.receive(.shown(1))
      try await Task.sleep(for: .milliseconds(60))
      runtime = session.host.runtime
      all.close()
    }
    for _ in 0..<200 where log.ends < 2 || runtime != nil {
      try await Task.sleep(for: .milliseconds(5))
    }
    #expect(log.ends == 2)
    #expect(runtime == nil)
  }
}
