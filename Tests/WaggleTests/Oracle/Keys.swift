import Foundation
import WaggleTestKit

/// A key of the oracle: it knows what a node writes, and how to draw what was read.
protocol OracleKey: PreferenceKey where Value: Equatable {
  static func written(by tree: Tree) -> Value
  static func change(_ value: inout Value, by tree: Tree)
  static func count(_ value: Value) -> Int
  @MainActor static func layer(_ value: Value) -> AnyView
}

extension OracleKey {
  /// A bar whose length tells the value.
  @MainActor static func layer(_ value: Value) -> AnyView {
    let count = count(value)
    return AnyView(
      Color.green.frame(width: CGFloat(count % 29 + 1), height: 3)
        .preference(key: Words.self, value: ["l\(count)"]))
  }
}

nonisolated(unsafe) let oracleKeys: [any OracleKey.Type] = [
  Words.self, Total.self, Newest.self, Oldest.self, Largest.self, Rects.self, Places.self,
  Corners.self,
]

/// Order shows in it.
enum Words: OracleKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  static func written(by tree: Tree) -> [String] { tree.isOdd(1) ? [] : ["w\(tree.numbers[0])"] }
  static func change(_ value: inout [String], by tree: Tree) { value.append("t\(tree.numbers[0])") }
  static func count(_ value: [String]) -> Int { value.count }
}

enum Total: OracleKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value &+= nextValue() }
  static func written(by tree: Tree) -> Int { tree.number(0, below: 10) }
  static func change(_ value: inout Int, by tree: Tree) { value &+= tree.number(0, below: 10) }
  static func count(_ value: Int) -> Int { abs(value % 1000) }
}

/// Takes the last value, against the law: each default that is added shows (R006).
enum Newest: OracleKey {
  static let defaultValue = "default"
  static func reduce(value: inout String, nextValue: () -> String) { value = nextValue() }
  static func written(by tree: Tree) -> String { "n\(tree.numbers[0])" }
  static func change(_ value: inout String, by tree: Tree) { value += "t" }
  static func count(_ value: String) -> Int { value.count }
}

/// Asks for the next value only when it has none (R053).
enum Oldest: OracleKey {
  static var defaultValue: String? { nil }
  static func reduce(value: inout String?, nextValue: () -> String?) {
    if value == nil { value = nextValue() }
  }
  static func written(by tree: Tree) -> String? { tree.isOdd(1) ? nil : "o\(tree.numbers[0])" }
  static func change(_ value: inout String?, by tree: Tree) {
    value = value == nil ? "t\(tree.numbers[0])" : nil
  }
  static func count(_ value: String?) -> Int { value?.count ?? 0 }
}

enum Largest: OracleKey {
  static let defaultValue = Int.min
  static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
  static func written(by tree: Tree) -> Int { tree.number(0, below: 50) }
  static func change(_ value: inout Int, by tree: Tree) { value = value / 2 }
  static func count(_ value: Int) -> Int { abs(value % 1000) }
}

/// Filled from geometry proxies.
enum Rects: OracleKey {
  static let defaultValue: [CGRect] = []
  static func reduce(value: inout [CGRect], nextValue: () -> [CGRect]) { value += nextValue() }
  static func written(by tree: Tree) -> [CGRect] {
    [CGRect(x: tree.numbers[0], y: 0, width: 1, height: 1)]
  }
  static func change(_ value: inout [CGRect], by tree: Tree) {
    value = value.map { $0.offsetBy(dx: CGFloat(tree.number(0, below: 5)), dy: 0) }
  }
  static func count(_ value: [CGRect]) -> Int { value.count }
}

enum Places: OracleKey {
  static let defaultValue: [Anchor<CGRect>] = []
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
  static func written(by tree: Tree) -> [Anchor<CGRect>] { [] }
  static func change(_ value: inout [Anchor<CGRect>], by tree: Tree) { value.reverse() }
  static func count(_ value: [Anchor<CGRect>]) -> Int { value.count }
  @MainActor static func layer(_ value: [Anchor<CGRect>]) -> AnyView {
    AnyView(
      GeometryReader { proxy in
        ForEach(value.indices, id: \.self) { index in
          let rect = proxy[value[index]]
          Color.red.frame(width: rect.width, height: rect.height)
            .offset(x: rect.minX, y: rect.minY)
        }
      })
  }
}

enum Corners: OracleKey {
  static let defaultValue: [Anchor<CGPoint>] = []
  static func reduce(value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]) {
    value += nextValue()
  }
  static func written(by tree: Tree) -> [Anchor<CGPoint>] { [] }
  static func change(_ value: inout [Anchor<CGPoint>], by tree: Tree) { value.reverse() }
  static func count(_ value: [Anchor<CGPoint>]) -> Int { value.count }
  @MainActor static func layer(_ value: [Anchor<CGPoint>]) -> AnyView {
    AnyView(
      GeometryReader { proxy in
        ForEach(value.indices, id: \.self) { index in
          Color.red.frame(width: 2, height: 2).offset(
            x: proxy[value[index]].x, y: proxy[value[index]].y)
        }
      })
  }
}

/// How wide the content of a `AnimatedValue` is.
enum Extent: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

private struct StepKey: EnvironmentKey {
  static let defaultValue = 1
}

extension EnvironmentValues {
  var oracleStep: Int {
    get { self[StepKey.self] }
    set { self[StepKey.self] = newValue }
  }
}
