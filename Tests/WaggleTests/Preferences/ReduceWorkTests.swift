import Foundation
import TestSupport
import Testing
import Waggle
import WaggleTestKit

/// Asks for the next value twice and takes the first answer.
private enum Twice: PreferenceKey {
  static let defaultValue = 0
  nonisolated(unsafe) static var answers: [[Int]] = []

  static func reduce(value: inout Int, nextValue: () -> Int) {
    let first = nextValue()
    let second = nextValue()
    answers.append([first, second])
    value += first
  }
}

/// Says where its reducer runs.
private enum Isolated: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) {
    MainActor.assertIsolated()
    value += nextValue()
  }
}

/// What a reducer does not ask for is not computed, and equal values stop an update (R053–R057).
@MainActor @Suite struct ReduceWorkTests {
  @Test
  func `A value that a reducer does not request is not computed, and not a dependency (R053)`() {
    forget()
    let tally = Tally()
    let size = Knob<CGFloat>(10)
    let host = host {
      VStack {
        leaf.preference(key: FirstSpy.self, value: "a")
        Turned(size) { leaf.box($0, 10).lazily(FirstSpy.self, "b", tally) }
      }
      .onPreferenceChange(FirstSpy.self) { _ in }
    }
    host.settle()
    #expect(FirstSpy.calls == 1)
    host.frame { size.value = 20 }
    host.settle()
    #expect(tally.count == 0)
    #expect(FirstSpy.calls == 1)
    #expect(host.preference(FirstSpy.self) == "a")
  }

  @Test func `A value that was not requested is computed once it is needed (R053)`() {
    let first = Knob<String?>("a")
    let tally = Tally()
    let log = Log()
    let host = host {
      VStack {
        Turned(first) { leaf.preference(key: First.self, value: $0) }
        leaf.lazily(First.self, "b", tally)
      }
      .onPreferenceChange(First.self) { log.add($0 ?? "nil") }
    }
    host.settle()
    #expect(tally.count == 0)
    host.frame { first.value = nil }
    #expect(tally.count == 1)
    #expect(log.entries == ["a", "b"])
  }

  @Test func `nextValue may be called twice, at no further cost (R054)`() {
    Twice.answers = []
    let tally = Tally()
    let found = value(Twice.self) {
      VStack {
        leaf.preference(key: Twice.self, value: 1)
        leaf.lazily(Twice.self, 2, tally)
      }
    }
    #expect(found == 3)
    #expect(Twice.answers == [[2, 2]])
    #expect(tally.count == 1)
  }

  @Test func `Nothing is reduced again where no value changed (R055, R056)`() {
    let other = Knob(0)
    let host = host {
      VStack {
        leaf.writesSpy("a")
        leaf.writesSpy("b")
        Turned(other) { leaf.box(CGFloat(10 + $0), 10) }
      }
      .onPreferenceChange(Spy.self) { _ in }
    }
    host.settle()
    forget()
    let before = host.counts.reduces
    host.frame { other.value = 1 }
    host.frame()
    #expect(Spy.pairs == [])
    #expect(host.counts.reduces == before)
  }

  @Test func `An equal result stops the update (R055)`() {
    let knob = Knob(0)
    let host = host {
      VStack {
        VStack {
          Turned(knob) { _ in leaf.writesSpy("a") }
          leaf.writesSpy("b")
        }
        leaf.writesSpy("c")
      }
      .onPreferenceChange(Spy.self) { _ in }
    }
    host.settle()
    forget()
    host.frame { knob.value = 1 }
    #expect(Spy.pairs == [])
  }

  @Test func `A change that an inner reduction absorbs is not reduced further out (R055)`() {
    let knob = Knob(1)
    let host = host {
      VStack {
        VStack {
          Turned(knob) { leaf.preference(key: Width.self, value: CGFloat($0)) }
          leaf.preference(key: Width.self, value: 100)
        }
        leaf.preference(key: Width.self, value: 50)
      }
      .onPreferenceChange(Width.self) { _ in }
    }
    host.settle()
    let before = host.counts.reduces
    host.frame { knob.value = 2 }
    #expect(host.counts.reduces - before == 1)
  }

  @Test func `A reducer runs on the main actor (R057)`() {
    let found = value(Isolated.self) {
      VStack {
        leaf.preference(key: Isolated.self, value: 1)
        leaf.preference(key: Isolated.self, value: 2)
      }
    }
    #expect(found == 3)
  }

  @Test(arguments: [3, 40])
  func `A reducer that stops calling nextValue does not depend on the rest (R053)`(_ n: Int) {
    forget()
    let tallies = (0..<n).map { _ in Tally() }
    let knob = Knob(0)
    let host = host {
      Turned(knob) { turn in
        VStack {
          ForEach(0..<n, id: \.self) { i in
            Color.red.frame(width: 1, height: 1).anchorPreference(
              key: FirstSpy.self, value: .bounds
            ) { _ in
              tallies[i].count += 1
              return i == 0 ? "first" : "\(i) \(turn)"
            }
          }
        }
        .onPreferenceChange(FirstSpy.self) { _ in }
      }
    }
    host.settle()
    #expect(tallies[0].count == 1)
    #expect(tallies.dropFirst().allSatisfy { $0.count == 0 })
    let calls = FirstSpy.calls
    host.frame { knob.value = 1 }
    #expect(tallies.dropFirst().allSatisfy { $0.count == 0 })
    #expect(FirstSpy.calls == calls)
  }

  @Test func `When the first value becomes nil the next one is requested, and back (R053)`() {
    let knob = Knob<String?>(nil)
    let log = Log()
    let host = host {
      Turned(knob) { first in
        HStack {
          leaf.preference(key: First.self, value: first)
          leaf.overlay { leaf.preference(key: First.self, value: "second") }
        }
        .onPreferenceChange(First.self) { log.add($0 ?? "nil") }
      }
    }
    host.settle()
    host.frame { knob.value = "one" }
    host.frame { knob.value = nil }
    #expect(log.take() == ["second", "one", "second"])
  }

  @Test func `nextValue called twice gives the same value, computed once (R054)`() {
    let tally = Tally()
    DoublyAsked.agreed = true
    let host = host {
      VStack {
        leaf.preference(key: DoublyAsked.self, value: ["a"])
        leaf.lazily(DoublyAsked.self, ["b"], tally)
        HStack {
          leaf.preference(key: DoublyAsked.self, value: ["c"]);
          leaf.preference(key: DoublyAsked.self, value: ["d"])
        }
      }
    }
    #expect(host.preference(DoublyAsked.self) == ["a", "b", "c", "d"])
    #expect(DoublyAsked.agreed && tally.count == 1)
  }

  @Test func `Unrelated changes reduce nothing, a changed list or value does (R055)`() {
    let other = Knob(0)
    let own = Knob("b")
    let host = host {
      VStack {
        leaf.writes("a")
        Turned(own) { leaf.writes($0) }
        Turned(other) { Text("\($0)").writes("t") }
        Turned(other) { Color.red.frame(width: CGFloat($0 + 1)) }
      }.onPreferenceChange(Names.self) { _ in }
    }
    host.settle()
    let before = host.counts.reduces
    host.frame { other.value = 1 }
    #expect(host.counts.reduces == before)
    host.frame { own.value = "b" }
    #expect(host.counts.reduces == before)
    host.frame { own.value = "c" }
    #expect(host.counts.reduces == before + 2)
  }

  @Test func `Reduce and transform run on the main actor (R057)`() {
    enum Isolated: PreferenceKey {
      static let defaultValue = 0
      static func reduce(value: inout Int, nextValue: () -> Int) {
        MainActor.assertIsolated()
        value += nextValue()
      }
    }
    let host = host {
      HStack {
        leaf.preference(key: Isolated.self, value: 1)
        leaf.transformPreference(Isolated.self) {
          MainActor.assertIsolated(); $0 += 2
        }
        leaf.anchorPreference(key: Isolated.self, value: .center) { _ in
          MainActor.assertIsolated(); return 4
        }
      }
    }
    #expect(host.preference(Isolated.self) == 7)
  }
}
