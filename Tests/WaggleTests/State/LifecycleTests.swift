import Foundation
import TestSupport
import Testing
import Waggle
import WaggleTestKit

extension View {
  fileprivate func told(_ name: String, _ log: Log) -> some View {
    onAppear { log.add("+\(name)") }.onDisappear { log.add("-\(name)") }
  }
}

@MainActor @Suite struct LifecycleTests {
  @Test func `Views appear inner before outer, first before last, tasks after all (R191)`() async {
    let log = Log()
    let host = TestHost {
      VStack {
        HStack { leaf.told("a", log).task { log.add("task a") } }.told("row", log)
        leaf.onAppear { log.add("+b") }.onChange(of: 1, initial: true) { log.add("change b") }
        leaf.onChange(of: 1, initial: true) { log.add("change c") }.onAppear { log.add("+c") }
      }
      .task { log.add("task stack") }
      .told("stack", log)
    }
    await host.settle()
    #expect(
      log.take() == [
        "+a", "+row", "+b", "change b", "change c", "+c", "+stack", "task a", "task stack",
      ])
  }

  @Test func `An appearance comes after bodies and layout, and before the picture (R190)`() {
    struct Probe: Layout {
      let log: Log
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize
      {
        CGSize(width: 10, height: 10)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) { MainActor.assumeIsolated { log.add("place") } }
    }
    struct Pen: Shape {
      let log: Log
      func path(in rect: CGRect) -> Path {
        MainActor.assumeIsolated { log.add("draw") }
        return Path(rect)
      }
    }
    let log = Log()
    let host = TestHost {
      Probe(log: log) {
        let _ = log.add("body")
        Pen(log: log).onAppear { log.add("appear") }
      }
    }
    host.frame()
    let lines = log.take()
    #expect(lines == ["body", "place", "appear", "draw"])
  }

  @Test func `What goes disappears once, what stays hears nothing`() {
    let log = Log()
    let knob = Knob([1, 2, 3])
    let host = TestHost {
      Turned(knob) { rows in
        VStack { ForEach(rows, id: \.self) { n in leaf.told("\(n)", log) } }
      }
    }
    host.settle()
    #expect(log.take() == ["+1", "+2", "+3"])
    host.frame { knob.value = [3, 1] }
    #expect(log.take() == ["-2"])
    host.frame { knob.value = [3, 4, 1] }
    #expect(log.take() == ["+4"])
    host.frame { knob.value = [] }
    #expect(log.take().sorted() == ["-1", "-3", "-4"])
  }

  @Test func `A branch that takes the place of another appears as the other disappears`() {
    let log = Log()
    let knob = Knob(true)
    let host = TestHost {
      Turned(knob) { isFirst in
        if isFirst {
          VStack { leaf.told("in", log) }.told("out", log)
        } else {
          leaf.told("second", log)
        }
      }
    }
    host.settle()
    #expect(log.take() == ["+in", "+out"])
    host.frame { knob.value = false }
    #expect(Set(log.take()) == ["-in", "-out", "+second"])
    host.frame { knob.value = true }
    #expect(Set(log.take()) == ["-second", "+in", "+out"])
  }

  @Test func `The closure of onDisappear is that of the newest body`() {
    let log = Log()
    let knob = Knob(1)
    let host = TestHost {
      Turned(knob) { n in
        VStack { if n < 5 { leaf.onDisappear { log.add("gone at \(n)") } } }
      }
    }
    host.settle()
    host.frame { knob.value = 3 }
    host.frame { knob.value = 7 }
    #expect(log.take() == ["gone at 3"])
  }

  @Test func `A state set in onAppear is in the first picture (R091, R189)`() {
    struct Tree: View {
      @State private var text = "before"
      var body: some View { Text(text).onAppear { text = "after" } }
    }
    let host = TestHost { Tree() }
    host.frame()
    #expect(host.text == ["after"])
    #expect(host.counts.bodies == 2)
  }

  @Test func `onAppear on a Group of a changing list tells of its first and last (R030)`() {
    let log = Log()
    let knob = Knob(0)
    let host = TestHost {
      Turned(knob) { n in
        VStack { Group { ForEach(0..<n, id: \.self) { _ in leaf } }.told("group", log) }
      }
    }
    host.settle()
    #expect(log.take() == [])
    host.frame { knob.value = 2 }
    #expect(log.take() == ["+group"])
    host.frame { knob.value = 1 }
    #expect(log.take() == [])
    host.frame { knob.value = 0 }
    #expect(log.take() == ["-group"])
  }

  @Test func `A task starts after the frame and is cancelled when its view goes`() async throws {
    let log = Log()
    let knob = Knob(true)
    let host = TestHost {
      Turned(knob) { isThere in
        VStack {
          if isThere {
            leaf.task {
              log.add("start")
              do { try await Task.sleep(for: .seconds(900)) } catch { log.add("cancelled") }
            }
          }
        }
      }
    }
    host.frame()
    #expect(log.take() == [])
    try await host.settle(until: { log.entries == ["start"] }, timeout: 60)
    knob.value = false
    try await host.settle(until: { log.entries == ["start", "cancelled"] }, timeout: 60)
  }

  @Test func `A task with an id starts anew when the id changes, and the old one is cancelled`()
    async throws
  {
    struct Tree: View {
      let log: Log
      @State private var id = 1
      @State private var other = 0
      var body: some View {
        VStack {
          Text("next \(other)").onTapGesture { id += 1 }
          Text("other").onTapGesture { other += 1 }
        }
        .task(id: id) {
          let mine = id
          log.add("start \(mine)")
          do { try await Task.sleep(for: .seconds(900)) } catch { log.add("cancelled \(mine)") }
        }
      }
    }
    let log = Log()
    let host = TestHost { Tree(log: log) }
    try await host.settle(until: { log.entries == ["start 1"] }, timeout: 60)
    try host.find(label: "other").tap()
    try await host.settle(until: { host.text.contains("next 1") }, timeout: 60)
    #expect(log.entries == ["start 1"])
    try host.find(label: "next 1").tap()
    try await host.settle(until: { log.entries.count == 3 }, timeout: 60)
    #expect(Set(log.entries) == ["start 1", "cancelled 1", "start 2"])
  }

  @Test func `A task that sets state is seen after the asynchronous settle`() async {
    struct Tree: View {
      @State private var text = "loading"
      var body: some View {
        Text(text).task {
          await Task.yield()
          text = "half"
          try? await Task.sleep(for: .milliseconds(20))
          text = "loaded"
        }
      }
    }
    let host = TestHost { Tree() }
    await host.settle()
    #expect(host.text == ["loaded"])
  }

  @Test func `A view that appears and goes within one frame starts no task that stays`() async {
    struct Tree: View {
      let log: Log
      @State private var step = 0
      var body: some View {
        VStack {
          if step == 1 { leaf.told("brief", log).task { log.add("task \(Task.isCancelled)") } }
          Text("go").onTapGesture { step = 1 }
        }
        .onChange(of: step) { _, new in if new == 1 { step = 2 } }
      }
    }
    let log = Log()
    let host = TestHost { Tree(log: log) }
    try? host.find(label: "go").tap()
    await host.settle()
    let lines = log.take()
    #expect(lines.filter { $0 == "+brief" }.count == lines.filter { $0 == "-brief" }.count)
    #expect(!lines.contains("task false"))
  }

  @Test func `Closing a host lets everything disappear, and cancels tasks`() async throws {
    let log = Log()
    var host: TestHost? = TestHost {
      VStack { leaf.told("in", log) }.told("out", log).task {
        do { try await Task.sleep(for: .seconds(900)) } catch { log.add("cancelled") }
      }
    }
    await host?.settle(timesOut: ())
    #expect(log.take() == ["+in", "+out"])
    host = nil
    #expect(log.take() == ["-in", "-out"])
    try await TestHost { leaf }.settle(until: { !log.entries.isEmpty }, timeout: 60)
    #expect(log.take() == ["cancelled"])
  }

  @Test func `Actions run on the main actor (R202)`() async {
    let log = Log()
    let host = TestHost {
      leaf
        .writes("x")
        .onPreferenceChange(Names.self) { _ in MainActor.assumeIsolated { log.add("preference") } }
        .onAppear {
          MainActor.assertIsolated()
          log.add("appear")
        }
        .onChange(of: 1, initial: true) { MainActor.assertIsolated() }
        .task { MainActor.assertIsolated() }
    }
    await host.settle()
    #expect(log.take() == ["preference", "appear"])
  }
}

extension TestHost {
  /// One frame and some rounds of tasks, without waiting for those that sleep.
  fileprivate func settle(timesOut: Void) async {
    settle0()
    for _ in 0..<64 { await Task.yield() }
  }

  private func settle0() { frame() }
}
