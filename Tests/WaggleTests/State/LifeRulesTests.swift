import Foundation
import Observation
import TestSupport
import Testing
import WaggleTestKit

/// A number that a tap raises.
private struct Count: View {
  let name: String
  @State private var count: Int

  init(_ name: String, from start: Int = 0) {
    self.name = name
    _count = State(initialValue: start)
  }

  var body: some View { Text("\(name) \(count)").onTapGesture { count += 1 } }
}

/// When views appear, change and disappear (M183, M187–M190, M192, M194).
@MainActor @Suite struct LifeRulesTests {
  private let log = Log()

  private func told(_ name: String) -> some View {
    leaf.onAppear { [log] in log.add("+\(name)") }.onDisappear { [log] in log.add("-\(name)") }
  }

  @Test func `M183: children before parents and siblings in order, as they come and as they go`() {
    let knob = Knob(false)
    let host = host {
      Turned(knob) { [log] isThere in
        if isThere {
          VStack {
            told("a")
            HStack { told("b") }.onAppear { log.add("+row") }.onDisappear { log.add("-row") }
            told("c")
          }
          .onAppear { log.add("+p") }.onDisappear { log.add("-p") }
        }
      }
    }
    host.settle()
    host.frame { knob.value = true }
    #expect(log.take() == ["+a", "+b", "+row", "+c", "+p"])
    host.frame { knob.value = false }
    #expect(log.take() == ["-a", "-b", "-row", "-c", "-p"])
  }

  @Test func `M187: for another id the old task is cancelled, then the new one starts`()
    async throws
  {
    let knob = Knob(1)
    let host = host {
      Turned(knob) { [log] id in
        leaf.onAppear { log.add("appeared") }
          .task(id: id) {
            log.add("start \(id)")
            await withTaskCancellationHandler {
              try? await Task.sleep(for: .seconds(900))
            } onCancel: {
              MainActor.assumeIsolated { log.add("cancelled \(id)") }
            }
          }
      }
    }
    try await host.settle(until: { log.entries == ["appeared", "start 1"] }, timeout: 60)
    host.frame { knob.value = 2 }
    #expect(log.entries.last == "cancelled 1")
    try await host.settle(until: { log.entries.count == 4 }, timeout: 60)
    #expect(log.take() == ["appeared", "start 1", "cancelled 1", "start 2"])
    host.frame { knob.value = 2 }
    #expect(log.entries == [])
  }

  @Test func `M188: inner first, once an update, with old and new, by the newest body's closure`() {
    let knob = Knob(0)
    let host = host {
      Turned(knob) { [log] number in
        leaf
          .onChange(of: number) { log.add("x \($0) \($1) of \(number)") }
          .onChange(of: number * 2) { log.add("y \($0) \($1)") }
      }
    }
    host.settle()
    host.frame {
      knob.value = 1
      knob.value = 2
    }
    #expect(log.take() == ["x 0 2 of 2", "y 0 4"])
    host.frame { knob.value = 2 }
    #expect(log.entries == [])
  }

  @Test func `M189: rows that move are told nothing and take their states along`() throws {
    let knob = Knob(["a", "b", "c"])
    let host = host {
      Turned(knob) { [log] names in
        VStack {
          ForEach(names, id: \.self) { name in
            Count(name).onAppear { log.add("+\(name)") }.onDisappear { log.add("-\(name)") }
          }
        }
      }
    }
    host.settle()
    try host.find(label: "b 0").tap()
    try host.find(label: "c 0").tap()
    try host.find(label: "c 1").tap()
    #expect(log.take() == ["+a", "+b", "+c"])
    host.frame { knob.value = ["c", "b", "a"] }
    #expect(host.text == ["c 2", "b 1", "a 0"])
    #expect(log.entries == [])
  }

  @Test func `M190: a state keeps its first value until its identity ends`() throws {
    let knob = Knob(5)
    let host = host {
      Turned(knob) { start in if start > 0 { Count("n", from: start) } }
    }
    #expect(host.text == ["n 5"])
    host.frame { knob.value = 7 }
    #expect(host.text == ["n 5"])
    try host.find(label: "n 5").tap()
    host.frame { knob.value = 0 }
    host.frame { knob.value = 7 }
    #expect(host.text == ["n 7"])
  }

  @Observable final class Pair {
    var a = 0
    var b = 0
  }

  @Test func `M192: a body runs for the properties that it read`() {
    let pair = Pair()
    let tally = Tally()
    let host = host { Counted(tally: tally) { Text("\(pair.b)") } }
    host.settle()
    let before = tally.count
    host.frame { pair.a = 1 }
    #expect(tally.count == before)
    host.frame { pair.b = 1 }
    #expect(host.text == ["1"])
  }

  private struct Phases: View {
    @Environment(\.scenePhase) private var phase
    let log: Log
    var body: some View {
      Text("\(phase)").onChange(of: phase) { log.add("\($0) to \($1)") }
    }
  }

  @Test func `M194: a view sees its scene's phase, active while it is shown`() {
    let host = host { [log] in Phases(log: log) }
    #expect(host.text == ["active"])
    host.setEnvironment(\.scenePhase, .background)
    host.settle()
    #expect(host.text == ["background"])
    #expect(log.entries == ["active to background"])
    #expect([ScenePhase.active, .background, .inactive].max() == .active)
  }
}
