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

@MainActor @Suite struct CombinationTests {
  // MARK: Order and count

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

  @Test func `The first value is where a fold begins, not the default (R042)`() {
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
  func `As many outputs, one reduce fewer, in order, under both semantics (R044)`(_ count: Int) {
    for semantics in [PreferenceSemantics.seeds, .strict] {
      let found = pairs(semantics) {
        VStack { ForEach(0..<count, id: \.self) { leaf.writesSpy("\($0)") } }
      }
      #expect(found.pairs.count == count - 1)
      #expect(found.value == (0..<count).map { "\($0)" })
    }
  }

  @Test func `Up to 32 outputs are folded from the left, pair by pair (R044)`() {
    let found = pairs(.seeds) { VStack { ForEach(0..<32, id: \.self) { leaf.writesSpy("\($0)") } } }
    let left = (1..<32).map { end in
      Spy.text((0..<end).map { "\($0)" }) + "+\(end)"
    }
    #expect(found.pairs == left)
  }

  @Test func `An inner container is folded before the outer one goes on (R044, R008)`() {
    let found = pairs {
      VStack {
        leaf.writesSpy("1")
        HStack { ForEach(0..<2, id: \.self) { leaf.writesSpy("h\($0)") } }
        leaf.writesSpy("2")
      }
    }
    #expect(found.pairs == ["h0+h1", "1+[h0,h1]", "[1,h0,h1]+2"])
  }

  // MARK: Layers

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

  @Test func `A style or shape as a layer adds nothing (R047)`() {
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

  // MARK: z index

  @Test func `Stacks fold in the order of their children while every z index is 0 (R049)`() {
    @ViewBuilder func three() -> some View {
      leaf.writes("1")
      leaf.writes("2").zIndex(0)
      leaf.writes("3")
    }
    #expect(value(Names.self) { ZStack { three() } } == ["1", "2", "3"])
    #expect(value(Names.self) { HStack { three() } } == ["1", "2", "3"])
    #expect(value(Names.self) { VStack { three() } } == ["1", "2", "3"])
  }

  @Test func `With a z index they fold in drawing order, dynamic or static (R050, R051)`() {
    let dynamic = pairs {
      VStack { ForEach(1...3, id: \.self) { leaf.writesSpy("\($0)").zIndex(Double(4 - $0)) } }
    }
    #expect(dynamic.pairs == ["3+2", "[3,2]+1"])
    let fixed = pairs {
      ZStack {
        leaf.writesSpy("1").zIndex(3)
        leaf.writesSpy("2").zIndex(2)
        leaf.writesSpy("3").zIndex(1)
      }
    }
    #expect(fixed.pairs == ["3+2", "[3,2]+1"])
  }

  @Test func `Equal z indices keep the order of the list, and negative ones come first (R050)`() {
    let found = value(Names.self) {
      VStack {
        leaf.writes("a").zIndex(1)
        leaf.writes("b")
        leaf.writes("c").zIndex(1)
        leaf.writes("d").zIndex(-1)
      }
    }
    #expect(found == ["d", "b", "a", "c"])
  }

  @Test func `A z index that changes changes the order (R050)`() {
    let z = Knob(0.0)
    let host = host {
      VStack {
        Turned(z) { leaf.writes("a").zIndex($0) }
        leaf.writes("b")
      }
    }
    #expect(host.preference(Names.self) == ["a", "b"])
    host.frame { z.value = 2 }
    #expect(host.preference(Names.self) == ["b", "a"])
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `Several z indices that change at once give one order, and no cycle (R050)`() {
    let z = Knob([2.0, 1, 0])
    let host = host {
      VStack {
        Turned(z) { z in
          ForEach(0..<3) { leaf.writes("\($0)").zIndex(z[$0]) }
        }
      }
    }
    #expect(host.preference(Names.self) == ["2", "1", "0"])
    host.frame { z.value = [1, 2, 3] }
    #expect(host.preference(Names.self) == ["0", "1", "2"])
    #expect(host.diagnostics.isEmpty)
  }

  // MARK: Changes of the list

  @Test func `ForEach takes a new order of its data over, and each row stays itself (R052)`() {
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

  // MARK: Laziness

  @Test func `What a reducer does not ask for is not computed, and not depended on (R053)`() {
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

  @Test func `What was not asked for is asked for once it is needed (R053)`() {
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

  @Test func `The next value may be asked for twice, at no further cost (R054)`() {
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

  @Test func `A value that comes out equal ends the wave (R055)`() {
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

  @Test func `A change that an inner fold absorbs is not reduced further out (R055)`() {
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
}

extension CombinationTests {
  private enum Around: CaseIterable { case window, layer, modifier, stack }

  private struct Framed: ViewModifier {
    func body(content: Content) -> some View { content.frame(width: 50, height: 50) }
  }

  private struct Pair: View {
    let z: Double
    var body: some View {
      ForEach(0..<2) { index in leaf.writes("\(index)").zIndex(index == 0 ? z : 0) }
    }
  }

  @Test(
    "A z index that changes is heard by the container that the views got where one was expected (R050, R027)",
    arguments: Around.allCases)
  private func implicitOrder(_ around: Around) {
    let knob = Knob(1.0)
    let host = host {
      Turned(knob) { z in
        switch around {
        case .window: Pair(z: z)
        case .layer: Color.clear.overlay { Pair(z: z) }
        case .modifier: Pair(z: z).modifier(Framed())
        case .stack: ZStack { Group { Pair(z: z) } }
        }
      }
    }
    #expect(host.preference(Names.self) == ["1", "0"])
    host.frame { knob.value = 0 }
    #expect(host.preference(Names.self) == ["0", "1"])
    host.frame { knob.value = 1 }
    #expect(host.preference(Names.self) == ["1", "0"])
  }
}
