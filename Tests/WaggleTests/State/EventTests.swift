import Foundation
import Observation
import TestSupport
import Testing
import Waggle
import WaggleTestKit

private struct SpeedKey: TransactionKey {
  static let defaultValue = 1
}

extension Transaction {
  fileprivate var speed: Int {
    get { self[SpeedKey.self] }
    set { self[SpeedKey.self] = newValue }
  }
}

/// Sets in events, transactions and bodies (R184–R188).
@MainActor @Suite struct EventTests {
  @Test func `M190: a state keeps its first value until its identity ends`() throws {
    let knob = Knob(5)
    let host = host {
      Turned(knob) { start in if start > 0 { TapCounter("n", from: start) } }
    }
    #expect(host.text == ["n 5"])
    host.frame { knob.value = 7 }
    #expect(host.text == ["n 5"])
    try host.find(label: "n 5").tap()
    host.frame { knob.value = 0 }
    host.frame { knob.value = 7 }
    #expect(host.text == ["n 7"])
  }

  @Test func `M192: a body runs for the properties that it read`() {
    let pair = Pair()
    let tally = Tally()
    let host = host { Counted(tally: tally) { Text("\(pair.b)") } }
    host.settle()
    let before = tally.count
    host.frame { pair.a = 1 }
    #expect(tally.count == before)
    host.frame { pair.b = 1 }
    #expect(host.text == ["1"])
  }

  @Test func `Sets under one transaction are one update, others follow in order (R187)`() {
    struct Tree: View {
      let log: Log
      @State private var a = 0
      @State private var b = 0
      var body: some View {
        let _ = log.add("a\(a) b\(b)")
        leaf.onTapGesture {
          a = 1
          withTransaction(Transaction()) {
            b = 1
            a = 2
          }
          b = 2
        }
      }
    }
    let log = Log()
    let host = TestHost { Tree(log: log) }
    host.settle()
    host.tap(at: CGPoint(x: 10, y: 10))
    #expect(log.take() == ["a0 b0", "a1 b0", "a2 b1", "a2 b2"])
  }

  @Test func `withTransaction returns the result of its body, rethrows its error, and nests`() {
    struct Oops: Error {}
    #expect(withTransaction(Transaction()) { 4 } == 4)
    #expect(throws: Oops.self) { try withTransaction(Transaction()) { throw Oops() } }
    #expect(withTransaction(\.speed, 3) { Transaction().speed } == 1)
    var seen: [Int] = []
    let binding = Binding<Int>(get: { 0 }, set: { seen.append($1.speed + $0) })
    withTransaction(\.speed, 3) {
      binding.wrappedValue = 10
      withTransaction(\.isContinuous, true) { binding.wrappedValue = 20 }
      withTransaction(\.speed, 5) { binding.wrappedValue = 30 }
    }
    binding.wrappedValue = 40
    #expect(seen == [13, 23, 35, 41])
  }

  @Test func `Event code sees the values that it set at once (R186)`() throws {
    struct Tree: View {
      let log: Log
      @State private var items: [Int] = []
      var body: some View {
        Text("add \(items.count)").onTapGesture {
          items.append(1)
          log.add("\(items.count)")
          items.append(2)
          log.add("\(items.count)")
        }
      }
    }
    let log = Log()
    let host = TestHost { Tree(log: log) }
    try host.find(label: "add 0").tap()
    #expect(log.take() == ["1", "2"])
    #expect(host.text == ["add 2"])
  }

  @Test func `A set in a body is dropped and reported, wherever it comes from (R188)`() throws {
    struct Child: View {
      @Binding var value: Int
      var body: some View {
        let _ = value += 1
        Text("child \(value)")
      }
    }
    struct Tree: View {
      @State private var count = 0
      @State private var list = [1, 2]
      var body: some View {
        let _ = count = 4
        VStack {
          Child(value: $count)
          ForEach(list, id: \.self) { n in
            let _ = list.append(n)
            Text("row \(n)")
          }
          GeometryReader { proxy in
            let _ = count = Int(proxy.size.width)
            Text("geometry \(count)")
          }
        }
      }
    }
    let host = TestHost { Tree() }
    host.settle()
    #expect(host.text == ["child 0", "row 1", "row 2", "geometry 0"])
    let mutations = host.diagnostics.filter { $0.id == "W-MUTATE" }
    #expect(mutations.count >= 4)
    #expect(mutations.contains { $0.message.contains("count") && $0.path.contains("Child") })
    #expect(mutations.contains { $0.message.contains("list") })
    host.size = CGSize(width: 50, height: 60)
    host.settle()
    #expect(host.diagnostics.filter { $0.id == "W-MUTATE" }.count == mutations.count)
    #expect(!host.diagnostics.contains { $0.id == "W-LOOP" })
  }

  @Observable final class Pair {
    var a = 0
    var b = 0
  }
}
