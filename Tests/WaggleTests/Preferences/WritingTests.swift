import Foundation
import Observation
import TestSupport
import Testing
import Waggle
import WaggleTestKit

@Observable private final class Suffix {
  var text = "t"
}

@MainActor @Suite struct WritingTests {
  // MARK: Writers

  @Test func `Of two writers on one view the outer one wins, and the inner is not computed (R058)`()
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

  @Test func `A writer replaces what its content wrote (R059)`() throws {
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

  @Test func `An observer inside a writer still hears the inner values (R060)`() {
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
  func `Another value that is written changes what is read, and no content is rebuilt (R068)`() {
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

  @Test func `A modifier behind an if loses the state inside, a value behind one keeps it (R069)`()
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

  // MARK: Transforms

  @Test func `A transform of nothing changes the default, and has an output (R062)`() {
    let found = value(Names.self) { leaf.transformPreference(Names.self) { $0.append("t") } }
    #expect(found == ["t"])
    #expect(value(Names.self) { leaf.transformPreference(Names.self) { _ in } } == [])
  }

  @Test func `A transform keeps what its content wrote (R063)`() {
    let host = host {
      VStack { leaf.writes("c") }.transformPreference(Names.self) { $0 += ["p"] }
    }
    #expect(host.preference(Names.self) == ["c", "p"])
    #expect(host.reports("N-SHADOW").isEmpty)
  }

  @Test func `A transform does not ask for itself (R013, R063)`() {
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

  @Test func `A transform follows an observable object that it read, without a body (R065)`() {
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

  // MARK: Anchors

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

  // MARK: The host

  @Test
  func `The host reads the outer writer's value, and asking costs the writers once (R070, R071)`() {
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

  @Test func `Two keys that change in one event are one update (R072)`() {
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
}
