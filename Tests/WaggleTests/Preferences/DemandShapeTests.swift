import Foundation
import TestSupport
import Testing
import Waggle
import WaggleTestKit

/// Who is asked, and who has an output, in unusual shapes.
@MainActor
@Suite struct DemandShapeTests {
  @Test func `Without a requester nothing is computed, whatever lies between (R013)`() {
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

  @Test func `A reader asks its primary, not its layer (R014)`() {
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

  @Test func `A writer outside asks nobody inside, through every kind of container (R015)`() {
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

  @Test func `Above the topmost requester nothing is combined (R017)`() {
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

  @Test func `Every dynamic thing gives its container an output (R019)`() {
    #expect(value(Spy.self) { VStack { if false { leaf } } } == [])
    #expect(value(Spy.self) { VStack { Group { Shell { if false { leaf } } } } } == [])
    #expect(value(Spy.self) { VStack { AnyView(leaf) } } == [])
    #expect(value(Spy.self) { VStack { leaf.id(1) } } == [])
    #expect(value(Spy.self) { VStack { leaf as Color? } } == [])
    #expect(value(Spy.self) { VStack { ForEach(0..<1, id: \.self) { _ in leaf } } } == [])
    #expect(value(Spy.self) { VStack { leaf.modifier(OnlyIf(shows: false)) } } == [])
  }

  @Test(arguments: [PreferenceSemantics.seeds, .strict])
  func `A dynamic single view gives the default, empty or not (R020, R021, R022, R034)`(
    _ semantics: PreferenceSemantics
  ) {
    func last<V: View>(@ViewBuilder _ layer: () -> V) -> String? {
      let layer = layer()
      return value(Last.self, semantics) {
        leaf.preference(key: Last.self, value: "written").overlay { layer }
      }
    }
    #expect(last { if true { leaf } } == "default")
    #expect(last { if false { leaf } } == "default")
    #expect(last { Shell { if true { leaf } else { Text("") } } } == "default")
    #expect(last { AnyView(leaf) } == "default")
    #expect(last { leaf.id(1) } == "default")
    #expect(last { ForEach(0..<2, id: \.self) { _ in leaf } } == "default")
    #expect(last { leaf.modifier(OnlyIf(shows: true)) } == "default")
    #expect(
      last {
        if true { leaf }; leaf
      } == "default")
    #expect(last { leaf } == "written")
    #expect(last { EmptyView() } == "written")
    #expect(
      last {
        leaf; leaf
      } == "written")
    #expect(last { Shell { leaf }.modifier(Plain()).padding() } == "written")
  }

  @Test(arguments: [PreferenceSemantics.seeds, .strict])
  func `A dynamic background gives the default before the content (R020, R046)`(
    _ semantics: PreferenceSemantics
  ) {
    forget()
    let found = value(Spy.self, semantics) { leaf.writesSpy("p").background { if true { leaf } } }
    #expect(found == ["p"])
    #expect(Spy.pairs == ["[]+p"])
  }

  @Test func `Which children of a stack give the default: those under a condition (R023)`() {
    func count<V: View>(_ semantics: PreferenceSemantics, @ViewBuilder _ view: () -> V) -> [String]
    {
      let view = view()
      return pairs(semantics) {
        VStack {
          leaf.writesSpy("a"); view; leaf.writesSpy("c")
        }
      }.pairs
    }
    #expect(count(.seeds) { if true { leaf } } == ["a+[]", "a+c"])
    #expect(count(.seeds) { if false { leaf } } == ["a+c"])
    #expect(count(.seeds) { if true { leaf; leaf } } == ["a+[]", "a+[]", "a+c"])
    #expect(count(.seeds) { if true { leaf } else { Text("") } } == ["a+[]", "a+c"])
    #expect(count(.seeds) { AnyView(leaf) } == ["a+[]", "a+c"])
    #expect(count(.seeds) { Shell { if true { leaf.padding() } } } == ["a+[]", "a+c"])
    #expect(count(.seeds) { ForEach(0..<2, id: \.self) { _ in leaf } } == ["a+c"])
    #expect(count(.seeds) { leaf.id(1) } == ["a+c"])
    #expect(
      count(.seeds) { ForEach(0..<2, id: \.self) { _ in if true { leaf } } }
        == ["a+[]", "a+[]", "a+c"])
    #expect(count(.seeds) { EmptyView() } == ["a+c"])
    #expect(count(.strict) { if true { leaf } } == ["a+c"])
    #expect(count(.strict) { AnyView(leaf) } == ["a+c"])
  }

  @Test func `A conditional inside an inner stack makes one default, not one a level (R023, R019)`()
  {
    let found = pairs(.seeds) {
      VStack {
        leaf.writesSpy("a")
        HStack { if true { leaf } }
      }
    }
    #expect(found.pairs == ["a+[]"])
  }

  @Test func `Static siblings in a dynamic stack are skipped (R024)`() {
    let found = pairs(.seeds) {
      HStack {
        leaf.writesSpy("a")
        leaf
        Shell { leaf }
        if true { leaf.writesSpy("c") }
        leaf.overlay { leaf }
      }
    }
    #expect(found.pairs == ["a+c"])
  }

  @Test func `Branches switch in the same frame, in stacks, layers and AnyView (R025, R026)`() {
    let knob = Knob(0)
    let host = host {
      Turned(knob) { turn in
        ZStack {
          HStack {
            switch turn {
            case 0: leaf.writes("s0")
            case 1: leaf
            default: leaf.writes("s2")
            }
          }
          leaf.overlay { if turn == 0 { leaf.writes("o") } else { leaf } }
          turn == 0 ? AnyView(leaf.writes("any")) : AnyView(Text("."))
        }
      }
    }
    #expect(host.preference(Names.self) == ["s0", "o", "any"])
    host.frame { knob.value = 1 }
    #expect(host.preference(Names.self) == [])
    host.frame { knob.value = 2 }
    #expect(host.preference(Names.self) == ["s2"])
    host.frame { knob.value = 0 }
    #expect(host.preference(Names.self) == ["s0", "o", "any"])
  }

  @Test func `An observer hears the default when the branch loses its writer (R026)`() {
    let knob = Knob(true)
    let log = Log()
    let host = host {
      Turned(knob) { on in
        leaf.overlay { if on { leaf.writes("x") } else { leaf } }.logsNames(log)
      }
    }
    host.settle()
    host.frame { knob.value = false }
    host.frame { knob.value = true }
    #expect(log.take() == ["x", "[]", "x"])
  }

  @Test func `A tuple as one view is an implicit stack (R027)`() {
    let found = pairs {
      leaf.writesSpy("p").overlay {
        leaf.writesSpy("1"); leaf; leaf.writesSpy("2")
      }.background {
        leaf.writesSpy("b"); leaf.writesSpy("c")
      }
    }
    #expect(found.value == ["b", "c", "p", "1", "2"])
    #expect(
      pairs {
        leaf.writesSpy("1"); leaf.writesSpy("2"); leaf
      }.value == ["1", "2"])
    #expect(pairs { leaf.overlay { leaf.writesSpy("1") } }.pairs == [])
  }

  @Test func `Group, nested groups and views of one's own hand modifiers to each child (R028)`() {
    #expect(
      value(Names.self) {
        VStack {
          Group {
            leaf;
            Group {
              leaf; leaf
            }
          }.writes("g")
        }
      } == ["g", "g", "g"])
    #expect(
      value(Names.self) {
        VStack {
          Shell {
            leaf; leaf
          }.writes("g")
        }
      } == ["g", "g"])
    #expect(
      value(Names.self) {
        VStack {
          Group {
            if true { leaf }; ForEach(0..<2, id: \.self) { _ in leaf }
          }.writes("g")
        }
      }
        == ["g", "g", "g"])
    #expect(
      value(Names.self) {
        VStack {
          Group {
            leaf.writes("a"); leaf.writes("b")
          }.modifier(Plain())
        }
      } == ["a", "b"])
    #expect(
      pairs {
        VStack {
          Group { leaf.writesSpy("a") }; Group { leaf.writesSpy("b") }
        }
      }.pairs == ["a+b"])
  }

  @Test func `A stack in a modifier's body stacks a group's children (R028)`() {
    struct Column: ViewModifier {
      func body(content: Content) -> some View {
        VStack(spacing: 0) {
          content; leaf.writes("end")
        }
      }
    }
    let host = host {
      HStack {
        Group {
          leaf.frame(width: 5, height: 7).writes("a"); leaf.frame(width: 5, height: 9).writes("b")
        }
        .modifier(Column())
      }
    }
    host.frame()
    #expect(host.preference(Names.self) == ["a", "b", "end"])
  }

  @Test func `A ViewModifier on a group is applied to each child (R028)`() {
    #expect(
      value(Names.self) {
        VStack {
          Group {
            leaf; leaf
          }.modifier(Names2(names: ["m"]))
        }
      }
        == ["m", "m"])
  }

  @Test
  func `An observer on a group hears each, on ForEach too, and one on its stack hears all (R029)`()
  {
    let log = Log()
    let host = host {
      VStack {
        Group {
          leaf.writes("a"); leaf.writes("b")
        }.logsNames(log, "g:")
        ForEach(["c", "d"], id: \.self) { leaf.writes($0) }.logsNames(log, "f:")
      }.logsNames(log, "v:")
    }
    host.settle()
    #expect(Set(log.take()) == ["g:a", "g:b", "f:c", "f:d", "v:[a,b,c,d]"])
    #expect(host.reports("W-GROUP").count == 1)
  }

  @Test func `A group where one view is expected is one container, observed as such (R020, R027)`()
  {
    let log = Log()
    let host = host {
      Group {
        leaf.writes("a"); leaf.writes("b")
      }.logsNames(log)
    }
    host.settle()
    #expect(log.take() == ["[a,b]"])
    let layer = DemandShapeTests.layerHears()
    #expect(layer == ["[a,b]"])
  }

  private static func layerHears() -> [String] {
    let log = Log()
    let host = host {
      leaf.overlay {
        Group {
          leaf.writes("a"); leaf.writes("b")
        }.logsNames(log)
      }
    }
    host.settle()
    return log.take()
  }

  @Test func `onChange on a group is called once, onAppear too (R030)`() {
    let log = Log()
    let knob = Knob(0)
    let host = host {
      Turned(knob) { turn in
        VStack {
          Group {
            leaf; leaf; leaf
          }
          .onChange(of: turn) { log.add("change") }
          .onAppear { log.add("appear") }
        }
      }
    }
    host.settle()
    host.frame { knob.value = 1 }
    #expect(log.take() == ["appear", "change"])
  }

  @Test func `EmptyView in a list vanishes with its modifiers, in a layer it writes (R031, R032)`()
  {
    #expect(value(Names.self) { VStack { EmptyView().writes("x") } } == nil)
    #expect(
      value(Names.self) {
        VStack {
          EmptyView().modifier(Names2(names: ["x"])); leaf
        }
      } == nil)
    #expect(
      value(Names.self) {
        VStack {
          Shell { EmptyView() }.writes("x"); leaf.writes("y")
        }
      } == ["y"])
    #expect(value(Names.self) { leaf.background(EmptyView().writes("x")) } == ["x"])
    #expect(value(Names.self) { leaf.overlay { Shell { EmptyView().writes("x") } } } == ["x"])
    #expect(value(Names.self) { EmptyView().writes("x") } == ["x"])
  }

  @Test func `Wrappers of one's own add nothing: no reduce, no default (R033)`() {
    let found = pairs(.seeds) {
      Shell { Shell { Shell { leaf.writesSpy("x").modifier(Plain()).padding().frame(width: 10) } } }
        .modifier(Plain()).modifier(Plain())
    }
    #expect(found.pairs == [] && found.value == ["x"])
    #expect(value(Spy.self) { Shell { Shell { leaf } }.modifier(Plain()) } == nil)
  }

  @Test func `ForEach as one view stacks its rows (R035)`() {
    #expect(
      value(Names.self) { leaf.overlay { ForEach(1..<4, id: \.self) { leaf.writes("\($0)") } } }
        == [
          "1", "2", "3",
        ])
    #expect(
      value(Names.self) { ForEach(1..<4, id: \.self) { leaf.writes("\($0)") } } == ["1", "2", "3"])
    #expect(value(Spy.self) { ForEach([Int](), id: \.self) { _ in leaf } } == [])
  }
}
