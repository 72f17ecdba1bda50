import SwiftUI

/// A key whose values are made from one number a leaf.
protocol SceneKey: PreferenceKey where Value: Equatable & Sendable {
  static func value(of number: Int) -> Value
  /// The fold of all leaves, of which the newest number is the greatest. As cheap as possible: memory that it reads
  /// displaces what the next update needs from the cache.
  static func fold(_ numbers: [Int], newest: Int) -> Value
}

extension SceneKey {
  static func fold(_ numbers: [Int], newest: Int) -> Value {
    PlainLoop<Self>.fold(numbers.map { value(of: $0) })
  }
}

/// The greatest number.
enum MaxKey: SceneKey {
  static let defaultValue = Int.min

  static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
  static func value(of number: Int) -> Int { number }
  static func fold(_ numbers: [Int], newest: Int) -> Int { newest }
}

/// All numbers, in order.
enum ListKey: SceneKey {
  static let defaultValue: [Int] = []

  static func reduce(value: inout [Int], nextValue: () -> [Int]) {
    value.append(contentsOf: nextValue())
  }
  static func value(of number: Int) -> [Int] { [number] }
}

/// A value that no number below a million changes.
enum MillionsKey: SceneKey {
  static let defaultValue = 0

  static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
  static func value(of number: Int) -> Int { number / 1_000_000 }
}

/// A view with state, a fixed frame and one preference; its colour also depends on the state, so that each update
/// is drawn.
struct Leaf<Key: SceneKey>: View {
  let index: Int
  @State private var number: Int

  init(index: Int) {
    self.index = index
    _number = State(initialValue: index)
  }

  var body: some View {
    let _ = LeafBindings.connect(index, $number)
    Color(white: number.isMultiple(of: 2) ? 0.4 : 0.6)
      .frame(width: 10, height: 4)
      .preference(key: Key.self, value: Key.value(of: number))
  }
}

/// A column of leaves under one observer.
struct Column<Key: SceneKey>: View {
  let count: Int

  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<count, id: \.self) { Leaf<Key>(index: $0) }
    }
    .onPreferenceChange(Key.self) { ObserverProbe.note($0) }
  }
}

/// A view that nests itself: `depth` wrappers around one leaf.
struct Nest: View {
  let depth: Int

  var body: AnyView {
    depth == 0 ? AnyView(Leaf<MaxKey>(index: 0)) : AnyView(Nest(depth: depth - 1))
  }
}

/// A nest under one observer.
struct NestRoot: View {
  let depth: Int

  var body: some View {
    Nest(depth: depth).onPreferenceChange(MaxKey.self) { ObserverProbe.note($0) }
  }
}
