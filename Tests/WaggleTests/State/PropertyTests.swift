import Foundation
import TestSupport
import Testing
import Waggle
import WaggleTestKit

/// A property of its own with states, an environment value and an update.
@propertyWrapper
private struct Doubled: DynamicProperty {
  @State private var base: Int
  @Environment(\.layoutDirection) private var direction
  private var updates = 0
  private let log: Log

  init(wrappedValue: Int, _ log: Log) {
    _base = State(initialValue: wrappedValue)
    self.log = log
  }

  mutating func update() {
    updates += 1
    let line = "update \(base) \(direction == .rightToLeft ? "rtl" : "ltr") \(updates)"
    MainActor.assumeIsolated { [log] in log.add(line) }
  }

  var wrappedValue: Int {
    get { base * 2 }
    nonmutating set { base = newValue }
  }
  var projectedValue: Binding<Int> { $base }
}

/// A property that holds a property.
private struct Nest: DynamicProperty {
  @Doubled var inner: Int
  let log: Log

  init(_ log: Log) {
    _inner = Doubled(wrappedValue: 3, log)
    self.log = log
  }

  func update() {
    let line = "nest \(inner)"
    MainActor.assumeIsolated { log.add(line) }
  }
}

private struct Doubler: View {
  let log: Log
  @Doubled private var value: Int

  init(_ log: Log) {
    self.log = log
    _value = Doubled(wrappedValue: 1, log)
  }

  var body: some View {
    let _ = log.add("body \(value)")
    VStack {
      Text("\(value)").onTapGesture { value = 5 }
      Text("by binding").onTapGesture { $value.wrappedValue += 1 }
    }
  }
}

private struct Price: View, Equatable {
  let log: Log
  let amount: Int
  let note: String
  var body: some View {
    let _ = log.add("\(amount) \(note)")
    Text("\(amount) \(note)")
  }
  nonisolated static func == (a: Self, b: Self) -> Bool { a.amount == b.amount }
}

@MainActor @Suite struct PropertyTests {
  @Test func `update comes before the body, after the nested properties are up to date`() throws {
    let log = Log()
    let host = TestHost { Doubler(log) }
    host.settle()
    #expect(log.take() == ["update 1 ltr 1", "body 2"])
    try host.find(label: "2").tap()
    #expect(log.take() == ["update 5 ltr 1", "body 10"])
    try host.find(label: "by binding").tap()
    #expect(host.text == ["12", "by binding"])
  }

  @Test func `A property reads the environment of its view`() {
    let log = Log()
    let knob = Knob(LayoutDirection.leftToRight)
    let host = TestHost { Turned(knob) { Doubler(log).environment(\.layoutDirection, $0) } }
    host.settle()
    host.frame { knob.value = .rightToLeft }
    #expect(log.take() == ["update 1 ltr 1", "body 2", "update 1 rtl 1", "body 2"])
  }

  @Test func `Properties in properties are updated from the inside out`() {
    struct Tree: View {
      let nest: Nest
      var body: some View { Text("\(nest.inner)").onTapGesture { nest.inner = 4 } }
    }
    let log = Log()
    let host = TestHost { Tree(nest: Nest(log)) }
    host.settle()
    #expect(log.take() == ["update 3 ltr 1", "nest 6"])
    host.tap(at: CGPoint(x: 195, y: 422))
    #expect(host.text == ["8"])
  }

  @Test func `Two views with the same property type have separate states`() throws {
    struct Pair: View {
      @Doubled var a: Int
      @Doubled var b: Int
      init() {
        _a = Doubled(wrappedValue: 1, Log())
        _b = Doubled(wrappedValue: 10, Log())
      }
      var body: some View { Text("\(a) \(b)").onTapGesture { a += 1 } }
    }
    let host = TestHost {
      VStack {
        Pair().accessibilityIdentifier("first")
        Pair()
      }
    }
    try host.find(identifier: "first").tap()
    #expect(host.text == ["6 20", "2 20"])
  }

  @Test func `An equatable view runs when it is not equal to the last one (R177)`() {
    let log = Log()
    let knob = Knob((amount: 1, note: "a"))
    let host = TestHost {
      Turned(knob) { Price(log: log, amount: $0.amount, note: $0.note).equatable() }
    }
    host.settle()
    host.frame { knob.value = (1, "b") }
    #expect(host.text == ["1 a"])
    host.frame { knob.value = (2, "c") }
    #expect(host.text == ["2 c"])
    #expect(log.take() == ["1 a", "2 c"])
  }

  @Test func `An equatable view runs when one of its states changes (R184)`() throws {
    struct Same: View, Equatable {
      @State private var count = 0
      var body: some View { Text("\(count)").onTapGesture { count += 1 } }
      nonisolated static func == (a: Self, b: Self) -> Bool { true }
    }
    let host = TestHost { EquatableView(content: Same()) }
    try host.find(label: "0").tap()
    #expect(host.text == ["1"])
  }
}
