import Foundation
import SwiftUI
import Testing
import Waggle
import WaggleRender
import WaggleWindow

/// Windows whose frames the screen withholds: minimised ones, covered ones, and those of a compositor that has stopped.
@MainActor @Suite struct FrameWatchTests {
  typealias Window = WindowSessionTests.Window

  @Observable final class Log {
    var steps = 0
    var taps = 0
    var ends = 0
    var isMoved = false
  }

  private struct Screen: View {
    let log: Log
    @State private var count = 0

    var body: some View {
      Color.red.frame(width: log.isMoved ? 180 : 20, height: 20)
        .onTapGesture { log.taps += 1 }
        .task(id: count) {
          try? await Task.sleep(for: .milliseconds(1))
          if !Task.isCancelled, count < 5 { count += 1 }
        }
        .onChange(of: count) { log.steps += 1 }
    }
  }

  /// A window whose time is real, and whose screen gives no frame from now on.
  private func window(_ log: Log, patience: Duration = .milliseconds(5)) throws -> Window {
    let window = try Window { Screen(log: log) }
    let start = ContinuousClock.now
    window.session.clock = { 10 + (ContinuousClock.now - start) / .seconds(1) }
    window.session.framePatience = patience
    return window
  }

  private func until(_ holds: () -> Bool) async throws {
    for _ in 0..<2000 where !holds() { try await Task.sleep(for: .milliseconds(2)) }
    #expect(holds())
  }

  @Test func `C598: tasks that change the tree run on while the screen gives no frames`()
    async throws
  {
    let log = Log()
    let window = try window(log)
    try await until { log.steps == 5 }
    #expect(window.desktop.requests > 0)
  }

  @Test func `C598: an animation ends in its time, and the state of that time is drawn`()
    async throws
  {
    let log = Log()
    let window = try window(log)
    try await until { log.steps == 5 }
    withAnimation(.linear(duration: 0.05)) {
      log.isMoved = true
    } completion: {
      log.ends += 1
    }
    try await until { log.ends == 1 }
    #expect(window.session.host.nextMoment == nil)
    let buffer = try #require(window.session.buffer)
    #expect(buffer.pixels[150, 60] != buffer.pixels[150, 5])
  }

  @Test func `C598: input is handled at once while a frame is withheld`() async throws {
    let log = Log()
    let window = try window(log, patience: .seconds(3600))
    log.isMoved = true
    await Task.yield()
    for count in 1...3 {
      window.click(100, 60)
      #expect(log.taps == count)
    }
  }

  @Test func `C598: where nothing changes any more, no frame is run without the screen`()
    async throws
  {
    let log = Log()
    let window = try window(log)
    try await until { log.steps == 5 }
    try await Task.sleep(for: .milliseconds(30))
    let (drawn, time) = (window.session.framesDrawn, window.session.host.time)
    try await Task.sleep(for: .milliseconds(60))
    #expect(window.session.framesDrawn == drawn && window.session.host.time == time)
  }

  @Test func `C598: frames that the screen gives are the only ones`() async throws {
    let log = Log()
    let window = try window(log, patience: .seconds(3600))
    try await until {
      window.settle()
      return log.steps == 5
    }
    #expect(window.settle() < 240)
  }

  @Test func `C599: what is drawn after caches were dropped has the pixels that it had`() throws {
    let log = Log()
    let window = try Window(CGSize(width: 200, height: 120)) {
      VStack {
        ForEach(0..<40, id: \.self) { Text("Line \($0) of \(log.taps)").fixedSize() }
        Text("Blurred").blur(radius: 3)
        Color.red.frame(width: 30, height: 30).shadow(radius: 4)
      }
    }
    let before = try #require(window.session.buffer).pixels
    for step in 1...4 {
      log.taps = step % 2
      window.time += 6
      window.session.handle(.windowFocus(true))
      window.settle()
    }
    #expect(window.session.framesDrawn >= 5)
    let after = try #require(window.session.buffer).pixels
    #expect(before == after)
    try window.session.resize(to: CGSize(width: 210, height: 120), scale: 1)
    window.settle()
    try window.session.resize(to: CGSize(width: 200, height: 120), scale: 1)
    window.settle()
    #expect(try #require(window.session.buffer).pixels == before)
  }
}
