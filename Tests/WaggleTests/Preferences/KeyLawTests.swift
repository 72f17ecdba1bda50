import Foundation
import TestSupport
import Testing
import Waggle
import WaggleTestKit

/// Not associative.
private enum Difference: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value -= nextValue() }
}

/// Keys whose reduce breaks the identity law or depends on grouping (R004–R008).
@MainActor @Suite struct KeyLawTests {
  @Test func `A default that empty content adds after a value must not change it (R004)`() throws {
    let host = host {
      leaf.preference(key: Last.self, value: "x").overlay { if true { leaf } }
    }
    #expect(host.preference(Last.self) == "default")
    let report = try #require(host.reports("E-LAW").first)
    #expect(report.message.contains("Last"))
    #expect(report.message.contains("x") && report.message.contains("default"))
  }

  @Test func `A default before a value must not change it either (R005)`() throws {
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

  @Test
  func `An unlawful key works in a static tree, and is reported in a dynamic one (R006)`() {
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

  @Test func `An empty reducer keeps the first of two values, and a single value arrives (R007)`() {
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
}
