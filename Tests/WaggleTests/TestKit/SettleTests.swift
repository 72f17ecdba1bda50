import Foundation
import SwiftUI
import TestSupport
import Testing
import Waggle
import WaggleTestKit

/// Waiting for tasks and conditions with `settle`.
@MainActor @Suite struct SettleTests {
  @Test func `A tree that never settles is reported once, as W-LOOP`() {
    struct Restless: View {
      @State private var n = 0
      var body: some View { Text("\(n)").onChange(of: n, initial: true) { n += 1 } }
    }
    let host = TestHost.small { Restless() }
    host.settle()
    #expect(host.diagnostics.map(\.id) == ["W-LOOP"])
  }

  @Test func `The asynchronous settle lets tasks run`() async {
    struct Loader: View {
      @State private var name = "…"
      var body: some View {
        Text(name).task {
          await Task.yield()
          name = "Ada"
        }
      }
    }
    let host = TestHost.small { Loader() }
    await host.settle()
    #expect(host.text == ["Ada"])
  }

  @Test func `settle waits for a task that sleeps, for a second at most`() async {
    struct Sleeper: View {
      let time: Duration
      @State private var name = "…"
      var body: some View {
        Text(name).task {
          try? await Task.sleep(for: time)
          name = "awake"
        }
      }
    }
    let host = TestHost.small { Sleeper(time: .milliseconds(50)) }
    await host.settle()
    #expect(host.text == ["awake"])
    let long = TestHost.small { Sleeper(time: .seconds(30)) }
    let start = Date()
    await long.settle()
    #expect(long.text == ["…"])
    #expect(Date().timeIntervalSince(start) < 5)
  }

  @Test func `settle(until:) waits for a condition`() async throws {
    let model = HostModel()
    let host = TestHost.small { Text(model.loaded ? "here" : "…") }
    Task { @MainActor in
      try? await Task.sleep(for: .milliseconds(20))
      model.loaded = true
    }
    try await host.settle(until: { model.loaded }, timeout: 5)
    await host.settle()
    #expect(host.text == ["here"])
  }

  @Test func `A condition that stays false throws what is still pending`() async {
    let host = TestHost.small { Text("waiting") }
    do {
      try await host.settle(until: { false }, timeout: 0.02)
      Issue.record("nothing was thrown")
    } catch {
      #expect("\(error)".contains("still false after 0.02 s"))
      #expect("\(error)".contains("\"waiting\""))
    }
  }

  @Test func `settle(until:) has twenty rounds, however long each of them takes`() async throws {
    let host = TestHost.small { Text("waiting") }
    var rounds = 0
    try await host.settle(
      until: {
        // As other tests do that keep the main actor.
        Thread.sleep(forTimeInterval: 0.01)
        rounds += 1
        return rounds == 20
      }, timeout: 0.01)
    #expect(rounds == 20)
  }

  @Test func `Time moves in asynchronous tests too`() async {
    let host = TestHost.small { Color.red }
    await host.advance(by: 0.5)
    #expect(host.time == 0.5)
  }

  @Test func `advance moves time by frames of a sixtieth, settle never does`() {
    let host = TestHost { Text("x") }
    host.settle()
    #expect(host.time == 0)
    host.advance(by: 0.25)
    #expect(abs(host.time - 0.25) < 1e-12)
    host.advance(by: 0)
    host.advance(by: -1)
    #expect(abs(host.time - 0.25) < 1e-12)
    host.advance(by: .nan)
    #expect(abs(host.time - 0.25) < 1e-12)
  }

  @Test func `settle(until:) throws what is still pending`() async {
    let host = TestHost { Text("loading") }
    let error = await #expect(throws: (any Error).self) {
      try await host.settle(until: { host.text == ["loaded"] }, timeout: 0.1)
    }
    #expect("\(error!)".contains("\"loading\""))
    #expect("\(error!)".contains("0.1 s"))
  }

  @Test func `settle(until:) returns at once if the condition is already true`() async throws {
    let host = TestHost { Text("x") }
    try await host.settle(until: { true }, timeout: 0)
  }

  @Test func `An asynchronous settle lets main-actor tasks of event code run`() async throws {
    struct Tree: View {
      @State private var n = 0
      var body: some View {
        Text("n\(n)").onTapGesture {
          Task { @MainActor in
            n += 1
            await Task.yield()
            n += 1
          }
        }
      }
    }
    let host = TestHost { Tree() }
    try host.find(label: "n0").tap()
    await host.settle()
    #expect(host.text == ["n2"])
  }

  @Test func `A tree that never settles is stopped and reported (R085)`() {
    struct Restless: View {
      @State private var n = 0
      var body: some View {
        Color.red.frame(width: 1, height: 1).preference(key: N.self, value: n)
          .onPreferenceChange(N.self) { n = $0 + 1 }
      }
      struct N: PreferenceKey {
        static let defaultValue = 0
        static func reduce(value: inout Int, nextValue: () -> Int) {
          value = max(value, nextValue())
        }
      }
    }
    let host = TestHost { Restless() }
    host.settle()
    let loops = host.diagnostics.filter { $0.id == "W-LOOP" }
    #expect(!loops.isEmpty)
    #expect(loops.contains { $0.message.contains("n") && $0.message.contains("120") })
  }
}
