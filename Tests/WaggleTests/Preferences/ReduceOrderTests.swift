import Foundation
import TestSupport
import Testing
import Waggle
import WaggleTestKit

/// The order in which values are reduced (R040–R048, R052).
@MainActor @Suite struct ReduceOrderTests {
  @Test func `Values are combined in the order of the tree (R040, R041)`() {
    let found = value(Names.self) {
      VStack {
        leaf.writes("1")
        HStack {
          leaf.writes("2")
          leaf.writes("3")
        }
        leaf.writes("4")
      }
    }
    #expect(found == ["1", "2", "3", "4"])
  }

  @Test func `A reduction starts with the first value, not with the default (R042)`() {
    let found = pairs {
      VStack {
        leaf.writesSpy("1")
        leaf.writesSpy("2")
        leaf.writesSpy("3")
        leaf.writesSpy("4")
      }
    }
    #expect(found.pairs == ["1+2", "[1,2]+3", "[1,2,3]+4"])
  }

  @Test func `One output is passed on without a reduce (R043)`() {
    #expect(pairs { VStack { leaf.writesSpy("x") } }.pairs == [])
    #expect(pairs { VStack { if true { leaf.writesSpy("x") } } }.pairs == [])
    #expect(pairs(.seeds) { VStack { ForEach(0..<1) { _ in leaf.writesSpy("x") } } }.pairs == [])
  }

  @Test(arguments: [2, 3, 10, 31, 32, 33, 100])
  func `n outputs take n - 1 reduces, in order, under both semantics (R044)`(_ count: Int) {
    for semantics in [PreferenceSemantics.seeds, .strict] {
      let found = pairs(semantics) {
        VStack { ForEach(0..<count, id: \.self) { leaf.writesSpy("\($0)") } }
      }
      #expect(found.pairs.count == count - 1)
      #expect(found.value == (0..<count).map { "\($0)" })
    }
  }

  @Test func `Up to 32 outputs are reduced from the left, pair by pair (R044)`() {
    let found = pairs(.seeds) { VStack { ForEach(0..<32, id: \.self) { leaf.writesSpy("\($0)") } } }
    let left = (1..<32).map { end in
      Spy.text((0..<end).map { "\($0)" }) + "+\(end)"
    }
    #expect(found.pairs == left)
  }

  @Test func `An inner container is reduced before the outer one continues (R044, R008)`() {
    let found = pairs {
      VStack {
        leaf.writesSpy("1")
        HStack { ForEach(0..<2, id: \.self) { leaf.writesSpy("h\($0)") } }
        leaf.writesSpy("2")
      }
    }
    #expect(found.pairs == ["h0+h1", "1+[h0,h1]", "[1,h0,h1]+2"])
  }

  @Test func `An overlay comes after its view (R045)`() {
    #expect(pairs { leaf.writesSpy("p").overlay(leaf.writesSpy("o")) }.pairs == ["p+o"])
    #expect(pairs { leaf.writesSpy("p").overlay { leaf.writesSpy("o") } }.pairs == ["p+o"])
    #expect(
      pairs { leaf.writesSpy("p").overlay(alignment: .top) { leaf.writesSpy("o") } }.value == [
        "p", "o",
      ])
  }

  @Test func `A background comes before its view (R046)`() {
    #expect(pairs { leaf.writesSpy("p").background(leaf.writesSpy("b")) }.pairs == ["b+p"])
    #expect(pairs { leaf.writesSpy("p").background { leaf.writesSpy("b") } }.pairs == ["b+p"])
    let first = value(First.self) {
      leaf.preference(key: First.self, value: "p")
        .background(leaf.preference(key: First.self, value: "b"))
    }
    #expect(first == "b")
    let last = value(Last.self) {
      leaf.preference(key: Last.self, value: "p")
        .background(leaf.preference(key: Last.self, value: "b"))
    }
    #expect(last == "p")
  }

  @Test func `A style or a shape as a layer adds no value (R047)`() {
    let found = pairs {
      leaf.writesSpy("p").background(.red).background(.blue, in: Rectangle()).overlay(.green)
        .overlay(.green, in: Circle())
    }
    #expect(found.pairs == [])
    #expect(found.value == ["p"])
  }

  @Test func `Several layers stack outwards (R048)`() {
    let found = pairs {
      leaf.writesSpy("p").background(leaf.writesSpy("b1")).background(leaf.writesSpy("b2")).overlay(
        leaf.writesSpy("o1")
      )
      .overlay(leaf.writesSpy("o2"))
    }
    #expect(found.value == ["b2", "b1", "p", "o1", "o2"])
    #expect(found.pairs == ["b1+p", "b2+[b1,p]", "[b2,b1,p]+o1", "[b2,b1,p,o1]+o2"])
  }

  @Test func `ForEach follows a new order of its data, and each row keeps its identity (R052)`() {
    struct Row: View {
      let name: String
      @State private var first: String
      init(_ name: String) {
        self.name = name
        _first = State(initialValue: "s" + name)
      }
      var body: some View { leaf.writes(name + first) }
    }
    let order = Knob(["1", "2", "3"])
    let log = Log()
    let host = host {
      Turned(order) { names in
        VStack {
          ForEach(names, id: \.self) { name in Row(name).onAppear { log.add(name) } }
        }
      }
    }
    #expect(host.preference(Names.self) == ["1s1", "2s2", "3s3"])
    _ = log.take()
    host.frame { order.value = ["3", "2", "1"] }
    #expect(host.preference(Names.self) == ["3s3", "2s2", "1s1"])
    #expect(log.entries == [])
    host.frame { order.value = ["2", "4", "3"] }
    #expect(host.preference(Names.self) == ["2s2", "4s4", "3s3"])
    #expect(log.entries == ["4"])
  }

  @Test func `Values arrive in the order of the tree, through every nesting (R040)`() {
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
  func `n outputs take n - 1 reduces in the first frame, in order (R042, R044)`(_ n: Int) {
    for semantics in [PreferenceSemantics.seeds, .strict] {
      let found = pairs(semantics) {
        VStack { ForEach(0..<n, id: \.self) { leaf.frame(width: 1, height: 1).writesSpy("\($0)") } }
      }
      #expect(found.pairs.count == n - 1)
      #expect(found.pairs.first == "0+1" || n > 32)
      #expect(found.value == (0..<n).map(String.init))
    }
  }

  @Test func `Rows inserted, removed and moved around 32 outputs keep the order (R044, R052)`() {
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

  @Test func `Layers are reduced outwards: backgrounds before, overlays after (R045, R046, R048)`()
  {
    let found = pairs {
      leaf.writesSpy("p").background { leaf.writesSpy("b1") }.overlay { leaf.writesSpy("o1") }
        .background { leaf.writesSpy("b2") }.overlay { leaf.writesSpy("o2") }
    }
    #expect(found.value == ["b2", "b1", "p", "o1", "o2"])
    #expect(found.pairs == ["b1+p", "[b1,p]+o1", "b2+[b1,p,o1]", "[b2,b1,p,o1]+o2"])
    #expect(value(First.self) { w("p").background { w("b") }.overlay { w("o") } } == "b")
    #expect(value(Last.self) { l("p").background { l("b") } } == "p")
  }

  @Test func `A layer that is a shape style writes nothing (R047)`() {
    let found = pairs(.seeds) {
      leaf.writesSpy("x").background(Color.blue).overlay(Color.red).background(
        .red, in: Rectangle())
    }
    #expect(found.pairs == [] && found.value == ["x"])
  }

  @Test func `A reversed ForEach reverses its value and keeps the state of its rows (R052)`() {
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

  private func w(_ s: String) -> some View { leaf.preference(key: First.self, value: s) }

  private func l(_ s: String) -> some View { leaf.preference(key: Last.self, value: s) }
}
