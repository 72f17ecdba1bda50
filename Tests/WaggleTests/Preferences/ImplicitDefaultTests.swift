import Foundation
import TestSupport
import Testing
import Waggle
import WaggleTestKit

/// Dynamic content adds the default value (R019–R026, R034, R035).
@MainActor @Suite struct ImplicitDefaultTests {
  @Test func `A dynamic container always has an output, the default when it is empty (R019)`() {
    #expect(value(Spy.self) { VStack { if false { leaf } } } == [])
    #expect(value(Spy.self, .strict) { VStack { if false { leaf } } } == [])
    #expect(value(Spy.self, .strict) { VStack { AnyView(leaf) } } == [])
    #expect(value(Spy.self, .strict) { VStack { leaf.id(1) } } == [])
    let none: Color? = nil
    #expect(value(Spy.self) { HStack { none } } == [])
  }

  @Test
  func `A conditional as one view is an implicit container and adds the default (R020, R021)`() {
    for semantics in [PreferenceSemantics.seeds, .strict] {
      forget()
      let present = value(LastSpy.self, semantics) {
        leaf.preference(key: LastSpy.self, value: "x").overlay { if true { leaf } }
      }
      #expect(present == "default")
      #expect(LastSpy.pairs == ["x+default"])
      forget()
      let absent = value(LastSpy.self, semantics) {
        leaf.preference(key: LastSpy.self, value: "x").overlay { if false { leaf } }
      }
      #expect(absent == "default")
      #expect(LastSpy.pairs == ["x+default"])
    }
  }

  @Test func `AnyView as one view adds the default (R022)`() {
    forget()
    let found = value(LastSpy.self, .strict) {
      leaf.preference(key: LastSpy.self, value: "x").overlay { AnyView(leaf) }
    }
    #expect(found == "default")
    #expect(LastSpy.pairs == ["x+default"])
  }

  @Test func `An availability check is erased to AnyView, so it adds the default (R022)`() {
    let found = value(Last.self) {
      leaf.preference(key: Last.self, value: "x").overlay { if #available(iOS 16, *) { leaf } }
    }
    #expect(found == "default")
  }

  @Test
  func
    `A visible conditional child of a stack adds the default under .seeds, not under .strict (R023)`()
  {
    @ViewBuilder func column(_ present: Bool) -> some View {
      VStack {
        leaf.writesSpy("a")
        if present { leaf }
        leaf.writesSpy("c")
      }
    }
    #expect(pairs(.seeds) { column(true) }.pairs == ["a+[]", "a+c"])
    #expect(pairs(.strict) { column(true) }.pairs == ["a+c"])
    #expect(pairs(.seeds) { column(false) }.pairs == ["a+c"])
    #expect(pairs(.strict) { column(false) }.pairs == ["a+c"])
  }

  @Test func `The default of a conditional child reaches an unlawful key under .seeds only (R023)`()
  {
    @ViewBuilder func column() -> some View {
      VStack {
        leaf.preference(key: Last.self, value: "a")
        if true { leaf }
      }
    }
    #expect(value(Last.self, .seeds) { column() } == "default")
    #expect(value(Last.self, .strict) { column() } == "a")
  }

  @Test
  func `if, switch, optionals and AnyView add a default; rows of ForEach and id do not (R023)`() {
    let some: Color? = leaf
    let kind = 2
    func count<V: View>(@ViewBuilder _ content: @escaping () -> V) -> Int {
      pairs(.seeds) {
        VStack {
          leaf.writesSpy("a")
          content()
        }
      }.pairs.count
    }
    #expect(count { if true { leaf } } == 1)
    #expect(count { if kind == 1 { leaf } else { leaf.writes("other") } } == 1)
    #expect(
      count {
        switch kind {
        case 1: leaf
        default: leaf
        }
      } == 1)
    #expect(count { some } == 1)
    #expect(count { AnyView(leaf) } == 1)
    #expect(count { ForEach(0..<3) { _ in leaf } } == 0)
    #expect(count { leaf.id(1) } == 0)
    #expect(
      count {
        if true {
          leaf
          leaf
        }
      } == 2)
  }

  @Test func `A static sibling without a writer is skipped in a dynamic list too (R024)`() {
    let flag = true
    for semantics in [PreferenceSemantics.seeds, .strict] {
      let found = pairs(semantics) {
        VStack {
          leaf.writesSpy("a")
          leaf
          if flag { leaf.writesSpy("c") }
        }
      }
      #expect(found.pairs == ["a+c"])
    }
  }

  @Test func `Another branch is the source in the same frame (R025)`() {
    let log = Log()
    let flag = Knob(true)
    let host = host {
      Turned(flag) { isOn in
        VStack {
          if isOn { leaf.writes("x") } else { leaf.writes("y") }
          leaf.writes("c")
        }
        .logsNames(log)
      }
    }
    host.settle()
    host.frame { flag.value = false }
    #expect(log.entries == ["[x,c]", "[y,c]"])
    host.frame { flag.value = true }
    #expect(log.entries == ["[x,c]", "[y,c]", "[x,c]"])
  }

  @Test func `A branch without a writer gives the default, not the previous value (R026)`() {
    let log = Log()
    let flag = Knob(true)
    let host = host {
      Turned(flag) { isOn in
        leaf.overlay { if isOn { leaf.writes("x") } else { leaf } }.logsNames(log)
      }
    }
    host.settle()
    host.frame { flag.value = false }
    host.frame { flag.value = true }
    #expect(log.entries == ["x", "[]", "x"])
  }

  @Test func `A stack whose only writer goes has the default, in the same frame (R025)`() {
    let log = Log()
    let flag = Knob(true)
    let host = host {
      Turned(flag) { isOn in
        VStack {
          leaf
          if isOn { leaf.writes("x") }
        }
        .logsNames(log)
      }
    }
    host.settle()
    host.frame { flag.value = false }
    host.frame { flag.value = true }
    #expect(log.entries == ["x", "[]", "x"])
  }

  @Test func `A view with an id as one view is an implicit container (R034)`() {
    forget()
    let found = value(LastSpy.self, .strict) {
      leaf.preference(key: LastSpy.self, value: "x").overlay { leaf.id(1) }
    }
    #expect(found == "default")
    #expect(LastSpy.pairs == ["x+default"])
  }

  @Test func `ForEach makes its stack dynamic: with no element, the default (R035)`() {
    let log = Log()
    let host = host {
      VStack { ForEach([Int](), id: \.self) { _ in leaf } }.logsNames(log)
    }
    host.settle()
    #expect(host.preference(Spy.self) == [])
    #expect(log.entries == ["[]"])
    #expect(
      value(Spy.self) { leaf.overlay { ForEach([Int](), id: \.self) { _ in leaf } } } == [])
  }

  @Test func `Every kind of dynamic content gives its container an output (R019)`() {
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

  @Test func `Of a stack's children those under a condition give the default (R023)`() {
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

  @Test
  func `A conditional inside an inner stack adds one default, not one per level (R023, R019)`() {
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

  @Test
  func
    `The value switches with the branch in the same frame: stacks, layers, AnyView (R025, R026)`()
  {
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

  @Test func `An observer is called with the default when the branch loses its writer (R026)`() {
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

  @Test func `A group where one view is expected is one container, with one observer (R020, R027)`()
  {
    let log = Log()
    let host = host {
      Group {
        leaf.writes("a"); leaf.writes("b")
      }.logsNames(log)
    }
    host.settle()
    #expect(log.take() == ["[a,b]"])
    let layer = Self.layerHears()
    #expect(layer == ["[a,b]"])
  }

  @Test func `ForEach where one view is expected stacks its rows (R035)`() {
    #expect(
      value(Names.self) { leaf.overlay { ForEach(1..<4, id: \.self) { leaf.writes("\($0)") } } }
        == [
          "1", "2", "3",
        ])
    #expect(
      value(Names.self) { ForEach(1..<4, id: \.self) { leaf.writes("\($0)") } } == ["1", "2", "3"])
    #expect(value(Spy.self) { ForEach([Int](), id: \.self) { _ in leaf } } == [])
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
}
