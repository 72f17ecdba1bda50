import Foundation
import TestSupport
import Testing
import Waggle
import WaggleTestKit

@MainActor @Suite struct ObserverTests {
  // MARK: What is observed

  @Test func `An observer does not see a writer outside it, and says where it is (R075)`() throws {
    let log = Log()
    let host = host { leaf.logsNames(log).writes("x") }
    for _ in 0..<3 { host.frame() }
    #expect(log.entries == [])
    let report = try #require(host.reports("W-ORDER").first)
    #expect(report.message.contains("Names is written 1 level above this observer"))
    #expect(host.reports("W-NOWRITER").isEmpty)
  }

  @Test func `An observer does not see a sibling's writer, and says so (R075)`() throws {
    let log = Log()
    let host = host {
      VStack {
        leaf.logsNames(log)
        leaf.writes("x")
      }
    }
    host.settle()
    #expect(log.entries == [])
    #expect(try #require(host.reports("W-ORDER").first).message.contains("next to this observer"))
    #expect(host.reports("W-NOWRITER").isEmpty)
  }

  @Test func `Any number of observers hear a value, and pass it on (R076)`() {
    let log = Log()
    let host = host {
      VStack { leaf.writes("x").logsNames(log, "1 ").logsNames(log, "2 ") }.logsNames(log, "3 ")
    }
    host.settle()
    #expect(log.entries == ["3 x", "2 x", "1 x"])
    #expect(host.preference(Names.self) == ["x"])
  }

  @Test func `Without an output the action is never called, and that is said once (R077)`() throws {
    let log = Log()
    let host = host {
      VStack {
        leaf
        leaf
      }
      .logsNames(log)
    }
    for _ in 0..<3 { host.frame() }
    #expect(log.entries == [])
    let report = try #require(host.reports("W-NOWRITER").first)
    #expect(report.message.contains("No view writes Names"))
    #expect(host.reports("W-NOWRITER").count == 1)
    #expect(host.reports("W-ORDER").isEmpty)
  }

  @Test func `With an output it is called at first, even with the default (R078, R079)`() {
    let log = Log()
    host { leaf.writes().logsNames(log) }.settle()
    #expect(log.entries == ["[]"])
    let dynamic = Log()
    host { VStack { if false { leaf } }.logsNames(dynamic) }.settle()
    #expect(dynamic.entries == ["[]"])
  }

  // MARK: When it is called

  @Test func `An equal value is not heard again, and the newest closure is called (R080, R081)`() {
    let knob = Knob(0)
    let log = Log()
    let host = host {
      Turned(knob) { number in
        leaf.preference(key: Sum.self, value: number / 2)
          .onPreferenceChange(Sum.self) { log.add("\($0) at \(number)") }
      }
    }
    host.settle()
    for number in 1...4 { host.frame { knob.value = number } }
    #expect(log.entries == ["0 at 0", "1 at 2", "2 at 4"])
  }

  @Test func `A closure that changes alone calls nothing, and is called at the next value (R081)`()
  {
    let outer = Knob("A")
    let inner = Knob("x")
    let log = Log()
    let host = host {
      Turned(outer) { name in
        Turned(inner) { leaf.writes($0) }.logsNames(log, name + " ")
      }
    }
    host.settle()
    host.frame { outer.value = "B" }
    #expect(log.entries == ["A x"])
    host.frame { inner.value = "y" }
    #expect(log.entries == ["A x", "B y"])
  }

  @Test func `The action runs after bodies and layout, when state may be set (R082)`() {
    let log = Log()
    let state = Knob(0)
    let host = host {
      Turned(state) { number in
        let _ = log.add("body \(number)")
        GeometryReader { proxy in
          let _ = log.add("layout \(proxy.size.width)")
          leaf.writes("x")
        }
        .frame(width: 50)
        .onPreferenceChange(Names.self) { _ in
          log.add("action")
          state.value = 1
        }
        .onAppear { log.add("appeared") }
      }
    }
    host.frame()
    #expect(
      log.entries == ["body 0", "layout 50.0", "action", "appeared", "body 1", "layout 50.0"])
    #expect(host.reports("W-MUTATE").isEmpty)
  }

  // MARK: Limits

  /// A value that its own observer raises until it is `end`.
  private struct Ladder: View {
    let log: Log
    let end: Int
    @State private var step = 0

    var body: some View {
      leaf.preference(key: Sum.self, value: step).onPreferenceChange(Sum.self) {
        log.add("\($0)")
        if $0 < end { step = $0 + 1 }
      }
    }
  }

  @Test func `At most two calls a frame, and the third is refused by seeds (R083, R086)`() {
    let log = Log()
    let host = host(.seeds) { Ladder(log: log, end: .max) }
    for first in stride(from: 0, to: 12, by: 2) {
      host.frame()
      #expect(log.take() == ["\(first)", "\(first + 1)"])
    }
  }

  @Test func `The first refusal is reported in words that are known, once (R084)`() throws {
    let log = Log()
    let host = host { Ladder(log: log, end: .max) }
    for _ in 0..<10 { host.frame() }
    let reports = host.reports("W-LOOP")
    #expect(reports.count == 1)
    let lines = try #require(reports.first).message.split(separator: "\n", maxSplits: 1)
    #expect(lines[0] == "Bound preference Sum tried to update multiple times per frame.")
    #expect(lines[1].contains("0 -> 1 -> 2"))
    #expect(lines[1].contains("step"))
    #expect(try #require(reports.first).path.contains("Ladder"))
  }

  @Test func `A refused value is heard in the next frame by seeds (R085)`() {
    let log = Log()
    let host = host(.seeds) { Ladder(log: log, end: 2) }
    host.frame()
    #expect(log.entries == ["0", "1"])
    host.frame()
    #expect(log.entries == ["0", "1", "2"])
    host.settle()
    #expect(log.entries == ["0", "1", "2"])
    #expect(host.preference(Sum.self) == 2)
  }

  @Test func `A refused value that is not told again is lost, until another one comes (R085)`() {
    let log = Log()
    let knob = Knob(0)
    var semantics = PreferenceSemantics.seeds
    semantics.redeliversRefusedValues = false
    let host = host(semantics) {
      Turned(knob) { number in
        leaf.preference(key: Sum.self, value: number).onPreferenceChange(Sum.self) {
          log.add("\($0)")
          if $0 < 2 { knob.value = $0 + 1 }
        }
      }
    }
    host.frame()
    for _ in 0..<3 { host.frame() }
    #expect(log.entries == ["0", "1"])
    #expect(host.preference(Sum.self) == 2)
    host.frame { knob.value = 9 }
    #expect(log.entries == ["0", "1", "9"])
  }

  @Test func `What is heard late is the newest value, and only if it still differs (R085)`() {
    let log = Log()
    let knob = Knob(0)
    let host = host(.seeds) {
      Turned(knob) { number in
        leaf.preference(key: Sum.self, value: number).onPreferenceChange(Sum.self) {
          log.add("\($0)")
          if $0 < 2 { knob.value = $0 + 1 }
        }
      }
    }
    host.frame()
    host.frame { knob.value = 5 }
    #expect(log.entries == ["0", "1", "5"])
    host.settle()
    #expect(log.entries == ["0", "1", "5"])
  }

  @Test func `Another identity is another observer, which hears an equal value (R087)`() {
    let id = Knob(1)
    let log = Log()
    let host = host { Turned(id) { id in VStack { leaf.writes("x").logsNames(log).id(id) } } }
    host.settle()
    host.frame { id.value = 2 }
    #expect(log.entries == ["x", "x"])
    host.frame { id.value = 2 }
    #expect(log.entries == ["x", "x"])
  }

  @Test func `A view that comes back is observed anew (R087)`() {
    let flag = Knob(true)
    let log = Log()
    let host = host {
      Turned(flag) { isOn in VStack { if isOn { leaf.writes("x").logsNames(log) } } }
    }
    host.settle()
    host.frame { flag.value = false }
    host.frame { flag.value = true }
    #expect(log.entries == ["x", "x"])
  }

  // MARK: Order

  @Test func `Observers hear outermost first, later siblings before earlier ones (R088)`() {
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

  @Test func `The order stays when a part of the tree is made later (R088)`() {
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

  // MARK: Feeding back

  /// Copies a size along `hops` states, each heard from the one before.
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

  @Test
  func `State that is set in the action is in the same frame, by at most one more pass (R091)`() {
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

  /// A width that its own observer changes by `step`, for ever.
  private struct Feedback: View {
    let step: CGFloat
    let tally: Tally
    @State private var width: CGFloat = 10

    var body: some View {
      GeometryReader { leaf.preference(key: Width.self, value: $0.size.width) }
        .frame(width: width, height: 10)
        .onPreferenceChange(Width.self) {
          tally.count += 1
          width = $0 + step
        }
    }
  }

  @Test func `A value that changes itself is stopped at the cap and reported (R092)`() throws {
    let tally = Tally()
    let host = host { Feedback(step: 1, tally: tally) }
    host.settle()
    #expect(tally.count <= 4 * 121)
    let report = try #require(host.reports("W-LOOP").first)
    #expect(report.message.contains("Bound preference Width"))
    #expect(report.message.contains("width"))
    #expect(host.reports("W-LOOP").contains { $0.message.contains("120 frames") })
  }

  @Test func `Sizes that differ by a hair are other values, and the report says so (R093)`() throws
  {
    let tally = Tally()
    let host = host { Feedback(step: 1e-9, tally: tally) }
    host.frame()
    #expect(tally.count == 2)
    let report = try #require(host.reports("W-LOOP").first)
    #expect(report.message.contains("less than a pixel"))
  }

  @Test func `State that is set to something new each time is named in the report (R094)`() throws {
    struct Restless: View {
      @State private var token = 0.0
      var body: some View {
        leaf.preference(key: Width.self, value: CGFloat(100 + token))
          .onPreferenceChange(Width.self) { _ in token += 1 }
      }
    }
    let host = host { Restless() }
    host.settle()
    let report = try #require(host.reports("W-LOOP").first)
    #expect(report.message.contains("Width") && report.message.contains("token"))
  }

  @Test func `There is no form with a transaction in the interface (R095)`() {
    let log = Log()
    host { leaf.writes("x").onPreferenceChange(Names.self, perform: { log.add("\($0)") }) }.settle()
    #expect(log.entries == ["[\"x\"]"])
  }

  @Test func `What was queued is heard even if its view leaves in the same update (R096)`() {
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
  func `What was decided in one frame is heard in the next, even by a view that is gone (R096)`() {
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

  /// Hears its third value only in the second frame.
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
