import Foundation
import Waggle
import WaggleTestKit

// Keys and views of unusual shapes.

/// Not Equatable; its value shows the order.
struct Opened: PreferenceKey {
  struct Value {
    var names: [String]
    let say: () -> Void = {}
  }
  static var defaultValue: Value { Value(names: []) }
  static func reduce(value: inout Value, nextValue: () -> Value) {
    value.names += nextValue().names
  }
}

/// Calls nextValue twice, and records whether the results agreed.
struct DoublyAsked: PreferenceKey {
  static let defaultValue: [String] = []
  nonisolated(unsafe) static var agreed = true
  static func reduce(value: inout [String], nextValue: () -> [String]) {
    let first = nextValue()
    let second = nextValue()
    agreed = agreed && first == second
    value += second
  }
}

/// True wins; requests no further value then.
struct AnyTrue: PreferenceKey {
  static let defaultValue = false
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

/// Numbers by name in a dictionary; the last of a name wins.
struct Table: PreferenceKey {
  static let defaultValue: [String: Int] = [:]
  static func reduce(value: inout [String: Int], nextValue: () -> [String: Int]) {
    value.merge(nextValue()) { $1 }
  }
}

/// A generic key.
struct Of<Tag, Element: Equatable>: PreferenceKey {
  static var defaultValue: [Element] { [] }
  static func reduce(value: inout [Element], nextValue: () -> [Element]) { value += nextValue() }
}

/// Passes nextValue on to another function.
struct Helped: PreferenceKey {
  static let defaultValue: Int? = nil
  static func reduce(value: inout Int?, nextValue: () -> Int?) { larger(&value, nextValue) }
  private static func larger(_ value: inout Int?, _ next: () -> Int?) {
    guard let other = next() else { return }
    value = max(value ?? other, other)
  }
}

/// A custom view around content.
struct Shell<Content: View>: View {
  @ViewBuilder var content: Content
  var body: some View { content }
}

/// A custom modifier that changes nothing.
struct Plain: ViewModifier {
  func body(content: Content) -> some View { content }
}

/// A custom modifier that writes.
struct Names2: ViewModifier {
  let names: [String]
  func body(content: Content) -> some View { content.preference(key: Names.self, value: names) }
}

/// A custom modifier that shows its content under a condition.
struct OnlyIf: ViewModifier {
  let shows: Bool
  func body(content: Content) -> some View { if shows { content } }
}

/// A leaf that writes to both keys.
struct Both: View {
  let name: String
  init(_ name: String) { self.name = name }
  var body: some View { leaf.writes(name).writesSpy(name) }
}
