import Foundation
import TestSupport
import Testing
import Waggle
import WaggleTestKit

/// What one update costs: the work is a claim like any other.
@MainActor @Suite struct ReduceCostTests {
  /// A row with its own state.
  private struct Row: View {
    let id: Int
    let knobs: Knobs
    @State private var value = 0

    var body: some View {
      let _ = knobs.bindings[id] = $value
      leaf.box(10, 2).preference(key: Sum.self, value: value).writesSpy("\(id)")
    }
  }

  @MainActor
  private final class Knobs {
    var bindings: [Int: Binding<Int>] = [:]
    var order: Knob<[Int]>
    init(_ count: Int) { order = Knob(Array(0..<count)) }
  }

  private struct Column: View {
    let knobs: Knobs
    let log: Log

    var body: some View {
      Turned(knobs.order) { ids in
        VStack(spacing: 0) { ForEach(ids, id: \.self) { Row(id: $0, knobs: knobs) } }
      }
      .onPreferenceChange(Sum.self) { log.add("\($0)") }
    }
  }

  private nonisolated static let sizes = [33, 40, 100, 1000]

  private func limit(_ count: Int) -> Int {
    Int((2 * log2(Double(count))).rounded(.up)) + 8
  }

  @Test(arguments: sizes)
  func `One changed leaf runs one body, few reduces and no layout (R044, R055)`(_ count: Int) {
    var dice = SeededGenerator(seed: UInt64(count) * 977 + 1)
    let knobs = Knobs(count)
    let log = Log()
    let host = host(.seeds) { Column(knobs: knobs, log: log) }
    host.frame()
    var sum = 0
    for _ in 0..<20 {
      let id = Int.random(in: 0..<count, using: &dice)
      let before = host.counts
      host.frame { knobs.bindings[id]!.wrappedValue += 1 }
      sum += 1
      let after = host.counts
      #expect(after.bodies - before.bodies == 1)
      #expect(after.reduces - before.reduces <= limit(count))
      #expect(after.layouts == before.layouts)
      #expect(after.nodesMade == before.nodesMade)
      #expect(log.entries.last == "\(sum)")
    }
  }

  @Test(arguments: sizes)
  func `Inserting, removing or moving a row takes few reduces, wherever it is (R044, R052)`(
    _ count: Int
  ) {
    var dice = SeededGenerator(seed: UInt64(count) * 31 + 7)
    let knobs = Knobs(count)
    let host = host(.seeds) {
      Column(knobs: knobs, log: Log()).onPreferenceChange(Spy.self) { _ in }
    }
    host.frame()
    var ids = Array(0..<count)
    for step in 0..<30 {
      switch step % 3 {
      case 0: ids.insert(count + step, at: Int.random(in: 0...ids.count, using: &dice))
      case 1: ids.remove(at: Int.random(in: 0..<ids.count, using: &dice))
      default:
        let moved = ids.remove(at: Int.random(in: 0..<ids.count, using: &dice))
        ids.insert(moved, at: Int.random(in: 0...ids.count, using: &dice))
      }
      forget()
      let before = host.counts
      host.frame { knobs.order.value = ids }
      #expect(Spy.pairs.count <= limit(ids.count))
      // Both keys are reduced, and the bodies are the list's and the new row's.
      #expect(host.counts.reduces - before.reduces <= 2 * limit(ids.count))
      #expect(host.counts.bodies - before.bodies <= 2)
      #expect(host.preference(Spy.self) == ids.map { "\($0)" })
    }
  }

  @Test(arguments: sizes)
  func `The first build takes one reduce fewer than there are rows (R044)`(_ count: Int) {
    let knobs = Knobs(count)
    let host = host(.seeds) { Column(knobs: knobs, log: Log()) }
    host.frame()
    #expect(host.counts.reduces == count - 1)
  }

  @Test func `A change that is not read runs no reduce and no layout`() {
    let knobs = Knobs(1000)
    let other = Knob(0)
    let tally = Tally()
    let host = host(.seeds) {
      VStack {
        Column(knobs: knobs, log: Log())
        Turned(other) { number in
          let _ = tally.count += 1
          leaf.box(5, 5).opacity(Double(number) / 10)
        }
      }
    }
    host.frame()
    let before = host.counts
    host.frame { other.value = 1 }
    #expect(tally.count == 2)
    #expect(host.counts.reduces == before.reduces)
    #expect(host.counts.layouts == before.layouts)
  }

  @Test
  func `A long list edited at random has the value of a plain array, and its trees stay valid`() {
    var dice = SeededGenerator(seed: 4711)
    let knobs = Knobs(50)
    let host = host(.seeds) { Column(knobs: knobs, log: Log()) }
    host.frame()
    var ids = Array(0..<50)
    for step in 0..<150 {
      for _ in 0..<Int.random(in: 1...6, using: &dice) {
        switch Int.random(in: 0..<4, using: &dice) {
        case 0: ids.insert(1000 + step * 10 + ids.count % 10, at: ids.count / 2)
        case 1 where ids.count > 1: ids.remove(at: Int.random(in: 0..<ids.count, using: &dice))
        case 2: ids.shuffle(using: &dice)
        default: ids.swapAt(0, ids.count - 1)
        }
      }
      var seen: Set<Int> = []
      ids.removeAll { !seen.insert($0).inserted }
      host.frame { knobs.order.value = ids }
      #expect(host.preference(Spy.self) == ids.map { "\($0)" })
    }
  }
}
