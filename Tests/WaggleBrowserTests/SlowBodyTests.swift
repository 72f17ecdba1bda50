import Foundation
import SwiftUI
import Testing
import Waggle
import WaggleBrowser

/// A body that keeps all pages waiting is reported.
@MainActor @Suite struct SlowBodyTests {
  private final class FakeClock { var now = 0.0 }

  private struct Slow: View {
    let clock: FakeClock
    let seconds: Double
    @State private var count = 0
    var body: some View {
      if count > 0 { let _ = clock.now += seconds }
      Button("Count \(count)") { count += 1 }.buttonStyle(.plain)
    }
  }

  /// The diagnostics after three taps.
  private func reports(_ seconds: Double) throws -> [Diagnostic] {
    var found: [Diagnostic] = []
    let clock = FakeClock()
    let all = LiveSessions(fonts: noFonts) { window in
      let host = makeHost(window) { Slow(clock: clock, seconds: seconds) }
      host.runtime.bodyClock = { clock.now }
      host.runtime.report = { found.append($0) }
      return host
    }
    let session = try all.session(for: PageHello(window: phone))
    _ = session.attach(Outbox(), PageHello(window: phone))
    for _ in 0..<3 {
      for phase in [PagePointerEvent.Phase.down, .up] {
        try session.receive(
          .pointer(PagePointerEvent(phase: phase, kind: .touch, location: CGPoint(x: 195, y: 422))))
      }
    }
    all.close()
    return found
  }

  @Test func `a body that takes more than 100 ms is W-SLOW with its view, once`() throws {
    let found = try reports(0.25)
    #expect(found.map(\.id) == ["W-SLOW"])
    #expect(found.first?.path.hasSuffix("Slow") == true, "\(found)")
    #expect(found.first?.message.hasPrefix("The body of Slow took 250 ms") == true, "\(found)")
  }

  @Test func `a body that takes 100 ms or less is not reported`() throws {
    #expect(try reports(0.0625).isEmpty)
  }
}
