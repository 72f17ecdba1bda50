import Foundation
import TestSupport
import Testing
import Waggle
import WaggleTestKit

/// Writers replace the value from below (R058–R061, R067–R072).
@MainActor @Suite struct WriterTests {
  @Test
  func `Of two writers on one view the outer one wins, and the inner one is not computed (R058)`()
    throws
  {
    forget()
    let tally = Tally()
    let host = host { leaf.lazily(Spy.self, ["1"], tally).writesSpy("2") }
    #expect(host.preference(Spy.self) == ["2"])
    #expect(tally.count == 0)
    #expect(Spy.pairs == [])
    let report = try #require(host.reports("N-SHADOW").first)
    #expect(report.message.contains("Spy") && report.message.contains("transformPreference"))
  }

  @Test func `A writer replaces the value of its content (R059)`() throws {
    let host = host {
      VStack {
        leaf.writes("c1")
        leaf.writes("c2")
      }
      .writes("p")
    }
    #expect(host.preference(Names.self) == ["p"])
    let report = try #require(host.reports("N-SHADOW").first)
    #expect(report.message.contains("2 writers"))
  }

  @Test func `An observer inside a writer still receives the inner values (R060)`() {
    let log = Log()
    let host = host {
      VStack { leaf.writes("c") }.logsNames(log, "inner ").writes("p").logsNames(log, "outer ")
    }
    host.settle()
    #expect(log.entries == ["outer p", "inner c"])
    #expect(host.reports("N-SHADOW").isEmpty)
  }

  @Test func `Writing the default is writing (R061)`() {
    let found = pairs {
      VStack {
        leaf.writesSpy()
        leaf.writesSpy("x")
      }
    }
    #expect(found.pairs == ["[]+x"])
    #expect(value(Names.self) { leaf.writes() } == [])
  }

  @Test
  func `A new written value changes the read value, and rebuilds no content (R068)`() {
    let tally = Tally()
    let name = Knob("a")
    let log = Log()
    let host = host {
      Turned(name) { Counted(tally: tally) { leaf }.writes($0) }.logsNames(log)
    }
    host.settle()
    host.frame { name.value = "b" }
    #expect(log.entries == ["a", "b"])
    #expect(tally.count == 1)
  }

  @Test func `A modifier under an if loses the state inside, a conditional value keeps it (R069)`()
  {
    struct Stateful: View {
      let knob: Knob<Int>
      var body: some View { Turned(knob) { leaf.preference(key: Sum.self, value: $0) } }
    }
    let lost = Knob(0)
    let kept = Knob(0)
    let flag = Knob(false)
    let host = host {
      Turned(flag) { isOn in
        VStack {
          if isOn { Stateful(knob: lost).writes("x") } else { Stateful(knob: lost) }
          Stateful(knob: kept).writes(isOn ? "x" : "")
        }
      }
    }
    host.settle()
    host.frame {
      lost.value = 7
      kept.value = 7
    }
    #expect(host.preference(Sum.self) == 14)
    host.frame { flag.value = true }
    #expect(lost.value == 0)
    #expect(kept.value == 7)
    #expect(host.preference(Sum.self) == 7)
  }

  @Test func `A parent's anchor replaces its child's, unless it transforms (R067)`() {
    @ViewBuilder func child() -> some View {
      leaf.box(10, 10).anchorPreference(key: Rects.self, value: .bounds) { [$0] }
    }
    let replaced = value(Rects.self) {
      VStack { child() }.anchorPreference(key: Rects.self, value: .bounds) { [$0] }
    }
    #expect(replaced?.count == 1)
    let added = value(Rects.self) {
      VStack { child() }.transformAnchorPreference(key: Rects.self, value: .bounds) {
        $0.append($1)
      }
    }
    #expect(added?.count == 2)
  }

  @Test
  func `The host reads the outer writer's value, and reading runs each writer once (R070, R071)`() {
    let tally = Tally()
    let host = host {
      leaf.writes("in").anchorPreference(key: Names.self, value: .bounds) { _ in
        tally.count += 1
        return ["out"]
      }
    }
    host.settle()
    #expect(tally.count == 0)
    #expect(host.preference(Names.self) == ["out"])
    #expect(host.preference(Names.self) == ["out"])
    host.frame()
    #expect(tally.count == 1)
  }

  @Test func `Two keys that change in one event take one update (R072)`() {
    let knob = Knob(1)
    let tally = Tally()
    let host = host {
      Turned(knob) { number in
        let _ = tally.count += 1
        leaf.preference(key: Sum.self, value: number).writes("\(number)")
      }
    }
    #expect(host.preference(Sum.self) == 1)
    host.frame { knob.value = 2 }
    #expect(host.preference(Sum.self) == 2)
    #expect(host.preference(Names.self) == ["2"])
    #expect(tally.count == 2)
  }

  @Test func `The outermost writer wins, with anything between (R058, R059)`() {
    #expect(
      value(Names.self) { leaf.writes("1").padding().writes("2").background(Color.red).writes("3") }
        == ["3"])
    #expect(value(Names.self) { leaf.writes("1").modifier(Names2(names: ["m"])) } == ["m"])
    #expect(value(Names.self) { leaf.modifier(Names2(names: ["m"])).writes("out") } == ["out"])
    #expect(
      value(Names.self) {
        Shell {
          VStack {
            leaf.writes("1"); leaf.writes("2")
          }
        }.writes("p")
      } == ["p"])
    #expect(value(Names.self) { leaf.overlay { leaf.writes("o") }.writes("p") } == ["p"])
    #expect(value(Names.self) { AnyView(leaf.writes("1")).writes("p") } == ["p"])
  }

  @Test func `A writer on a group of several writes over each (R059, R028)`() {
    #expect(
      value(Names.self) {
        HStack {
          Group {
            leaf.writes("a"); leaf.writes("b")
          }.writes("p")
        }
      } == ["p", "p"])
  }

  @Test func `An observer inside the writer receives the inner value, also later (R060)`() {
    let knob = Knob("c")
    let log = Log()
    let host = host {
      Turned(knob) { name in
        VStack { leaf.writes(name) }.logsNames(log, "in:").writes("p").logsNames(log, "out:")
      }
    }
    host.settle()
    host.frame { knob.value = "d" }
    #expect(log.take() == ["out:p", "in:c", "in:d"])
    #expect(host.reports("N-SHADOW").isEmpty)
  }

  @Test func `A reader inside the writer reads the inner value (R060)`() {
    let log = Log()
    let host = host {
      leaf.writes("in").overlayPreferenceValue(Names.self) { names in
        let _ = log.add(Spy.text(names))
        Color.clear
      }.writes("out")
    }
    host.settle()
    #expect(log.take() == ["in"])
    #expect(host.preference(Names.self) == ["out"])
  }

  @Test func `A written default is an output like any other (R061)`() {
    #expect(
      pairs {
        VStack {
          leaf.writesSpy(); leaf.writesSpy("x")
        }
      }.pairs == ["[]+x"])
    #expect(
      value(Last.self) {
        VStack {
          leaf.preference(key: Last.self, value: "x");
          leaf.preference(key: Last.self, value: "default")
        }
      } == "default")
    let host = host {
      VStack {
        leaf.preference(key: Last.self, value: "x");
        leaf.preference(key: Last.self, value: "default")
      }
    }
    _ = host.preference(Last.self)
    #expect(host.reports("E-LAW").isEmpty)
  }

  @Test func `A new value does not rebuild the writer's content (R068)`() {
    let knob = Knob("a")
    let tally = Tally()
    let inner = Counted(tally: tally) { leaf }
    let log = Log()
    let host = host {
      Turned(knob) { name in EquatableShell(content: inner).writes(name) }.logsNames(log)
    }
    host.settle()
    host.frame { knob.value = "b" }
    #expect(tally.count == 1)
    #expect(log.take() == ["a", "b"])
  }

  @Test func `A conditional modifier loses the state inside, a ternary keeps it (R069)`() {
    struct Born: View {
      @State private var born = Int.random(in: 0..<1_000_000)
      var body: some View { leaf.preference(key: Sum.self, value: born) }
    }
    let knob = Knob(false)
    let branches = host {
      Turned(knob) { on in VStack { if on { Born().writes("x") } else { Born() } } }
    }
    let first = branches.preference(Sum.self)
    branches.frame { knob.value = true }
    #expect(branches.preference(Sum.self) != first)
    let other = Knob(false)
    let ternary = host { Turned(other) { on in VStack { Born().writes(on ? "x" : "y") } } }
    let kept = ternary.preference(Sum.self)
    ternary.frame { other.value = true }
    #expect(ternary.preference(Sum.self) == kept)
    #expect(ternary.preference(Names.self) == ["x"])
  }

  @Test
  func
    `A host that asks late gets the outer value, and costs nothing without changes (R070, R071)`()
  {
    let knob = Knob("a")
    let other = Knob(0)
    let tally = Tally()
    let host = host {
      Turned(knob) { name in
        VStack {
          leaf.writes(name)
          leaf.lazily(Names.self, ["z"], tally)
          Turned(other) { Text("\($0)") }
        }
      }
    }
    host.settle()
    host.frame { knob.value = "b" }
    #expect(tally.count == 0)
    #expect(host.preference(Names.self) == ["b", "z"])
    #expect(tally.count == 1)
    host.frame { other.value = 1 }
    #expect(host.preference(Names.self) == ["b", "z"])
    #expect(tally.count == 1)
    host.frame { knob.value = "c" }
    #expect(host.preference(Names.self) == ["c", "z"])
  }

  @Test func `Demand that grows reaches rows, branches and layers made before and after (R071)`() {
    let knob = Knob([1, 2])
    let host = host {
      Turned(knob) { rows in
        VStack {
          ForEach(rows, id: \.self) { row in
            leaf.overlay { if row > 1 { leaf.writes("\(row)") } }
          }
        }
        .overlayPreferenceValue(Sum.self) { _ in leaf.writes("layer") }
      }
    }
    host.settle()
    #expect(host.preference(Names.self) == ["2", "layer"])
    host.frame { knob.value = [3, 1, 2] }
    #expect(host.preference(Names.self) == ["3", "2", "layer"])
    host.frame { knob.value = [] }
    #expect(host.preference(Names.self) == ["layer"])
  }

  private struct EquatableShell<Content: View>: View, Equatable {
    let content: Content
    nonisolated static func == (a: Self, b: Self) -> Bool { true }
    var body: some View { content }
  }
}
