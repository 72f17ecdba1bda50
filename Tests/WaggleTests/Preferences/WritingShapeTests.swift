import Foundation
import Observation
import TestSupport
import Testing
import Waggle
import WaggleTestKit

@Observable @MainActor
private final class Model {
  var name = "m"
  var count = 0
}

/// Writers and transforms in unusual shapes.
@MainActor
@Suite struct WritingShapeTests {
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

  @Test func `An observer inside the writer hears the inner value, also later (R060)`() {
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

  @Test func `The default, written, is an output like any other (R061)`() {
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

  @Test
  func `A transform starts from the default where nobody writes, and always has an output (R062)`()
  {
    #expect(value(Names.self) { leaf.transformPreference(Names.self) { $0.append("t") } } == ["t"])
    #expect(
      value(Names.self) {
        VStack {
          leaf; leaf
        }.transformPreference(Names.self) { _ in }
      } == [])
    #expect(
      value(Sum.self) {
        VStack {
          leaf.transformPreference(Sum.self) { $0 += 1 };
          leaf.transformPreference(Sum.self) { $0 += 2 }
        }
      } == 3)
  }

  @Test
  func `Transforms change what is below, inner before outer, between containers too (R063, R064)`()
  {
    #expect(
      value(Names.self) {
        VStack {
          HStack {
            leaf.writes("a"); leaf.writes("b")
          }.transformPreference(Names.self) { $0.append("h") }
          leaf.writes("c")
        }
        .transformPreference(Names.self) { $0.append("1") }
        .transformPreference(Names.self) { $0.append("2") }
      } == ["a", "b", "h", "c", "1", "2"])
    #expect(
      value(Names.self) {
        leaf.writes("a").transformPreference(Names.self) { $0.append("t") }.writes("w")
      }
        == ["w"])
    #expect(
      value(Names.self) {
        leaf.writes("a").writes("w").transformPreference(Names.self) { $0.append("t") }
      }
        == ["w", "t"])
  }

  @Test func `A transform follows its captures and the observable objects it reads (R065)`() {
    let model = Model()
    let knob = Knob("k")
    let bodies = Tally()
    let host = host {
      Counted(tally: bodies) {
        Turned(knob) { capture in
          leaf.writes("a").transformPreference(Names.self) { $0 += [capture, model.name] }
        }
      }
    }
    #expect(host.preference(Names.self) == ["a", "k", "m"])
    host.frame { knob.value = "l" }
    #expect(host.preference(Names.self) == ["a", "l", "m"])
    let before = host.counts.bodies
    host.frame { model.name = "n" }
    #expect(host.preference(Names.self) == ["a", "l", "n"])
    #expect(host.counts.bodies == before)
    host.frame { model.count = 1 }
    #expect(host.preference(Names.self) == ["a", "l", "n"])
    host.frame { model.name = "o" }
    #expect(host.preference(Names.self) == ["a", "l", "o"])
  }

  @Test
  func `An observer is called when an observable object changes what a transform reads (R065)`() {
    let model = Model()
    let log = Log()
    let host = host {
      VStack {
        leaf.transformPreference(Names.self) { $0.append(model.name) }; leaf
      }.logsNames(log)
    }
    host.settle()
    host.frame { model.name = "x" }
    model.name = "y"
    host.settle()
    #expect(log.take() == ["m", "x", "y"])
  }

  @Test func `An anchor's transform that reads an observable object follows it (R065, R066)`() {
    let model = Model()
    let log = Log()
    let host = host {
      leaf.anchorPreference(key: Names.self, value: .bounds) { _ in [model.name] }
        .transformAnchorPreference(key: Names.self, value: .bounds) { names, _ in
          names.append(model.name)
        }
        .logsNames(log)
    }
    host.settle()
    host.frame { model.name = "x" }
    #expect(log.take() == ["[m,m]", "[x,x]"])
  }

  @Test func `Anchor writers replace, anchor transforms add (R066, R067)`() {
    func a(_ view: some View) -> some View {
      view.anchorPreference(key: Rects.self, value: .bounds) { [$0] }
    }
    func t(_ view: some View) -> some View {
      view.transformAnchorPreference(key: Rects.self, value: .bounds) { $0.append($1) }
    }
    #expect(
      value(Rects.self) {
        a(
          VStack {
            a(leaf); a(leaf)
          })
      }?.count == 1)
    #expect(
      value(Rects.self) {
        t(
          VStack {
            a(leaf); a(leaf)
          })
      }?.count == 3)
    #expect(value(Rects.self) { t(VStack { leaf }) }?.count == 1)
    #expect(value(Rects.self) { t(t(a(a(leaf)))) }?.count == 3)
    #expect(
      value(Rects.self) {
        VStack {
          Group {
            leaf; leaf
          }.anchorPreference(key: Rects.self, value: .bounds) { [$0] }
        }
      }?.count == 2)
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

  private struct EquatableShell<Content: View>: View, Equatable {
    let content: Content
    nonisolated static func == (a: Self, b: Self) -> Bool { true }
    var body: some View { content }
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
    `A host that asks late sees the outer value, and then costs nothing while quiet (R070, R071)`()
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
}
