import SwiftUI

/// A key of texts whose default is "default", as all keys of the two trees.
protocol NameKey: PreferenceKey where Value == String {}

extension NameKey {
  static var defaultValue: String { "default" }
}

/// The key that the trees surprise: the last value counts, even if that is the default.
enum LastKey: NameKey {
  static func reduce(value: inout String, nextValue: () -> String) { value = nextValue() }
}

/// The same, mended: the last value that is not the default.
enum LastSetKey: NameKey {
  static func reduce(value: inout String, nextValue: () -> String) {
    let next = nextValue()
    if next != defaultValue { value = next }
  }
}

/// The first value that any view sets.
enum FirstSetKey: PreferenceKey {
  static var defaultValue: Int? { nil }
  static func reduce(value: inout Int?, nextValue: () -> Int?) { value = value ?? nextValue() }
}

/// Ignores all values but the first, also where that is the default.
enum FirstKey: PreferenceKey {
  static var defaultValue: Int? { nil }
  static func reduce(value: inout Int?, nextValue: () -> Int?) {}
}

enum SumKey: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

enum DifferenceKey: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value -= nextValue() }
}

enum LargestKey: PreferenceKey {
  static var defaultValue: Int { .min }
  static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
}

/// Whether all views are valid: the default of "and" is true.
enum AllValidKey: PreferenceKey {
  static var defaultValue: Bool { true }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value && nextValue() }
}

/// The same with the wrong default: nothing is ever valid.
enum AllTrueFromFalseKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value && nextValue() }
}

/// The numbers of the rows that exist, in the order in which they are reduced.
enum RowsKey: PreferenceKey {
  static var defaultValue: [Int] { [] }
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}
