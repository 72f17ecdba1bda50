import Foundation
import Observation
import TestSupport
import Testing
import Waggle
import WaggleTestKit

@Observable private final class Suffix {
  var text = "t"
}

@Observable @MainActor
private final class Model {
  var name = "m"
  var count = 0
}

/// Transforms change the value from below (R062–R067).
@MainActor @Suite struct TransformTests {
  @Test func `A transform without a writer changes the default, and has an output (R062)`() {
    let found = value(Names.self) { leaf.transformPreference(Names.self) { $0.append("t") } }
    #expect(found == ["t"])
    #expect(value(Names.self) { leaf.transformPreference(Names.self) { _ in } } == [])
  }

  @Test func `A transform keeps the value of its content (R063)`() {
    let host = host {
      VStack { leaf.writes("c") }.transformPreference(Names.self) { $0 += ["p"] }
    }
    #expect(host.preference(Names.self) == ["c", "p"])
    #expect(host.reports("N-SHADOW").isEmpty)
  }

  @Test func `A transform alone requests nothing (R013, R063)`() {
    let tally = Tally()
    let host = host {
      leaf.lazily(Names.self, ["c"], tally)
        .transformPreference(Names.self) { _ in tally.count += 1 }
    }
    host.settle()
    #expect(tally.count == 0)
    _ = host.preference(Names.self)
    #expect(tally.count == 2)
  }

  @Test func `Transforms apply from the inside out (R064)`() {
    let found = value(Names.self) {
      leaf.writes("c").transformPreference(Names.self) { $0.append("t1") }
        .transformPreference(Names.self) { $0.append("t2") }
    }
    #expect(found == ["c", "t1", "t2"])
  }

  @Test func `A transform runs again when its value changes or its closure does (R065)`() {
    let name = Knob("a")
    let suffix = Knob("1")
    let log = Log()
    let host = host {
      Turned(suffix) { text in
        Turned(name) { leaf.writes($0) }.transformPreference(Names.self) { $0.append(text) }
      }
      .logsNames(log)
    }
    host.settle()
    host.frame { name.value = "b" }
    host.frame { suffix.value = "2" }
    #expect(log.entries == ["[a,1]", "[b,1]", "[b,2]"])
  }

  @Test
  func `A transform follows an observable object that it read, without running a body (R065)`() {
    let suffix = Suffix()
    let tally = Tally()
    let log = Log()
    let host = host {
      Counted(tally: tally) {
        leaf.writes("c").transformPreference(Names.self) { $0.append(suffix.text) }
      }
      .logsNames(log)
    }
    host.settle()
    let bodies = tally.count
    host.frame { suffix.text = "u" }
    host.settle()
    #expect(log.entries == ["[c,t]", "[c,u]"])
    #expect(tally.count == bodies)
  }

  @Test func `An anchor writer is a writer, an anchor transform a transform (R066)`() {
    let log = Log()
    let found = value(Names.self) {
      leaf.writes("c").anchorPreference(key: Names.self, value: .bounds) { _ in ["a"] }
    }
    #expect(found == ["a"])
    let changed = value(Names.self) {
      leaf.writes("c").transformAnchorPreference(key: Names.self, value: .bounds) { names, _ in
        names.append("t1")
      }
      .transformAnchorPreference(key: Names.self, value: .center) { names, _ in
        names.append("t2")
      }
    }
    #expect(changed == ["c", "t1", "t2"])
    #expect(
      value(Names.self) {
        leaf.transformAnchorPreference(key: Names.self, value: .bounds) { names, _ in
          names.append("t")
        }
      } == ["t"])
    host {
      VStack { leaf.writes("c") }.logsNames(log, "inner ")
        .anchorPreference(key: Names.self, value: .bounds) { _ in ["p"] }.logsNames(log, "outer ")
    }.settle()
    #expect(log.entries == ["outer p", "inner c"])
  }

  @Test
  func `A transform without a writer starts from the default, and always has an output (R062)`() {
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
  func
    `Transforms change the value from below, inner before outer, between containers too (R063, R064)`()
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
}
