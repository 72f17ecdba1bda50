import Foundation
import TestSupport
import Testing
import Waggle
import WaggleTestKit

/// An update that takes too long is found while it runs. No other test runs meanwhile: these wait for nothing.
@MainActor @Suite struct WatchdogTests {
  /// A body that is busy for some seconds.
  private struct Busy: View {
    let seconds: TimeInterval

    var body: some View {
      let end = Date(timeIntervalSinceNow: seconds)
      while Date() < end {}
      return Text("done")
    }
  }

  private func reports(_ seconds: TimeInterval) -> [Diagnostic] {
    Watchdog.watch(limit: 0.05)
    defer { Watchdog.stop() }
    let host = TestHost { VStack { Busy(seconds: seconds) } }
    host.frame()
    host.frame()
    return host.reports("W-STUCK")
  }

  @Test func `C712: an update that takes too long is W-STUCK with its view, once`() throws {
    // The watching thread is late where all processors are busy.
    let found = [0.3, 6].lazy.map(reports).first { !$0.isEmpty } ?? []
    #expect(found.map(\.path) == ["VStack > Busy"])
    #expect(try #require(found.first).message.contains("body of Busy"))
  }

  @Test func `C712: updates within the limit are not reported`() {
    #expect(reports(0).isEmpty)
  }
}
