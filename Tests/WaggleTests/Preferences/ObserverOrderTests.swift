import Foundation
import TestSupport
import Testing
import Waggle
import WaggleTestKit

/// The order of calls, and what a call changes (R088–R091, R095, R096).
@MainActor @Suite struct ObserverOrderTests {
  @Test func `Observers are called outermost first, later siblings before earlier ones (R088)`() {
    let knob = Knob("1")
    let log = Log()
    let host = host {
      Turned(knob) { name in
        VStack {
          leaf.writes("a" + name).logsNames(log, "in1 ")
          leaf.writes("b" + name).logsNames(log, "in2 ")
        }
        .logsNames(log, "mid ").logsNames(log, "out ")
      }
    }
    host.settle()
    #expect(log.take() == ["out [a1,b1]", "mid [a1,b1]", "in2 b1", "in1 a1"])
    host.frame { knob.value = "2" }
    #expect(log.take() == ["out [a2,b2]", "mid [a2,b2]", "in2 b2", "in1 a2"])
  }

  @Test func `Observers of several keys share one order (R089)`() {
    let log = Log()
    let host = host {
      VStack {
        leaf.writes("x").preference(key: Sum.self, value: 1)
          .onPreferenceChange(Sum.self) { _ in log.add("sum in") }
          .logsNames(log, "names in ")
      }
      .onPreferenceChange(Sum.self) { _ in log.add("sum out") }
      .logsNames(log, "names out ")
    }
    host.settle()
    #expect(log.entries == ["names out x", "sum out", "names in x", "sum in"])
  }

  @Test func `The order is the same when a part of the tree is made later (R088)`() {
    let flag = Knob(false)
    let knob = Knob("1")
    let log = Log()
    let host = host {
      Turned(flag) { isOn in
        Turned(knob) { name in
          VStack {
            leaf.writes("a" + name).logsNames(log, "in ")
            if isOn { leaf.writes("b" + name).logsNames(log, "late ") }
          }
          .logsNames(log, "out ")
        }
      }
    }
    host.settle()
    _ = log.take()
    host.frame { flag.value = true }
    #expect(Set(log.take()) == ["out [a1,b1]", "late b1"])
    host.frame { knob.value = "2" }
    #expect(Set(log.take()) == ["out [a2,b2]", "late b2", "in a2"])
  }

  @Test
  func
    `State that is set in the action is shown in the same frame, by at most one more update (R091)`()
  {
    let one = Log()
    let host1 = host { Chain(hops: 1, log: one) }
    host1.frame()
    #expect(one.entries.last == "100")
    let three = Log()
    let host3 = host { Chain(hops: 3, log: three) }
    host3.frame()
    #expect(three.entries.last != "111")
    host3.frame()
    #expect(three.entries.last == "111")
    #expect(host3.diagnostics.isEmpty)
  }

  @Test func `A size copied to a frame is right in the first frame (R091)`() {
    struct Copy: View {
      let log: Log
      @State private var width: CGFloat = 0
      var body: some View {
        VStack {
          leaf.frame(width: 70, height: 10)
            .background(GeometryReader { leaf.preference(key: Width.self, value: $0.size.width) })
            .onPreferenceChange(Width.self) { width = $0 }
          GeometryReader { proxy in
            let _ = log.add("\(proxy.size.width)")
            leaf
          }
          .frame(width: width)
        }
      }
    }
    let log = Log()
    let host = host { Copy(log: log) }
    host.frame()
    #expect(log.entries.last == "70.0")
    #expect(!host.host.hasWork)
  }

  @Test func `The interface has no form with a transaction (R095)`() {
    let log = Log()
    host { leaf.writes("x").onPreferenceChange(Names.self, perform: { log.add("\($0)") }) }.settle()
    #expect(log.entries == ["[\"x\"]"])
  }

  @Test func `A queued delivery runs even if its view is removed in the same update (R096)`() {
    let flag = Knob(true)
    let name = Knob("1")
    let log = Log()
    let host = host {
      Turned(flag) { isOn in
        Turned(name) { text in
          VStack {
            leaf.writes("out" + text)
              .onPreferenceChange(Names.self) { log.add($0[0]) }
            if isOn {
              leaf.writes("in" + text).onPreferenceChange(Names.self) {
                log.add($0[0])
              }
            }
          }
          .onPreferenceChange(Names.self) {
            if $0.count == 2, $0[0] == "out2" { flag.value = false }
          }
        }
      }
    }
    host.settle()
    _ = log.take()
    host.frame { name.value = "2" }
    #expect(log.entries.filter { $0 == "in2" }.count == 1)
    #expect(log.entries.contains("out2"))
  }

  @Test
  func `A delivery decided in one frame runs in the next, even for a removed view (R096)`() {
    let flag = Knob(true)
    let log = Log()
    let late = TestHost(size: CGSize(width: 100, height: 100)) {
      Turned(flag) { isOn in VStack { if isOn { Late(log: log) } } }
    }
    late.frame()
    #expect(log.entries == ["a", "b"])
    late.frame { flag.value = false }
    #expect(log.entries == ["a", "b", "c"])
  }

  @Test
  func
    `Observers run outermost first, later siblings before earlier, keys mixed (R088, R089)`()
  {
    let knob = Knob("x")
    let log = Log()
    let host = host {
      Turned(knob) { name in
        VStack {
          Both(name).logsNames(log, "in1:")
          Both(name).onPreferenceChange(Spy.self) { log.add("in2:\($0[0])") }
        }
        .onPreferenceChange(Spy.self) { log.add("mid:\($0[0])") }
        .onPreferenceChange(Names.self) { log.add("out:\($0[0])") }
      }
    }
    host.settle()
    #expect(log.take() == ["out:x", "mid:x", "in2:x", "in1:x"])
    host.frame { knob.value = "y" }
    #expect(log.take() == ["out:y", "mid:y", "in2:y", "in1:y"])
  }

  @Test
  func
    `A state set in an action is drawn in the same frame, and three steps take two frames (R091)`()
  {
    struct Hop: View {
      @State private var a = 0
      @State private var b = 0
      @State private var c = 0
      var body: some View {
        VStack {
          Text("a\(a) b\(b) c\(c)")
          leaf.preference(key: Sum.self, value: 7).onPreferenceChange(Sum.self) { a = $0 }
          leaf.preference(key: Sum.self, value: a).onPreferenceChange(Sum.self) { b = $0 }
          leaf.preference(key: Sum.self, value: b).onPreferenceChange(Sum.self) { c = $0 }
        }
      }
    }
    let host = host { Hop() }
    host.frame()
    #expect(host.text == ["a7 b7 c0"])
    host.frame()
    #expect(host.text == ["a7 b7 c7"])
    #expect(host.reports("W-LOOP").isEmpty)
  }

  @Test
  func `A queued action runs once although its view is removed in the same update (R096)`() {
    struct Leaving: View {
      @State private var gone = false
      let log: Log
      var body: some View {
        VStack {
          if !gone {
            leaf.writes("early").logsNames(log)
            leaf.writes("late").onPreferenceChange(Names.self) { _ in
              log.add("gone")
              gone = true
            }
          }
        }
      }
    }
    let log = Log()
    let host = host { Leaving(log: log) }
    host.settle()
    #expect(log.take() == ["gone", "early"])
  }

  @Test
  func `Callbacks in a branch or a row run by position, not by the time of creation (R088, R191)`()
  {
    let log = Log()
    let host = host {
      VStack {
        leaf.writes("a").onAppear { log.add("a") }.logsNames(log, "in1 ")
        if true {
          ForEach(0..<2) { row in
            leaf.writes("\(row)").onAppear { log.add("row \(row)") }.logsNames(
              log, "in row \(row) ")
          }
        }
        leaf.writes("z").onAppear { log.add("z") }.logsNames(log, "in2 ")
      }
      .onAppear { log.add("out") }
      .logsNames(log, "hears ")
    }
    host.settle()
    #expect(
      log.entries == [
        "hears [a,0,1,z]", "in2 z", "in row 1 1", "in row 0 0", "in1 a",
        "a", "row 0", "row 1", "z", "out",
      ])
  }

  /// Copies a size along `hops` states, each observed from the one before.
  private struct Chain: View {
    let hops: Int
    let log: Log
    @State private var a = 0
    @State private var b = 0
    @State private var c = 0

    var body: some View {
      let _ = log.add("\(a)\(b)\(c)")
      VStack {
        leaf.preference(key: Sum.self, value: 1).onPreferenceChange(Sum.self) { a = $0 }
        if hops > 1 {
          leaf.preference(key: Sum.self, value: a).onPreferenceChange(Sum.self) { b = $0 }
        }
        if hops > 2 {
          leaf.preference(key: Sum.self, value: b).onPreferenceChange(Sum.self) { c = $0 }
        }
      }
    }
  }

  /// Receives its third value only in the second frame.
  private struct Late: View {
    let log: Log
    @State private var a = 0
    @State private var b = 0

    var body: some View {
      VStack {
        leaf.preference(key: Sum.self, value: 1).onPreferenceChange(Sum.self) {
          log.add("a")
          a = $0
        }
        if a > 0 {
          leaf.preference(key: Sum.self, value: 2).onPreferenceChange(Sum.self) {
            log.add("b")
            b = $0
          }
        }
        if b > 0 {
          leaf.preference(key: Sum.self, value: 3).onPreferenceChange(Sum.self) { _ in log.add("c")
          }
        }
      }
    }
  }
}
