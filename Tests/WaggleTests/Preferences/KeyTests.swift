import Foundation
import TestSupport
import Testing
import Waggle
import WaggleTestKit

/// Each specialisation is its own key.
private enum Tagged<Tag>: PreferenceKey {
  static var defaultValue: [String] { [] }
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

/// A key that answers the requirements that usually have defaults.
private enum Removed: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  static var _includesRemovedValues: Bool { true }
  static var _isReadableByHost: Bool { true }
}

/// A computed default.
private enum Computed: PreferenceKey {
  static var defaultValue: Int { 3 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
}

/// Keys: their identity, their default values and their reducers.
@MainActor @Suite struct KeyTests {
  @Test func `Two key types never share a value, nor do two specialisations of one (R001)`() {
    let host = host { leaf.preference(key: Tagged<Int>.self, value: ["i"]) }
    #expect(host.preference(Tagged<Int>.self) == ["i"])
    #expect(host.preference(Tagged<String>.self) == nil)
    #expect(host.preference(Names.self) == nil)
  }

  @Test func `A key has one value per point of the tree (R002)`() {
    let log = Log()
    let host = host {
      HStack {
        leaf.writes("a").logsNames(log)
        leaf.writes("b").logsNames(log)
      }
    }
    host.settle()
    #expect(log.entries.sorted() == ["a", "b"])
    #expect(host.preference(Names.self) == ["a", "b"])
  }

  @Test func `A view that writes nothing has the default where it is read (R003)`() {
    let log = Log()
    host {
      leaf.overlayPreferenceValue(Names.self) { names in
        let _ = log.add("\(names)")
        leaf
      }
    }.settle()
    #expect(log.entries == ["[]"])
  }

  @Test func `A key whose value has a nil may leave the default out (R009)`() {
    #expect(First.defaultValue == nil)
    #expect(value(First.self) { VStack { if false { leaf } } } == .some(nil))
  }

  @Test func `The two hidden requirements have defaults and can be implemented (R010)`() {
    #expect(!Names._includesRemovedValues && !Names._isReadableByHost)
    #expect(Removed._includesRemovedValues && Removed._isReadableByHost)
    #expect(value(Removed.self) { leaf.preference(key: Removed.self, value: 4) } == 4)
  }

  @Test func `The default may be stored or computed (R011)`() {
    #expect(value(Computed.self) { VStack { if false { leaf } } } == 3)
    #expect(value(Sum.self) { VStack { if false { leaf } } } == 0)
  }

  @Test func `Specialisations that differ in one argument are different keys (R001)`() {
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
  func `A reader on a leaf, a member of a group or a custom view gets the default (R003)`() {
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
    `nextValue may be passed to a function, and a value of class type keeps its identity (R054)`()
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
