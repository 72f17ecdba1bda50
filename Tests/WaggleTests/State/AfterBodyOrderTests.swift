import SwiftUI
import TestSupport
import Testing
import Waggle
import WaggleTestKit

/// What a control hands to a model after its body.
@MainActor @Suite struct AfterBodyOrderTests {
  private final class Log {
    var entries: [String] = []
    func note(_ entry: String) { entries.append(entry) }
  }

  private struct Inner: View {
    let log: Log
    let value: Int
    var body: some View {
      let _ = log.note("inner \(value)")
      Text("\(value)")
    }
  }

  private struct Outer: View {
    let log: Log
    let value: Int
    var body: some View {
      let _ = log.note("outer \(value)")
      Inner(log: log, value: value).padding().afterBody { log.note("after \(value)") }
    }
  }

  @Test func `C532: an action after a body runs once for each run, before the bodies in the view`()
  {
    let log = Log()
    let turn = Knob(0)
    let host = TestHost { Turned(turn) { value in if value < 2 { Outer(log: log, value: value) } } }
    host.settle()
    #expect(log.entries == ["outer 0", "after 0", "inner 0"])
    host.frame { turn.value = 1 }
    host.settle()
    #expect(log.entries == ["outer 0", "after 0", "inner 0", "outer 1", "after 1", "inner 1"])
    host.frame { turn.value = 2 }
    host.settle()
    #expect(log.entries.count == 6)
  }

  @Test func `C532: an action after a body runs no body, whatever it reads`() throws {
    let log = Log()
    struct Reading: View {
      let log: Log
      @State private var count = 0
      var body: some View {
        Button("add") { count += 1 }.afterBody { log.note("after \(count)") }
      }
    }
    let host = TestHost { Reading(log: log) }
    try host.find(label: "add").tap()
    host.settle()
    #expect(log.entries == ["after 0"])
  }
}
