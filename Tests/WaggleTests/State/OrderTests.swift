import Foundation
import TestSupport
import Testing
import Waggle
import WaggleTestKit

@MainActor @Suite struct OrderTests {
  @Test func `A frame is updates, then actions, then what they set, then the picture (R189)`() {
    struct Tree: View {
      let log: Log
      @State private var step = 0
      var body: some View {
        let _ = log.add("body \(step)")
        GeometryReader { _ in
          let _ = log.add("content \(step)")
          leaf.writes("\(step)")
        }
        .onPreferenceChange(Names.self) { log.add("heard \($0[0])") }
        .onAppear {
          log.add("appeared")
          step = 1
        }
      }
    }
    let log = Log()
    let host = host { Tree(log: log) }
    host.frame()
    #expect(
      log.entries == [
        "body 0", "content 0", "heard 0", "appeared", "body 1", "content 1", "heard 1",
      ])
    #expect(host.host.framesDrawn == 1)
    #expect(!host.host.hasWork)
  }

  @Test func `A view has its place when it appears, and is drawn after that (R190)`() {
    struct Tree: View {
      let log: Log
      @State private var width: CGFloat = 10
      var body: some View {
        leaf.frame(width: width, height: 10).logsFrame(log).onAppear {
          log.add("appeared")
          width = 60
        }
      }
    }
    let log = Log()
    let host = host { Tree(log: log) }
    host.frame()
    #expect(log.entries == ["(95,95,10,10)", "appeared", "(70,95,60,10)"])
    #expect(host.host.framesDrawn == 1)
  }

  @Test func `Inner views appear before outer ones, siblings in order (R191)`() {
    let log = Log()
    host {
      VStack {
        VStack { leaf.onAppear { log.add("1 in") } }.onAppear { log.add("1") }
        leaf.onAppear { log.add("2") }
      }
      .onAppear { log.add("out") }
    }.settle()
    #expect(log.entries == ["1 in", "1", "2", "out"])
  }

  @Test func `onAppear and onChange(initial:) of one view run as written (R191)`() {
    let log = Log()
    host {
      leaf.onAppear { log.add("1") }.onChange(of: 0, initial: true) { log.add("2") }
        .onAppear { log.add("3") }.onChange(of: 0) { log.add("never") }
    }.settle()
    #expect(log.entries == ["1", "2", "3"])
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

  @Test func `Observers come before appearances at first sight (R192)`() {
    let log = Log()
    host {
      leaf.writes("a").onAppear { log.add("in") }
        .onPreferenceChange(Names.self) { _ in log.add("o") }
        .onAppear { log.add("out") }
    }.settle()
    #expect(log.entries == ["o", "in", "out"])
  }

  @Test
  func
    `On a change, onChange comes after the observer, and what the observer set comes last (R192)`()
  {
    struct Tree: View {
      let log: Log
      let knob: Knob<Int>
      @State private var heard = 0
      var body: some View {
        Turned(knob) { number in
          leaf.preference(key: Sum.self, value: number)
            .onPreferenceChange(Sum.self) {
              log.add("observer")
              heard = $0
            }
            .onChange(of: number) { log.add("onChange") }
        }
        .onChange(of: heard) { log.add("caused") }
      }
    }
    let log = Log()
    let knob = Knob(0)
    let host = host { Tree(log: log, knob: knob) }
    host.settle()
    _ = log.take()
    host.frame { knob.value = 1 }
    #expect(log.entries == ["observer", "onChange", "caused"])
  }

  @Test func `onChange runs twice a frame at most, says so, and not at first sight (R193)`() throws
  {
    struct Tree: View {
      let log: Log
      @State private var step = 0
      let start: Knob<Int>
      var body: some View {
        Turned(start) { begun in
          leaf.onChange(of: step + begun) { _, new in
            log.add("\(new)")
            step += 1
          }
        }
      }
    }
    let log = Log()
    let start = Knob(0)
    let host = host { Tree(log: log, start: start) }
    host.frame()
    #expect(log.entries == [])
    host.frame { start.value = 1 }
    #expect(log.entries == ["1", "2"])
    for _ in 0..<3 { host.frame() }
    let reports = host.reports("W-LOOP")
    #expect(reports.count == 1)
    #expect(
      try #require(reports.first).message
        .hasPrefix("onChange(of: Int) action tried to update multiple times per frame."))
  }

  @Test func `onChange tells the old value and the new one, in each of its forms (R193)`() {
    let log = Log()
    let knob = Knob(0)
    let host = host {
      Turned(knob) { number in
        leaf.onChange(of: number) { old, new in log.add("\(old)-\(new)") }
          .onChange(of: number) { log.add("none") }
          .onChange(of: number, perform: { log.add("one \($0)") })
          .onChange(of: number, initial: true) { old, new in log.add("initial \(old)-\(new)") }
      }
    }
    host.frame()
    #expect(log.take() == ["initial 0-0"])
    host.frame { knob.value = 2 }
    #expect(log.take() == ["0-2", "none", "one 2", "initial 0-2"])
  }

  @Test
  func `An environment value made from a preference takes one more pass of the same frame (R195)`()
  {
    struct Tree: View {
      let log: Log
      @State private var width: CGFloat = 0
      var body: some View {
        leaf.frame(width: 70, height: 10)
          .background(GeometryReader { leaf.preference(key: Width.self, value: $0.size.width) })
          .overlay(Told(log: log))
          .onPreferenceChange(Width.self) { width = $0 }
          .environment(\.told, width)
      }
    }
    struct Told: View {
      let log: Log
      @Environment(\.told) private var width
      var body: some View {
        let _ = log.add("\(width)")
        leaf.frame(width: width)
      }
    }
    let log = Log()
    let host = host { Tree(log: log) }
    host.frame()
    #expect(log.entries == ["0.0", "70.0"])
    #expect(host.host.framesDrawn == 1)
  }

  @Test func `A disappearance is told once, after the view has gone (R191)`() {
    let flag = Knob(true)
    let log = Log()
    let host = host {
      Turned(flag) { isOn in
        VStack {
          if isOn {
            VStack { leaf.onAppear { log.add("+in") }.onDisappear { log.add("-in") } }
              .onDisappear { log.add("-out") }
          }
        }
      }
    }
    host.settle()
    host.frame { flag.value = false }
    host.frame()
    #expect(log.entries.first == "+in")
    #expect(log.entries.dropFirst().sorted() == ["-in", "-out"])
    host.frame { flag.value = true }
    #expect(log.entries.last == "+in")
  }

  @Test func `A task is cancelled when its view goes, and starts again for another id (R191)`()
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
                try? await Task.sleep(for: .seconds(60))
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

private enum ToldKey: EnvironmentKey { static let defaultValue: CGFloat = 0 }

extension EnvironmentValues {
  fileprivate var told: CGFloat {
    get { self[ToldKey.self] }
    set { self[ToldKey.self] = newValue }
  }
}
