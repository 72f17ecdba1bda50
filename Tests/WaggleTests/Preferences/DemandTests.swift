import Foundation
import TestSupport
import Testing
import Waggle
import WaggleTestKit

@MainActor @Suite struct DemandTests {
  // MARK: Who asks

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

  @Test func `Each kind of reader asks, and computes the value once (R014)`() {
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

  @Test func `A reader of one key does not ask for another (R014)`() {
    let tally = Tally()
    host {
      leaf.lazily(Names.self, ["x"], tally).preference(key: Sum.self, value: 1)
        .onPreferenceChange(Sum.self) { _ in }
    }.settle()
    #expect(tally.count == 0)
  }

  @Test func `A writer does not ask below for those above (R015)`() {
    let tally = Tally()
    let host = host { VStack { leaf.lazily(Names.self, ["in"], tally) }.writes("out") }
    #expect(host.preference(Names.self) == ["out"])
    #expect(tally.count == 0)
  }

  @Test func `A leaf without a writer has no output, and is not reduced (R016)`() {
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

  @Test func `Above the last reader nothing is combined (R017)`() {
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
  func `Demand grows when somebody asks later, and the first asker is not asked twice (R013)`() {
    let tally = Tally()
    let host = host { VStack { leaf.lazily(Names.self, ["x"], tally) } }
    host.settle()
    #expect(tally.count == 0)
    #expect(host.preference(Names.self) == ["x"])
    #expect(host.preference(Names.self) == ["x"])
    #expect(tally.count == 1)
  }

  @Test func `When the only reader goes, nothing is computed any more (R013)`() {
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

  // MARK: Who always has an output

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
  func `A present conditional child of a stack adds the default by seeds, not strictly (R023)`() {
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

  @Test func `The default of a conditional child reaches an unlawful key by seeds only (R023)`() {
    @ViewBuilder func column() -> some View {
      VStack {
        leaf.preference(key: Last.self, value: "a")
        if true { leaf }
      }
    }
    #expect(value(Last.self, .seeds) { column() } == "default")
    #expect(value(Last.self, .strict) { column() } == "a")
  }

  @Test func `If, switch, an optional and AnyView add it; rows of ForEach and id do not (R023)`() {
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

  // MARK: Branches

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

  @Test func `A branch without a writer gives the default, not what was there before (R026)`() {
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

  // MARK: Groups and lists

  @Test func `Several views in a layer combine on their own first (R027, R028)`() {
    let tuple = pairs {
      leaf.writesSpy("p").overlay {
        leaf.writesSpy("1")
        leaf.writesSpy("2")
      }
    }
    #expect(tuple.pairs == ["1+2", "p+[1,2]"])
    let group = pairs {
      leaf.writesSpy("p").overlay {
        Group {
          leaf.writesSpy("1")
          leaf.writesSpy("2")
        }
      }
    }
    #expect(group.pairs == ["1+2", "p+[1,2]"])
  }

  @Test func `One view in a builder is that view, with no container around it (R027)`() {
    #expect(value(Spy.self) { leaf.overlay { leaf } } == nil)
    #expect(value(Spy.self) { Group { leaf } } == nil)
  }

  @Test func `A modifier on a Group goes to each of its views (R028)`() {
    let found = value(Names.self) {
      VStack {
        Group {
          leaf
          leaf
        }
        .writes("g")
      }
    }
    #expect(found == ["g", "g"])
  }

  @Test func `An observer on a Group is one per view, and says so (R029)`() throws {
    let log = Log()
    let host = host {
      VStack {
        Group {
          leaf.writes("a")
          leaf.writes("b")
        }
        .logsNames(log)
      }
    }
    host.settle()
    #expect(log.entries.sorted() == ["a", "b"])
    let report = try #require(host.reports("W-GROUP").first)
    #expect(report.message.contains("Names"))
    #expect(host.reports("W-GROUP").count == 1)
  }

  @Test func `On a Group, onChange and onAppear are called once (R030)`() {
    let log = Log()
    let knob = Knob(0)
    let host = host {
      Turned(knob) { number in
        VStack {
          Group {
            leaf
            leaf
          }
          .onChange(of: number) { log.add("changed") }
          .onAppear { log.add("appeared") }
        }
      }
    }
    host.settle()
    host.frame { knob.value = 1 }
    #expect(log.entries == ["appeared", "changed"])
  }

  @Test func `EmptyView in a list is no view, so its modifier is gone, and that is said (R031)`()
    throws
  {
    let host = host { VStack { EmptyView().writes("x") } }
    #expect(host.preference(Names.self) == nil)
    #expect(try #require(host.reports("W-EMPTY").first).message.contains("Names"))
    let beside = value(Names.self) {
      VStack {
        EmptyView().writes("x")
        leaf.writes("y")
      }
    }
    #expect(beside == ["y"])
  }

  @Test func `EmptyView as one view does write (R032)`() {
    let host = host { leaf.background(EmptyView().writes("x")) }
    #expect(host.preference(Names.self) == ["x"])
    #expect(host.reports("W-EMPTY").isEmpty)
    #expect(value(Names.self) { leaf.overlay { EmptyView().writes("x") } } == ["x"])
  }

  @Test func `Views and modifiers of one's own add nothing (R033)`() {
    struct Wrapped<V: View>: View {
      @ViewBuilder let content: V
      var body: some View { content }
    }
    struct Plain: ViewModifier {
      func body(content: Content) -> some View { content }
    }
    let found = pairs {
      Wrapped {
        Wrapped { Wrapped { leaf.writesSpy("x").modifier(Plain()).modifier(EmptyModifier()) } }
      }
    }
    #expect(found.pairs == [])
    #expect(found.value == ["x"])
    #expect(value(Spy.self) { Wrapped { leaf.modifier(Plain()) } } == nil)
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
}
