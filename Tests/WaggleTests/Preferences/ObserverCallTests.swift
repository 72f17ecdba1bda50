import Foundation
import TestSupport
import Testing
import Waggle
import WaggleTestKit

/// When an observer is called (R075–R082).
@MainActor @Suite struct ObserverCallTests {
  @Test
  func `An observer does not see a writer outside it, and the report says where it is (R075)`()
    throws
  {
    let log = Log()
    let host = host { leaf.logsNames(log).writes("x") }
    for _ in 0..<3 { host.frame() }
    #expect(log.entries == [])
    let report = try #require(host.reports("W-ORDER").first)
    #expect(report.message.contains("Names is written 1 level above this observer"))
    #expect(host.reports("W-NOWRITER").isEmpty)
  }

  @Test func `An observer does not see a sibling's writer, which is reported (R075)`() throws {
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

  @Test func `Any number of observers receive a value, and pass it on (R076)`() {
    let log = Log()
    let host = host {
      VStack { leaf.writes("x").logsNames(log, "1 ").logsNames(log, "2 ") }.logsNames(log, "3 ")
    }
    host.settle()
    #expect(log.entries == ["3 x", "2 x", "1 x"])
    #expect(host.preference(Names.self) == ["x"])
  }

  @Test func `Without an output the action is never called, which is reported once (R077)`() throws
  {
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

  @Test func `With an output it is called initially, even with the default (R078, R079)`() {
    let log = Log()
    host { leaf.writes().logsNames(log) }.settle()
    #expect(log.entries == ["[]"])
    let dynamic = Log()
    host { VStack { if false { leaf } }.logsNames(dynamic) }.settle()
    #expect(dynamic.entries == ["[]"])
  }

  @Test
  func `An equal value is not delivered again, and the latest closure is called (R080, R081)`() {
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

  @Test func `A new closure alone causes no call, and is called with the next value (R081)`() {
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

  @Test
  func
    `An observer ignores writers outside it, beside it, and in outer modifiers (R075)`()
  {
    let log = Log()
    let host = host {
      VStack {
        leaf.logsNames(log, "a").writes("x")
        HStack {
          leaf.logsNames(log, "b"); leaf.writes("y")
        }
        leaf.logsNames(log, "c").overlay { leaf.writes("z") }
        leaf.logsNames(log, "d").modifier(Names2(names: ["m"]))
      }
    }
    host.settle()
    #expect(log.take() == [])
    #expect(host.reports("W-ORDER").count == 4)
    #expect(host.reports("W-NOWRITER").isEmpty)
  }

  @Test func `Any number of observers get the same value, and change nothing (R076)`() {
    let log = Log()
    let host = host {
      Shell { leaf.writes("x").logsNames(log, "1").padding().logsNames(log, "2") }.logsNames(
        log, "3"
      )
      .modifier(Plain()).logsNames(log, "4")
    }
    host.settle()
    #expect(Set(log.take()) == ["1x", "2x", "3x", "4x"])
    #expect(host.preference(Names.self) == ["x"])
  }

  @Test func `A static view without a writer never calls, whatever happens (R077)`() {
    let knob = Knob(0)
    let log = Log()
    let host = host {
      Turned(knob) { turn in
        VStack {
          Text("\(turn)"); HStack { leaf.frame(width: CGFloat(turn)) }
        }
      }.logsNames(log)
    }
    host.settle()
    for turn in 1...3 { host.frame { knob.value = turn } }
    #expect(log.take() == [])
  }

  @Test func `A view with an output calls once initially, with the default too (R078)`() {
    func first<V: View>(@ViewBuilder _ view: () -> V) -> [String] {
      let log = Log()
      let view = view()
      let host = host { view.logsNames(log) }
      for _ in 0..<3 { host.frame() }
      return log.take()
    }
    #expect(first { leaf.writes() } == ["[]"])
    #expect(first { VStack { if false { leaf } } } == ["[]"])
    #expect(first { ForEach([Int](), id: \.self) { _ in leaf } } == ["[]"])
    #expect(first { leaf.transformPreference(Names.self) { _ in } } == ["[]"])
    #expect(first { ViewThatFits { leaf } } == ["[]"])
    #expect(first { AnyView(leaf) } == ["[]"])
  }

  @Test func `An equal value does not call, however it was computed (R080)`() {
    let knob = Knob(0)
    let log = Log()
    let host = host {
      Turned(knob) { turn in
        VStack {
          if turn % 2 == 0 { leaf.writes("a"); leaf.writes("b") } else { leaf.writes("a", "b") }
          if turn > 2 { leaf.writes() }
        }
      }.logsNames(log)
    }
    host.settle()
    for turn in 1...4 { host.frame { knob.value = turn } }
    #expect(log.take() == ["[a,b]"])
  }

  @Test func `A value that changes and changes back within one update is not a change (R080)`() {
    let knob = Knob("a")
    let log = Log()
    let host = host { Turned(knob) { leaf.writes($0) }.logsNames(log) }
    host.settle()
    host.frame {
      knob.value = "b"
      knob.value = "a"
    }
    #expect(log.take() == ["a"])
  }

  @Test func `The latest closure is called, and a new closure alone does not call (R081)`() {
    let knob = Knob(0)
    let log = Log()
    let host = host {
      Turned(knob) { turn in
        Shell { leaf.writes("\(turn / 2)") }.onPreferenceChange(Names.self) {
          log.add("\(turn):\($0[0])")
        }
      }
    }
    host.settle()
    for turn in 1...5 { host.frame { knob.value = turn } }
    #expect(log.take() == ["0:0", "2:1", "4:2"])
  }

  @Test func `An action runs after layout and before the picture (R082)`() {
    struct Measured: Layout {
      let log: Log
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 10, height: 10)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        MainActor.assumeIsolated { log.add("place") }
      }
    }
    let log = Log()
    let host = host {
      let _ = log.add("body")
      Measured(log: log) { leaf }.writes("x").onPreferenceChange(Names.self) { _ in
        log.add("action")
      }
    }
    host.frame()
    #expect(log.take() == ["body", "place", "action"])
  }
}
