import Foundation
import TestSupport
import Testing
import Waggle
import WaggleTestKit

@MainActor private var twoWriters: some View {
  Group {
    leaf.writes("a")
    leaf.writes("b")
  }
}

/// Modifiers on groups, custom views and empty views (R027–R033).
@MainActor @Suite struct GroupModifierTests {
  @Test func `Several views in a layer are reduced before the layer joins (R027, R028)`() {
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

  @Test func `A modifier on a Group applies to each of its views (R028)`() {
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

  @Test func `An observer on a Group becomes one per view, and is reported (R029)`() throws {
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

  @Test
  func
    `An observer on a Group that is one view receives the combined value, and is not reported (R027, R029)`()
  {
    struct Page: View {
      let log: Log
      var body: some View { twoWriters.logsNames(log) }
    }
    func expectOne<V: View>(
      _ location: SourceLocation = #_sourceLocation, @ViewBuilder _ view: @escaping (Log) -> V
    ) {
      let log = Log()
      let host = host { view(log) }
      host.settle()
      #expect(log.entries == ["[a,b]"], sourceLocation: location)
      #expect(host.reports("W-GROUP").isEmpty, sourceLocation: location)
    }
    expectOne { twoWriters.logsNames($0) }
    expectOne { Page(log: $0) }
    expectOne { log in leaf.overlay { twoWriters.logsNames(log) } }
    expectOne { ForEach(["a", "b"], id: \.self) { leaf.writes($0) }.logsNames($0) }
  }

  @Test func `An observer on a Group beside another view at the root is reported (R029)`() {
    let log = Log()
    let host = host {
      twoWriters.logsNames(log)
      leaf
    }
    host.settle()
    #expect(Set(log.entries) == ["a", "b"])
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

  @Test func `EmptyView in a list is removed with its modifier, which is reported (R031)`()
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

  @Test func `Custom views and modifiers add nothing (R033)`() {
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

  @Test func `Groups, nested groups and custom views apply a writer to each child (R028)`() {
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
  }

  @Test func `A group applies a writer to each view that its data and conditions give (R028)`() {
    #expect(
      value(Names.self) {
        VStack {
          Group {
            if true { leaf }; ForEach(0..<2, id: \.self) { _ in leaf }
          }.writes("g")
        }
      }
        == ["g", "g", "g"])
  }

  @Test func `A custom modifier around a group leaves the children's values apart (R028)`() {
    #expect(
      value(Names.self) {
        VStack {
          Group {
            leaf.writes("a"); leaf.writes("b")
          }.modifier(Plain())
        }
      } == ["a", "b"])
  }

  @Test func `Groups without modifiers are reduced as one list (R028)`() {
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
  func `An observer on a group or a ForEach is called per child, one on its stack for all (R029)`()
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

  @Test func `Custom wrapper views add nothing: no reduce, no default (R033)`() {
    let found = pairs(.seeds) {
      Shell { Shell { Shell { leaf.writesSpy("x").modifier(Plain()).padding().frame(width: 10) } } }
        .modifier(Plain()).modifier(Plain())
    }
    #expect(found.pairs == [] && found.value == ["x"])
    #expect(value(Spy.self) { Shell { Shell { leaf } }.modifier(Plain()) } == nil)
  }
}
