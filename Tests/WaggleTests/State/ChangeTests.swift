import Foundation
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

@MainActor @Suite struct ChangeTests {
  @Test func `onChange in all its forms hears a change once, and none at first (R193)`() {
    let log = Log()
    let knob = Knob(1)
    let host = TestHost {
      Turned(knob) { n in
        leaf
          .onChange(of: n) { log.add("none") }
          .onChange(of: n) { old, new in log.add("\(old)>\(new)") }
          .onChange(of: n, initial: true) { log.add("initial") }
          .onChange(of: n, initial: true) { old, new in log.add("initial \(old)>\(new)") }
          .onChange(of: n, perform: { new in log.add("earlier \(new)") })
      }
    }
    host.settle()
    #expect(log.take() == ["initial", "initial 1>1"])
    host.frame { knob.value = 2 }
    #expect(log.take() == ["none", "1>2", "initial", "initial 1>2", "earlier 2"])
    host.frame { knob.value = 2 }
    #expect(log.take() == [])
  }

  @Test func `A change there and back within one event is none (R185, R193)`() {
    let log = Log()
    let knob = Knob(1)
    let host = TestHost { Turned(knob) { n in leaf.onChange(of: n) { log.add("\($0)>\($1)") } } }
    host.settle()
    host.frame {
      knob.value = 2
      knob.value = 1
    }
    #expect(log.take() == [])
  }

  @Test func `A chain of changes ends in the same frame, the third call of one is refused (R193)`()
  {
    struct Tree: View {
      let log: Log
      @State private var n = 0
      var body: some View {
        leaf
          .onChange(of: n) { _, new in
            log.add("\(new)")
            if new < 9 { n += 1 }
          }
          .onTapGesture { n = 1 }
      }
    }
    let log = Log()
    let host = TestHost { Tree(log: log) }
    host.settle()
    host.tap(at: CGPoint(x: 10, y: 10))
    #expect(log.take() == ["1", "2"])
    host.settle()
    #expect(host.diagnostics.filter { $0.id == "W-LOOP" }.count <= 1)
    for line in log.take() { #expect(Int(line)! <= 9) }
  }

  @Test func `onChange on a Group, and on a ForEach, calls once (R030)`() {
    let log = Log()
    let knob = Knob(1)
    let host = TestHost {
      Turned(knob) { n in
        VStack {
          Group {
            leaf
            leaf
          }
          .onChange(of: n) { log.add("group") }
          ForEach(0..<3) { _ in leaf }.onChange(of: n) { log.add("each") }
        }
      }
    }
    host.settle()
    host.frame { knob.value = 2 }
    #expect(log.take() == ["group", "each"])
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

  @Test func `withTransaction returns and throws what its body does, and nests`() {
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

  @Test func `Event code sees its own sets at once (R186)`() throws {
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

  @Test func `A set in a body is dropped and named, wherever it comes from (R188)`() throws {
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
}
