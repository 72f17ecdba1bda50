import Foundation
import TestSupport
import Testing
import Waggle
import WaggleTestKit

/// A body that is busy for some seconds.
private struct Busy: View {
  let seconds: TimeInterval

  var body: some View {
    let end = Date(timeIntervalSinceNow: seconds)
    while Date() < end {}
    return Text("done")
  }
}

@MainActor private func reports(_ seconds: TimeInterval) -> [Diagnostic] {
  Watchdog.watch(limit: 0.05)
  defer { Watchdog.stop() }
  let host = TestHost { VStack { Busy(seconds: seconds) } }
  host.frame()
  host.frame()
  return host.reports("W-STUCK")
}

/// An update that takes too long is found while it runs: in a process without other tests, whose frames are long too.
@Suite struct WatchdogTests {
  @Test func `C712: an update that takes too long is W-STUCK with its view, once`() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        // The watching thread is late where all processors are busy.
        let found = [0.3, 6].lazy.map(reports).first { !$0.isEmpty } ?? []
        precondition(found.map(\.path) == ["VStack > Busy"])
        precondition(found[0].message.contains("body of Busy"))
      }
    }
  }

  @Test func `C712: updates within the limit are not reported`() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run { precondition(reports(0).isEmpty) }
    }
  }
}
