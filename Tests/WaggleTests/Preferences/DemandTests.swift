import Foundation
import TestSupport
import Testing
import Waggle
import WaggleTestKit

/// Values are computed only where something requests them (R013–R018).
@MainActor @Suite struct DemandTests {
  @Test func `Without a reader nothing is computed, in any frame (R013)`() {
    let tally = Tally()
    let size = Knob<CGFloat>(10)
    let host = host { Turned(size) { leaf.box($0, 10).lazily(Names.self, ["x"], tally) } }
    host.settle()
    host.frame { size.value = 20 }
    #expect(tally.count == 0)
    #expect(host.preference(Names.self) == ["x"])
    #expect(tally.count == 1)
  }

  @Test func `Each kind of reader requests the value, which is computed once (R014)`() {
    func count<V: View>(@ViewBuilder _ content: @escaping (Tally) -> V) -> Int {
      let tally = Tally()
      host { content(tally) }.settle()
      return tally.count
    }
    #expect(count { leaf.lazily(Names.self, ["x"], $0) } == 0)
    #expect(
      count { leaf.lazily(Names.self, ["x"], $0).onPreferenceChange(Names.self) { _ in } } == 1)
    #expect(
      count { leaf.lazily(Names.self, ["x"], $0).overlayPreferenceValue(Names.self) { _ in leaf } }
        == 1)
    #expect(
      count {
        leaf.lazily(Names.self, ["x"], $0).backgroundPreferenceValue(Names.self) { _ in leaf }
      }
        == 1)
  }

  @Test func `A reader of one key does not request another (R014)`() {
    let tally = Tally()
    host {
      leaf.lazily(Names.self, ["x"], tally).preference(key: Sum.self, value: 1)
        .onPreferenceChange(Sum.self) { _ in }
    }.settle()
    #expect(tally.count == 0)
  }

  @Test func `A writer does not request values from below for readers above (R015)`() {
    let tally = Tally()
    let host = host { VStack { leaf.lazily(Names.self, ["in"], tally) }.writes("out") }
    #expect(host.preference(Names.self) == ["out"])
    #expect(tally.count == 0)
  }

  @Test func `A leaf without a writer has no output, and takes no reduce (R016)`() {
    let found = pairs {
      VStack {
        leaf.writesSpy("x")
        leaf
      }
    }
    #expect(found.pairs == [])
    #expect(found.value == ["x"])
    #expect(value(Names.self) { leaf } == nil)
  }

  @Test func `Above the last reader nothing is reduced at all (R017)`() {
    forget()
    let host = host(.strict) {
      VStack {
        VStack {
          leaf.writesSpy("a")
          leaf.writesSpy("b")
        }
        .onPreferenceChange(Spy.self) { _ in }
        leaf.writesSpy("c")
      }
    }
    host.settle()
    #expect(Spy.pairs == ["a+b"])
    #expect(host.preference(Spy.self) == ["a", "b", "c"])
    #expect(Spy.pairs == ["a+b", "[a,b]+c"])
  }

  @Test func `A static container without a writer has no output (R018)`() {
    #expect(
      value(Spy.self) {
        VStack {
          leaf
          leaf
        }
      } == nil)
    #expect(value(Spy.self) { HStack { ZStack { leaf } } } == nil)
  }

  @Test
  func `A later reader adds its request, and the first one is not repeated (R013)`() {
    let tally = Tally()
    let host = host { VStack { leaf.lazily(Names.self, ["x"], tally) } }
    host.settle()
    #expect(tally.count == 0)
    #expect(host.preference(Names.self) == ["x"])
    #expect(host.preference(Names.self) == ["x"])
    #expect(tally.count == 1)
  }

  @Test func `When the only reader is removed, nothing is computed any more (R013)`() {
    let tally = Tally()
    let reads = Knob(true)
    let size = Knob<CGFloat>(10)
    let host = host {
      VStack {
        Turned(size) { width in
          Turned(reads) { isOn in
            if isOn {
              leaf.box(width, 10).lazily(Names.self, ["x"], tally)
                .onPreferenceChange(Names.self) { _ in }
            } else {
              leaf.box(width, 10).lazily(Names.self, ["x"], tally)
            }
          }
        }
      }
    }
    host.settle()
    #expect(tally.count == 1)
    host.frame { size.value = 20 }
    #expect(tally.count == 2)
    host.frame { reads.value = false }
    host.frame { size.value = 30 }
    host.settle()
    #expect(tally.count == 2)
  }

  @Test func `Without a reader nothing is computed, whatever containers are in between (R013)`() {
    let tally = Tally()
    let host = host {
      VStack {
        AnyView(Group { leaf.lazily(Names.self, ["a"], tally) })
        ForEach(0..<3, id: \.self) { _ in Shell { leaf.lazily(Names.self, ["b"], tally) } }
        ViewThatFits { leaf.lazily(Names.self, ["c"], tally) }
        GeometryReader { _ in leaf.lazily(Names.self, ["d"], tally) }
      }
      .onPreferenceChange(Sum.self) { _ in }
    }
    host.settle()
    #expect(tally.count == 0)
    #expect(host.preference(Names.self) == ["a", "b", "b", "b", "c", "d"])
    #expect(tally.count == 6)
  }

  @Test func `A reader requests the value of its view, not of its layer (R014)`() {
    let primary = Tally()
    let layer = Tally()
    let host = host {
      leaf.lazily(Names.self, ["p"], primary)
        .overlayPreferenceValue(Names.self) { _ in leaf.lazily(Names.self, ["o"], layer) }
    }
    host.settle()
    #expect(primary.count == 1)
    #expect(layer.count == 0)
  }

  @Test func `An outer writer requests nothing inside, through every kind of container (R015)`() {
    let tally = Tally()
    let host = host {
      VStack {
        if true { leaf.lazily(Names.self, ["a"], tally) }
        AnyView(leaf.lazily(Names.self, ["b"], tally)).id(3)
        leaf.overlay { leaf.lazily(Names.self, ["c"], tally) }
      }
      .writes("out")
      .onPreferenceChange(Names.self) { _ in }
    }
    host.settle()
    #expect(host.preference(Names.self) == ["out"])
    #expect(tally.count == 0)
  }

  @Test func `Demand passes a writer of another key (R015)`() {
    #expect(
      value(Names.self) { VStack { leaf.writes("a") }.preference(key: Sum.self, value: 1) } == ["a"]
    )
  }

  @Test func `A leaf without a writer is skipped in each container (R016)`() {
    for found in [
      pairs(.seeds) {
        HStack {
          Both("x"); leaf
        }
      },
      pairs(.seeds) {
        ZStack {
          leaf; Both("x"); leaf
        }
      },
      pairs(.seeds) { leaf.background { Both("x") }.overlay(leaf) },
      pairs(.seeds) {
        VStack {
          Shell {
            leaf; leaf
          };
          HStack {
            leaf; Both("x")
          }
        }
      },
    ] {
      #expect(found.pairs == [])
      #expect(found.value == ["x"])
    }
  }

  @Test func `Above the topmost reader nothing is reduced (R017)`() {
    forget()
    let host = host {
      VStack {
        HStack {
          leaf.writesSpy("a"); leaf.writesSpy("b")
        }.onPreferenceChange(Spy.self) { _ in }
        leaf.writesSpy("c")
      }
    }
    host.settle()
    #expect(Spy.pairs == ["a+b"])
    #expect(host.counts.reduces == 1)
  }

  @Test func `Static containers in static containers have no output (R018)`() {
    #expect(
      value(Spy.self) {
        ZStack {
          VStack {
            leaf; Shell { HStack { leaf } }
          }.padding(); leaf.overlay { leaf }
        }
      } == nil)
    #expect(
      value(Spy.self) {
        Group {
          leaf; leaf
        }
      } == nil)
    #expect(value(Spy.self) { leaf.overlay { EmptyView() } } == nil)
  }
}
