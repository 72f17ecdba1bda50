import Foundation
import TestSupport
import Testing
import Waggle
import WaggleTestKit

/// Each specialisation is a key of its own.
private enum Tagged<Tag>: PreferenceKey {
  static var defaultValue: [String] { [] }
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

/// Not associative.
private enum Difference: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value -= nextValue() }
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

  @Test func `A default that an empty place adds after a value must not change it (R004)`() throws {
    let host = host {
      leaf.preference(key: Last.self, value: "x").overlay { if true { leaf } }
    }
    #expect(host.preference(Last.self) == "default")
    let report = try #require(host.reports("E-LAW").first)
    #expect(report.message.contains("Last"))
    #expect(report.message.contains("x") && report.message.contains("default"))
  }

  @Test func `A default that stands before a value must not change it either (R005)`() throws {
    let host = host {
      leaf.preference(key: Keep.self, value: "x").background { if true { leaf } }
    }
    #expect(host.preference(Keep.self) == "default")
    #expect(try #require(host.reports("E-LAW").first).message.contains("Keep"))
  }

  @Test func `A lawful key is never reported, however many defaults there are (R004, R005)`() {
    let host = host {
      VStack {
        if true { leaf }
        leaf.writes("x")
        if true { leaf }
      }
      .overlay { if true { leaf } }
      .background { if false { leaf } }
    }
    #expect(host.preference(Names.self) == ["x"])
    #expect(host.preference(First.self) == .some(nil))
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `The reducer that takes the next value works where the tree is static (R006)`() {
    let host = host {
      VStack {
        leaf.preference(key: Last.self, value: "one")
        leaf
        leaf.preference(key: Last.self, value: "two")
      }
    }
    #expect(host.preference(Last.self) == "two")
    #expect(host.reports("E-LAW").isEmpty)
  }

  @Test func `An empty reducer keeps the first writer's value (R007)`() {
    #expect(value(Keep.self) { VStack { leaf.preference(key: Keep.self, value: "one") } } == "one")
    let both = value(Keep.self) {
      VStack {
        leaf.preference(key: Keep.self, value: "one")
        leaf.preference(key: Keep.self, value: "two")
      }
    }
    #expect(both == "one")
  }

  @Test func `An empty reducer that drops what follows a default is reported (R007)`() throws {
    let host = host {
      VStack {
        leaf.preference(key: Keep.self, value: "default")
        leaf.preference(key: Keep.self, value: "two")
      }
    }
    #expect(host.preference(Keep.self) == "default")
    let report = try #require(host.reports("E-LAW").first)
    #expect(report.message.contains("nextValue()"))
  }

  @Test func `Values are grouped as the containers are nested (R008)`() {
    let nested = value(Difference.self) {
      VStack {
        leaf.preference(key: Difference.self, value: 10)
        VStack {
          leaf.preference(key: Difference.self, value: 3)
          leaf.preference(key: Difference.self, value: 2)
        }
      }
    }
    let flat = value(Difference.self) {
      VStack {
        leaf.preference(key: Difference.self, value: 10)
        leaf.preference(key: Difference.self, value: 3)
        leaf.preference(key: Difference.self, value: 2)
      }
    }
    #expect(nested == 9)
    #expect(flat == 5)
  }

  @Test func `A key whose value has a nil may leave the default out (R009)`() {
    #expect(First.defaultValue == nil)
    #expect(value(First.self) { VStack { if false { leaf } } } == .some(nil))
  }

  @Test func `The two hidden requirements have defaults and can be answered (R010)`() {
    #expect(!Names._includesRemovedValues && !Names._isReadableByHost)
    #expect(Removed._includesRemovedValues && Removed._isReadableByHost)
    #expect(value(Removed.self) { leaf.preference(key: Removed.self, value: 4) } == 4)
  }

  @Test func `The default may be stored or computed (R011)`() {
    #expect(value(Computed.self) { VStack { if false { leaf } } } == 3)
    #expect(value(Sum.self) { VStack { if false { leaf } } } == 0)
  }
}
