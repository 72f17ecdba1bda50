import Foundation
import TestSupport
import Testing
import Waggle
import WaggleTestKit

/// When `onChange` is called, and with which values (R193, M188).
@MainActor @Suite struct OnChangeTests {
  private let log = Log()

  @Test
  func
    `M188: onChange runs inner first, once per update, with both values, with the latest closure`()
  {
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

  @Test func `onAppear and onChange(initial:) of one view run as written (R191)`() {
    let log = Log()
    host {
      leaf.onAppear { log.add("1") }.onChange(of: 0, initial: true) { log.add("2") }
        .onAppear { log.add("3") }.onChange(of: 0) { log.add("never") }
    }.settle()
    #expect(log.entries == ["1", "2", "3"])
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

  @Test
  func
    `onChange runs at most twice per frame, reports a third call, and does not run at first (R193)`()
    throws
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

  @Test func `onChange passes the old and the new value, in each form (R193)`() {
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

  @Test func `onChange in each form is called once per change, and not at first (R193)`() {
    let log = Log()
    let knob = Knob(1)
    let host = TestHost {
      Turned(knob) { n in
        leaf
          .onChange(of: n) { log.add("none") }
          .onChange(of: n) { old, new in log.add("\(old)>\(new)") }
          .onChange(of: n, initial: true) { log.add("initial") }
          .onChange(of: n, initial: true) { old, new in log.add("initial \(old)>\(new)") }
          .onChange(of: n, perform: { new in log.add("earlier \(new)") })
      }
    }
    host.settle()
    #expect(log.take() == ["initial", "initial 1>1"])
    host.frame { knob.value = 2 }
    #expect(log.take() == ["none", "1>2", "initial", "initial 1>2", "earlier 2"])
    host.frame { knob.value = 2 }
    #expect(log.take() == [])
  }

  @Test func `A value that changes and changes back within one event has not changed (R185, R193)`()
  {
    let log = Log()
    let knob = Knob(1)
    let host = TestHost { Turned(knob) { n in leaf.onChange(of: n) { log.add("\($0)>\($1)") } } }
    host.settle()
    host.frame {
      knob.value = 2
      knob.value = 1
    }
    #expect(log.take() == [])
  }

  @Test
  func
    `A chain of changes ends in the same frame, and the third call of one onChange is refused (R193)`()
  {
    struct Tree: View {
      let log: Log
      @State private var n = 0
      var body: some View {
        leaf
          .onChange(of: n) { _, new in
            log.add("\(new)")
            if new < 9 { n += 1 }
          }
          .onTapGesture { n = 1 }
      }
    }
    let log = Log()
    let host = TestHost { Tree(log: log) }
    host.settle()
    host.tap(at: CGPoint(x: 10, y: 10))
    #expect(log.take() == ["1", "2"])
    host.settle()
    #expect(host.diagnostics.filter { $0.id == "W-LOOP" }.count <= 1)
    for line in log.take() { #expect(Int(line)! <= 9) }
  }

  @Test func `onChange on a Group, and on a ForEach, calls once (R030)`() {
    let log = Log()
    let knob = Knob(1)
    let host = TestHost {
      Turned(knob) { n in
        VStack {
          Group {
            leaf
            leaf
          }
          .onChange(of: n) { log.add("group") }
          ForEach(0..<3) { _ in leaf }.onChange(of: n) { log.add("each") }
        }
      }
    }
    host.settle()
    host.frame { knob.value = 2 }
    #expect(log.take() == ["group", "each"])
  }

  @Test func `R266: with one value the closure is that of the body before the change`() {
    let log = Log()
    let (knob, other) = (Knob(1), Knob(10))
    let host = TestHost {
      Turned(knob) { n in
        Turned(other) { m in
          leaf
            .onChange(of: n, perform: { log.add("one: \(n) \(m), now \($0)") })
            .onChange(of: n) { old, _ in log.add("two: \(n) \(m), was \(old)") }
        }
      }
    }
    host.settle()
    host.frame { knob.value = 2 }
    #expect(log.take() == ["one: 1 10, now 2", "two: 2 10, was 1"])
    host.frame { other.value = 11 }
    host.frame { knob.value = 3 }
    #expect(log.take() == ["one: 2 11, now 3", "two: 3 11, was 2"])
  }
}
