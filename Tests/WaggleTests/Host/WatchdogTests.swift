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

@MainActor private func reports(
  _ seconds: TimeInterval, starts: Bool = true, stops: Bool = true
) -> [Diagnostic] {
  if starts { Watchdog.watch(limit: 0.05) }
  defer { if stops { Watchdog.stop() } }
  let host = TestHost { VStack { Busy(seconds: seconds) } }
  host.frame()
  host.frame()
  return host.reports("W-STUCK")
}

/// How often the watching thread has waited; nil where there is none.
private var watchdogSwitches: String? {
  let tasks = "/proc/self/task"
  let ids = (try? FileManager.default.contentsOfDirectory(atPath: tasks)) ?? []
  let watching = ids.first {
    (try? String(contentsOfFile: "\(tasks)/\($0)/comm", encoding: .utf8))?
      .hasPrefix("Waggle watchdog") ?? false
  }
  let status = watching.flatMap {
    try? String(contentsOfFile: "\(tasks)/\($0)/status", encoding: .utf8)
  }
  return status?.split(separator: "\n").first { $0.hasPrefix("voluntary") }.map(String.init)
}

/// An update that takes too long is found while it runs: in a process without other tests, whose frames are long too.
@Suite struct WatchdogTests {
  @Test func `C712: an update that takes too long is W-STUCK with its view, once`() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        // The watching thread is late where all processors are busy.
        let found = [0.3, 6].lazy.map { reports($0) }.first { !$0.isEmpty } ?? []
        precondition(found.map(\.path) == ["VStack > Busy"])
        precondition(found[0].message.contains("body of Busy"))
      }
    }
  }

  @Test func `C712: an update after a rest is found too`() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        _ = reports(0, stops: false)
        Thread.sleep(forTimeInterval: 0.3)
        precondition([0.3, 6].contains { !reports($0, starts: false, stops: false).isEmpty })
      }
    }
  }

  @Test func `C603: a program at rest does not wake up to be watched`() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        _ = reports(0, stops: false)
        // The thread comes to rest when it gets a processor.
        let rests = (0..<20).contains { _ in
          Thread.sleep(forTimeInterval: 0.3)
          let before = watchdogSwitches
          Thread.sleep(forTimeInterval: 0.5)
          return before != nil && watchdogSwitches == before
        }
        precondition(rests)
      }
    }
  }

  @Test func `C712: updates within the limit are not reported`() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        Watchdog.watch(limit: 1)
        let host = TestHost { Text("done") }
        // Longer than two looks of the watching thread.
        for _ in 0..<25 {
          host.frame { host.host.size.width += 1 }
          Thread.sleep(forTimeInterval: 0.1)
        }
        precondition(host.reports("W-STUCK").isEmpty)
      }
    }
  }
}
