import Foundation
import TestSupport
import Testing
import Waggle

/// Loops over collections and key paths of all kinds.
@MainActor @Suite struct ForEachElementTests {
  @Test func `C747: a loop over any collection makes a row of each element, in order`() {
    #expect(rows(of: 3..<6) == [3, 4, 5])
    #expect(rows(of: 3...5) == [3, 4, 5])
    #expect(rows(of: [7, 5, 6]) == [7, 5, 6])
    #expect(rows(of: [9, 7, 5, 6, 8][1...3]) == [7, 5, 6])
    #expect(rows(of: ContiguousArray([7, 5])) == [7, 5])
    #expect(rows(of: [1, 2, 3].reversed()) == [3, 2, 1])
    #expect(rows(of: [1, 2].lazy.map { $0 * 10 }) == [10, 20])
    #expect(rows(of: CollectionOfOne(4)) == [4])
    #expect(rows(of: [Int]()) == [])
    #expect(rows(of: 2..<2) == [])
  }

  @Test func `C747: a row follows its element by the value at any key path`() {
    #expect(follows(\.self))
    #expect(follows(\.number))
    #expect(follows(\.name))
    #expect(follows(\.inner.word))
    #expect(follows(\.optional))
    #expect(follows(\.computed))
    #expect(follows(\.observed))
    #expect(follows(\.box.value))
    #expect(follows(\.words[1]))
    #expect(!follows(\.inner.same))
  }

  private func rows<Data: RandomAccessCollection>(of data: Data) -> [Int]
  where Data.Element == Int {
    let host = PlainHost(100, 400) {
      VStack(spacing: 0) { ForEach(data, id: \.self) { Row(number: $0) } }
    }
    return host.preference(Numbers.self) ?? []
  }

  /// Whether the rows move with their elements, and their states with them.
  private func follows<ID: Hashable>(_ id: KeyPath<Item, ID>) -> Bool {
    let items = Knob([Item(1, "a"), Item(2, "b")])
    let host = PlainHost(100, 400) {
      Turned(items) { items in
        VStack(spacing: 0) { ForEach(items, id: id) { Row(number: $0.number) } }
      }
    }
    let before = host.preference(Numbers.self)
    host.settle { items.value.reverse() }
    return before == [1, 2] && host.preference(Numbers.self) == [2, 1]
  }

  private enum Numbers: PreferenceKey {
    static var defaultValue: [Int] { [] }

    static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
  }

  /// Reports the number that it was made for.
  private struct Row: View {
    @State private var number: Int

    init(number: Int) { _number = State(initialValue: number) }

    var body: some View {
      Color.gray.frame(width: 10, height: 4).preference(key: Numbers.self, value: [number])
    }
  }

  private struct Item: Hashable {
    let number: Int
    let name: String
    let inner: Inner
    var optional: Int?
    var observed: Int { didSet { optional = nil } }
    let box: Box
    let words: [String]

    init(_ number: Int, _ name: String) {
      (self.number, self.name, optional, observed) = (number, name, number, number)
      inner = Inner(word: name, same: 0)
      box = Box(value: number)
      words = ["same", name]
    }

    var computed: String { name + name }
  }

  private struct Inner: Hashable {
    let word: String
    let same: Int
  }

  private final class Box: Hashable {
    let value: Int

    init(value: Int) { self.value = value }

    static func == (a: Box, b: Box) -> Bool { a.value == b.value }
    func hash(into hasher: inout Hasher) { hasher.combine(value) }
  }
}
