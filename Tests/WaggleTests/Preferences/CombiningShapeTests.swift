import Foundation
import Observation
import TestSupport
import Testing
import Waggle
import WaggleTestKit

/// The order, the number and the laziness of reduces, in unusual shapes.
@MainActor
@Suite struct CombiningShapeTests {
  @Test func `Values come in the order of the tree, through every nesting (R040)`() {
    #expect(
      value(Names.self) {
        VStack {
          leaf.writes("1")
          Group {
            leaf.writes("2");
            HStack {
              leaf.writes("3"); ZStack { leaf.writes("4") }
            }
          }
          ForEach(5..<7, id: \.self) { i in leaf.writes("\(i)") }
          if true { leaf.writes("7") }
          AnyView(leaf.writes("8"))
          Shell {
            leaf.writes("9"); leaf.writes("10")
          }
          GeometryReader { _ in
            leaf.writes("11"); leaf.writes("12")
          }
          ViewThatFits {
            leaf.frame(height: 1).writes("13"); leaf.writes("14")
          }
          leaf.writes("15").id("x")
        }
      } == (1...15).filter { $0 != 14 }.map(String.init))
  }

  @Test(arguments: [2, 3, 4, 5, 31, 32, 33, 34, 63, 64, 65, 100, 257])
  func `n outputs need n - 1 reduces at first, in order (R042, R044)`(_ n: Int) {
    for semantics in [PreferenceSemantics.seeds, .strict] {
      let found = pairs(semantics) {
        VStack { ForEach(0..<n, id: \.self) { leaf.frame(width: 1, height: 1).writesSpy("\($0)") } }
      }
      #expect(found.pairs.count == n - 1)
      #expect(found.pairs.first == "0+1" || n > 32)
      #expect(found.value == (0..<n).map(String.init))
    }
  }

  @Test func `Rows that come, go and move around the limit of a fold keep the order (R044, R052)`()
  {
    for start in [28, 32, 33, 36, 80] {
      let knob = Knob(Array(0..<start))
      let host = host {
        Turned(knob) { rows in
          VStack { ForEach(rows, id: \.self) { leaf.frame(width: 1, height: 1).writes("\($0)") } }
        }
      }
      host.settle()
      var rows = Array(0..<start)
      var seed: UInt64 = 0x9E37_79B9 &+ UInt64(start)
      func random(_ n: Int) -> Int {
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(seed >> 33) % max(n, 1)
      }
      for step in 0..<60 {
        switch random(5) {
        case 0: rows.insert(1000 + step, at: random(rows.count + 1))
        case 1 where !rows.isEmpty: rows.remove(at: random(rows.count))
        case 2 where !rows.isEmpty:
          rows.insert(rows.remove(at: random(rows.count)), at: random(rows.count))
        case 3: rows.reverse()
        default: rows = Array(rows.prefix(30 + random(6)))
        }
        host.frame { knob.value = rows }
        #expect(host.preference(Names.self) == rows.map(String.init))
      }
    }
  }

  @Test func `One output passes unreduced through any number of containers (R043)`() {
    let found = pairs(.seeds) {
      VStack {
        HStack {
          ZStack {
            leaf.overlay {
              VStack {
                leaf.writesSpy("x"); leaf
              }
            }
          }; leaf
        }; leaf
      }
    }
    #expect(found.pairs == [] && found.value == ["x"])
  }

  @Test func `Layers combine outwards: backgrounds before, overlays after (R045, R046, R048)`() {
    let found = pairs {
      leaf.writesSpy("p").background { leaf.writesSpy("b1") }.overlay { leaf.writesSpy("o1") }
        .background { leaf.writesSpy("b2") }.overlay { leaf.writesSpy("o2") }
    }
    #expect(found.value == ["b2", "b1", "p", "o1", "o2"])
    #expect(found.pairs == ["b1+p", "[b1,p]+o1", "b2+[b1,p,o1]", "[b2,b1,p,o1]+o2"])
    #expect(value(First.self) { w("p").background { w("b") }.overlay { w("o") } } == "b")
    #expect(value(Last.self) { l("p").background { l("b") } } == "p")
  }

  private func w(_ s: String) -> some View { leaf.preference(key: First.self, value: s) }
  private func l(_ s: String) -> some View { leaf.preference(key: Last.self, value: s) }

  @Test func `A layer that is a shape style takes part in nothing (R047)`() {
    let found = pairs(.seeds) {
      leaf.writesSpy("x").background(Color.blue).overlay(Color.red).background(
        .red, in: Rectangle())
    }
    #expect(found.pairs == [] && found.value == ["x"])
  }

  @Test func `Z indices order the reduces, in each container, stable, negative too (R050, R051)`() {
    func z(_ s: String, _ z: Double) -> some View { leaf.writes(s).zIndex(z) }
    #expect(
      value(Names.self) {
        VStack {
          z("a", 1); leaf.writes("b"); z("c", -1); leaf.writes("d")
        }
      } == ["c", "b", "d", "a"])
    #expect(
      value(Names.self) {
        HStack {
          if true { z("a", 2) }; leaf.writes("b")
        }
      } == ["b", "a"])
    #expect(
      value(Names.self) {
        ZStack {
          Group {
            leaf.writes("a"); leaf.writes("b")
          }.zIndex(1); leaf.writes("c")
        }
      } == ["c", "a", "b"])
    #expect(
      value(Names.self) {
        VStack {
          Shell { z("a", 1) }; leaf.writes("b")
        }
      } == ["b", "a"])
    #expect(
      value(Names.self) {
        VStack {
          leaf.zIndex(1).writes("a"); leaf.writes("b")
        }
      } == ["b", "a"])
    #expect(
      value(Names.self) {
        leaf.overlay {
          z("a", 1); leaf.writes("b")
        }
      } == ["b", "a"])
  }

  @Test func `A z index that changes reorders the value in the same frame (R050)`() {
    let knob = Knob(0.0)
    let log = Log()
    let host = host {
      Turned(knob) { z in
        ZStack {
          leaf.writes("a").zIndex(z)
          leaf.writes("b")
          if true { leaf.writes("c") }
        }.logsNames(log)
      }
    }
    host.settle()
    host.frame { knob.value = 1 }
    host.frame { knob.value = -1 }
    host.frame { knob.value = 0 }
    #expect(log.take() == ["[a,b,c]", "[b,c,a]", "[a,b,c]"])
  }

  @Test func `A reversed ForEach reverses its value and keeps its state (R052)`() {
    struct Row: View {
      let name: String
      @State private var born = Int.random(in: 0..<1_000_000)
      var body: some View { leaf.writes(name).preference(key: Table.self, value: [name: born]) }
    }
    let knob = Knob(["a", "b", "c"])
    let host = host {
      Turned(knob) { rows in VStack { ForEach(rows, id: \.self) { Row(name: $0) } } }
    }
    let before = host.preference(Table.self)
    host.frame { knob.value = ["c", "b", "a"] }
    #expect(host.preference(Names.self) == ["c", "b", "a"])
    #expect(host.preference(Table.self) == before)
    host.frame { knob.value = ["c", "x", "a"] }
    #expect(host.preference(Names.self) == ["c", "x", "a"])
    #expect(host.preference(Table.self)?["c"] == before?["c"])
  }

  @Test(arguments: [3, 40])
  func `A reducer that has enough asks no more, and does not hear of the rest (R053)`(_ n: Int) {
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

  @Test func `The first nil moves the question on, and back (R053)`() {
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

  @Test func `nextValue called twice gives the same, at one evaluation (R054)`() {
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

@Suite("A long list that changes often") @MainActor struct LongListLifeTests {
  @Observable @MainActor final class Order {
    var ids = Array(0..<200)
  }

  private struct Rows: View {
    let order: Order
    var body: some View {
      VStack { ForEach(order.ids, id: \.self) { id in leaf.writes("\(id)") } }
    }
  }

  @Test func `However often its rows are turned or rolled, no node is left behind (R052)`() {
    let order = Order()
    let host = TestHost { Rows(order: order) }
    host.settle()
    #expect(host.preference(Names.self)?.count == 200)
    host.frame { order.ids.reverse() }
    let nodes = host.counts.nodesLive
    for _ in 0..<10 { host.frame { order.ids.reverse() } }
    #expect(host.counts.nodesLive == nodes)
    func roll(_ times: Int) {
      for _ in 0..<times { host.frame { order.ids.append(order.ids.removeFirst()) } }
    }
    roll(400)
    let rolled = host.counts.nodesLive
    roll(400)
    #expect(rolled < nodes + 200 && host.counts.nodesLive <= rolled + 8)
    #expect(host.preference(Names.self) == order.ids.map { "\($0)" })
  }
}
