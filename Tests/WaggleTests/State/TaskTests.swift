import Foundation
import TestSupport
import Testing
import Waggle
import WaggleTestKit

/// Tasks start after a frame and are cancelled with their views (M187, R191).
@MainActor @Suite struct TaskTests {
  private let log = Log()

  @Test
  func `Views appear inner before outer, first before last, and tasks start after all (R191)`()
    async
  {
    let log = Log()
    let host = TestHost {
      VStack {
        HStack { leaf.logsLife("a", log).task { log.add("task a") } }.logsLife("row", log)
        leaf.onAppear { log.add("+b") }.onChange(of: 1, initial: true) { log.add("change b") }
        leaf.onChange(of: 1, initial: true) { log.add("change c") }.onAppear { log.add("+c") }
      }
      .task { log.add("task stack") }
      .logsLife("stack", log)
    }
    await host.settle()
    #expect(
      log.take() == [
        "+a", "+row", "+b", "change b", "change c", "+c", "+stack", "task a", "task stack",
      ])
  }

  @Test func `A task starts after the frame and is cancelled when its view is removed`()
    async throws
  {
    let log = Log()
    let knob = Knob(true)
    let host = TestHost {
      Turned(knob) { isThere in
        VStack {
          if isThere {
            leaf.task {
              log.add("start")
              do { try await Task.sleep(for: .seconds(86_400)) } catch { log.add("cancelled") }
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

  @Test func `R250: a task has the name that it was given`() async throws {
    let log = Log()
    let host = TestHost {
      leaf
        .task(name: "load") { log.add(Task.name ?? "none") }
        .task(id: 1, name: "watch", priority: .low) { log.add(Task.name ?? "none") }
        .task { log.add(Task.name ?? "none") }
    }
    try await host.settle(
      until: { log.entries.sorted() == ["load", "none", "watch"] }, timeout: 60)
  }

  @Test func `A task with an id restarts when the id changes, and the old one is cancelled`()
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
          do { try await Task.sleep(for: .seconds(86_400)) } catch { log.add("cancelled \(mine)") }
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

  @Test func `A view that appears and disappears within one frame leaves no task running`() async {
    struct Tree: View {
      let log: Log
      @State private var step = 0
      var body: some View {
        VStack {
          if step == 1 { leaf.logsLife("brief", log).task { log.add("task \(Task.isCancelled)") } }
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
              try? await Task.sleep(for: .seconds(86_400))
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

  @Test func `Tasks come after all appearances, inner before outer (R191)`() async {
    let log = Log()
    let host = host {
      VStack {
        leaf.task { log.add("task in") }.onAppear { log.add("in") }
      }
      .task { log.add("task out") }.onAppear { log.add("out") }
    }
    await host.settle()
    #expect(log.entries == ["in", "out", "task in", "task out"])
  }

  @Test func `A task is cancelled when its view is removed, and restarts for another id (R191)`()
    async
  {
    let id = Knob(1)
    let flag = Knob(true)
    let log = Log()
    let host = host {
      Turned(flag) { isOn in
        VStack {
          if isOn {
            Turned(id) { id in
              leaf.task(id: id) {
                log.add("start \(id)")
                try? await Task.sleep(for: .seconds(86_400))
                log.add("end \(id) \(Task.isCancelled)")
              }
            }
          }
        }
      }
    }
    func wait(_ count: Int) async {
      for _ in 0..<20_000 where log.entries.count < count {
        host.frame()
        try? await Task.sleep(for: .milliseconds(1))
      }
    }
    await wait(1)
    host.frame { id.value = 2 }
    await wait(3)
    host.frame { flag.value = false }
    await wait(4)
    #expect(log.entries.first == "start 1")
    #expect(log.entries.last == "end 2 true")
    #expect(Set(log.entries) == ["start 1", "end 1 true", "start 2", "end 2 true"])
  }
}
