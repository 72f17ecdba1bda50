import Foundation
import TestSupport
import Testing
import Waggle
import WaggleTestKit

/// The reduce calls that were seen when the mechanism was run, pair by pair: `a+b` is one call. They hold strictly, and by
/// seeds but for what a conditional child adds (R023).
@MainActor @Suite struct ReduceLogTests {
  private let both = [PreferenceSemantics.seeds, .strict]

  @Test func `A leaf between two writers takes no part (R042, R016)`() {
    for semantics in both {
      let found = pairs(semantics) {
        VStack {
          leaf.writesSpy("a")
          leaf
          leaf.writesSpy("c")
        }
      }
      #expect(found.pairs == ["a+c"])
      #expect(found.value == ["a", "c"])
    }
  }

  @Test func `Dynamic content of a layer adds the default (R020–R022, R034)`() {
    func log<V: View>(
      _ semantics: PreferenceSemantics, @ViewBuilder _ content: @escaping () -> V
    ) -> [String] {
      forget()
      let found = value(LastSpy.self, semantics) {
        leaf.preference(key: LastSpy.self, value: "x").overlay { content() }
      }
      #expect(found == "default")
      return LastSpy.pairs
    }
    for semantics in both {
      #expect(log(semantics) { if true { leaf } } == ["x+default"])
      #expect(log(semantics) { if false { leaf } } == ["x+default"])
      #expect(log(semantics) { AnyView(leaf) } == ["x+default"])
      #expect(log(semantics) { leaf.id(1) } == ["x+default"])
    }
  }

  @Test
  func `A conditional child without a writer is skipped strictly, the default by seeds (R023)`() {
    @ViewBuilder func names() -> some View {
      VStack {
        leaf.writesSpy("a")
        if true { leaf }
        leaf.writesSpy("c")
      }
    }
    #expect(pairs(.strict) { names() }.pairs == ["a+c"])
    #expect(pairs(.seeds) { names() }.pairs == ["a+[]", "a+c"])
    func last(_ semantics: PreferenceSemantics) -> [String] {
      forget()
      _ = value(LastSpy.self, semantics) {
        VStack {
          leaf.preference(key: LastSpy.self, value: "a")
          if true { leaf }
          leaf.preference(key: LastSpy.self, value: "c")
        }
      }
      return LastSpy.pairs
    }
    #expect(last(.strict) == ["a+c"])
    #expect(last(.seeds) == ["a+default", "default+c"])
  }

  @Test func `Insertions and removals are delivered in the same frame (R025, R026)`() {
    func heard<V: View>(
      _ semantics: PreferenceSemantics, @ViewBuilder _ content: @escaping (Bool) -> V
    ) -> [String] {
      let log = Log()
      let flag = Knob(true)
      let host = host(semantics) { Turned(flag) { content($0).logsNames(log) } }
      host.frame()
      host.frame { flag.value = false }
      host.frame { flag.value = true }
      return log.entries
    }
    for semantics in both {
      let branches = heard(semantics) { isOn in
        VStack {
          if isOn { leaf.writes("x") } else { leaf.writes("y") }
          leaf.writes("c")
        }
      }
      #expect(branches == ["[x,c]", "[y,c]", "[x,c]"])
      let layer = heard(semantics) { isOn in
        leaf.overlay { if isOn { leaf.writes("x") } else { leaf } }
      }
      #expect(layer == ["x", "[]", "x"])
      let writer = heard(semantics) { isOn in VStack { if isOn { leaf.writes("x") } } }
      #expect(writer == ["x", "[]", "x"])
    }
  }

  @Test func `A group in a layer is reduced first (R027, R028)`() {
    for semantics in both {
      let found = pairs(semantics) {
        leaf.writesSpy("p").overlay {
          Group {
            leaf.writesSpy("1")
            leaf.writesSpy("2")
          }
        }
      }
      #expect(found.pairs == ["1+2", "p+[1,2]"])
    }
  }

  @Test func `An observer on a group of two is called twice, the later one first (R029)`() {
    for semantics in both {
      let log = Log()
      host(semantics) {
        VStack {
          Group {
            leaf.writes("a")
            leaf.writes("b")
          }
          .logsNames(log)
        }
      }.frame()
      #expect(log.entries == ["b", "a"])
    }
  }

  @Test
  func `EmptyView's writer in a stack is removed, an empty ForEach is the default (R031, R035)`() {
    for semantics in both {
      let beside = pairs(semantics) {
        VStack {
          EmptyView().writesSpy("x")
          leaf.writesSpy("y")
        }
      }
      #expect(beside.value == ["y"] && beside.pairs == [])
      let log = Log()
      host(semantics) { VStack { ForEach([Int](), id: \.self) { _ in leaf } }.logsNames(log) }
        .frame()
      #expect(log.entries == ["[]"])
    }
  }

  @Test func `Nested stacks, layers and z indices are reduced in order (R044–R051)`() {
    for semantics in both {
      let nested = pairs(semantics) {
        VStack {
          leaf.writesSpy("1")
          HStack { ForEach(0..<2, id: \.self) { leaf.writesSpy("h\($0)") } }
          leaf.writesSpy("2")
        }
      }
      #expect(nested.pairs == ["h0+h1", "1+[h0,h1]", "[1,h0,h1]+2"])
      #expect(
        pairs(semantics) { leaf.writesSpy("p").overlay(leaf.writesSpy("o")) }.pairs == ["p+o"])
      #expect(
        pairs(semantics) { leaf.writesSpy("p").background(leaf.writesSpy("b")) }.pairs == ["b+p"])
      let layers = pairs(semantics) {
        leaf.writesSpy("p").background(leaf.writesSpy("b1")).background(leaf.writesSpy("b2"))
          .overlay(leaf.writesSpy("o1"))
          .overlay(leaf.writesSpy("o2"))
      }
      #expect(layers.pairs == ["b1+p", "b2+[b1,p]", "[b2,b1,p]+o1", "[b2,b1,p,o1]+o2"])
      let rows = pairs(semantics) {
        VStack { ForEach(1...3, id: \.self) { leaf.writesSpy("\($0)").zIndex(Double(4 - $0)) } }
      }
      #expect(rows.pairs == ["3+2", "[3,2]+1"])
      let fixed = pairs(semantics) {
        ZStack {
          leaf.writesSpy("1").zIndex(3)
          leaf.writesSpy("2").zIndex(2)
          leaf.writesSpy("3").zIndex(1)
        }
      }
      #expect(fixed.pairs == ["3+2", "[3,2]+1"])
    }
  }

  @Test func `A second sibling that is not requested is never computed, now or later (R053)`() {
    for semantics in both {
      let tally = Tally()
      let knob = Knob("b")
      let host = host(semantics) {
        Turned(knob) { text in
          VStack {
            leaf.preference(key: First.self, value: "a")
            leaf.preference(key: First.self, value: text)
              .transformPreference(First.self) { _ in tally.count += 1 }
          }
          .onPreferenceChange(First.self) { _ in }
        }
      }
      host.frame()
      host.frame { knob.value = "c" }
      #expect(tally.count == 0)
    }
  }

  @Test func `An outer writer replaces, an outer transform adds (R059, R063)`() {
    for semantics in both {
      #expect(pairs(semantics) { VStack { leaf.writesSpy("c") }.writesSpy("p") }.value == ["p"])
      let added = pairs(semantics) {
        VStack { leaf.writesSpy("c") }.transformPreference(Spy.self) { $0.append("t") }
      }
      #expect(added.value == ["c", "t"])
    }
  }
}
