import Foundation
import TestSupport
import Testing
import Waggle
import WaggleTestKit

/// Keys in unusual shapes.
@MainActor
@Suite struct KeyShapeTests {
  @Test func `Specialisations that differ in one argument only are other keys (R001)`() {
    enum A {}
    enum B {}
    let host = host {
      VStack {
        leaf.preference(key: Of<A, Int>.self, value: [1])
        leaf.preference(key: Of<A, String>.self, value: ["a"])
        leaf.preference(key: Of<B, Int>.self, value: [2])
      }
    }
    #expect(host.preference(Of<A, Int>.self) == [1])
    #expect(host.preference(Of<A, String>.self) == ["a"])
    #expect(host.preference(Of<B, Int>.self) == [2])
    #expect(host.preference(Of<B, String>.self) == nil)
  }

  @Test func `A key nested in a generic function's type is found by its type (R001)`() {
    func sample<T: Equatable & Sendable>(_ value: T) -> [T]? {
      host { leaf.preference(key: Of<T, T>.self, value: [value]) }.preference(Of<T, T>.self)
    }
    #expect(sample(1) == [1])
    #expect(sample("x") == ["x"])
  }

  @Test func `Each level has its own value, seen by its own observers (R002)`() {
    let log = Log()
    let host = host {
      VStack {
        HStack {
          leaf.writes("a").logsNames(log, "a:")
          leaf.writes("b").logsNames(log, "b:")
        }.logsNames(log, "h:")
        leaf.writes("c")
      }.logsNames(log, "v:")
    }
    host.settle()
    #expect(Set(log.take()) == ["a:a", "b:b", "h:[a,b]", "v:[a,b,c]"])
  }

  @Test
  func `A reader on a bare leaf, a group's member and a view of one's own gets the default (R003)`()
  {
    let log = Log()
    let host = host {
      VStack {
        leaf.overlayPreferenceValue(Names.self) { names in
          let _ = log.add("\(names)")
          Color.clear
        }
        Shell { leaf }.backgroundPreferenceValue(Names.self) { names in
          let _ = log.add("\(names)")
          Color.clear
        }
        Group { leaf }.overlayPreferenceValue(Names.self) { names in
          let _ = log.add("\(names)")
          Color.clear
        }
      }
    }
    host.settle()
    #expect(log.take() == ["[]", "[]", "[]"])
  }

  @Test
  func `An unlawful key works where no place is dynamic, and is reported where one is (R006)`() {
    let still = host {
      VStack {
        leaf.preference(key: Last.self, value: "a")
        HStack {
          leaf
          leaf.preference(key: Last.self, value: "b")
        }
        leaf
      }
    }
    #expect(still.preference(Last.self) == "b")
    #expect(still.reports("E-LAW").isEmpty)
    let moving = host {
      VStack {
        leaf.preference(key: Last.self, value: "a")
        ForEach(0..<0, id: \.self) { _ in leaf }
      }
    }
    #expect(moving.preference(Last.self) == "a")
    #expect(moving.reports("E-LAW").isEmpty)
    let nested = host {
      VStack {
        leaf.preference(key: Last.self, value: "a")
        HStack { ForEach(0..<0, id: \.self) { _ in leaf } }
      }
    }
    #expect(nested.preference(Last.self) == "default")
    #expect(nested.reports("E-LAW").count == 1)
  }

  @Test func `An empty reducer keeps the first of two writers, and one alone arrives (R007)`() {
    #expect(value(Keep.self) { VStack { leaf.preference(key: Keep.self, value: "a") } } == "a")
    #expect(
      value(Keep.self) {
        VStack {
          leaf.preference(key: Keep.self, value: "a")
          leaf.preference(key: Keep.self, value: "b")
        }
      } == "a")
  }

  @Test func `Grouping follows the nesting (R008)`() {
    enum Minus: PreferenceKey {
      static let defaultValue = 0
      static func reduce(value: inout Int, nextValue: () -> Int) { value -= nextValue() }
    }
    func w(_ n: Int) -> some View { leaf.preference(key: Minus.self, value: n) }
    #expect(
      value(Minus.self) {
        VStack {
          w(10); w(3); w(2)
        }
      } == 5)
    #expect(
      value(Minus.self) {
        VStack {
          w(10);
          HStack {
            w(3); w(2)
          }
        }
      } == 9)
    #expect(
      value(Minus.self) {
        VStack {
          w(10);
          Group {
            w(3); w(2)
          }
        }
      } == 5)
    #expect(
      value(Minus.self) {
        VStack {
          w(10);
          Shell {
            w(3); w(2)
          }
        }
      } == 5)
  }

  @Test func `Optional, nested optional and Any values are keys too (R009)`() {
    enum Deep: PreferenceKey {
      static func reduce(value: inout Int??, nextValue: () -> Int??) {
        value = value ?? nextValue()
      }
    }
    enum Loose: PreferenceKey {
      static var defaultValue: Any? { nil }
      static func reduce(value: inout Any?, nextValue: () -> Any?) { value = value ?? nextValue() }
    }
    #expect(
      value(Deep.self) {
        HStack {
          leaf; leaf.preference(key: Deep.self, value: 4)
        }
      } == 4)
    #expect(value(First.self) { VStack { if false { leaf } } } == .some(nil))
    let found = value(Loose.self) { VStack { leaf.preference(key: Loose.self, value: "x" as Any) } }
    #expect(found.flatMap { $0 } as? String == "x")
  }

  @Test
  func
    `A helper may be handed nextValue, and a key whose value is a class keeps the object (R054)`()
  {
    final class Thing {}
    enum Things: PreferenceKey {
      static let defaultValue: [ObjectIdentifier] = []
      static func reduce(value: inout [ObjectIdentifier], nextValue: () -> [ObjectIdentifier]) {
        value += nextValue()
      }
    }
    #expect(
      value(Helped.self) {
        VStack {
          leaf.preference(key: Helped.self, value: 3)
          if true { leaf }
          leaf.preference(key: Helped.self, value: 8)
          leaf.preference(key: Helped.self, value: nil)
        }
      } == 8)
    let thing = Thing()
    #expect(
      value(Things.self) { leaf.preference(key: Things.self, value: [ObjectIdentifier(thing)]) }
        == [ObjectIdentifier(thing)])
  }
}
