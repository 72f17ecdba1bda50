import Testing
import WaggleGraph

/// The tens of a number, asked whether a change of the number affects them.
private final class Tens: ValueRule {
  private let number: Attribute<Int>
  private var last: Int?
  private(set) var questions = 0
  private let body: (Graph) -> Int

  init(of number: Attribute<Int>, adding body: @escaping (Graph) -> Int = { _ in 0 }) {
    self.number = number
    self.body = body
  }

  var name: String { "tens" }

  func value(in graph: Graph) -> Int {
    let tens = graph.value(number) / 10
    last = tens
    return tens + body(graph)
  }

  func isAffected(by input: NodeID, in graph: Graph) -> Bool {
    questions += 1
    return input != number.node || graph.peek(number).map { $0 / 10 } != last
  }
}

@Suite("A rule that is asked whether a change affects it")
struct ComparedInputTests {
  private func make(_ rule: Tens, _ inputs: [NodeID], _ bench: Bench) -> Attribute<Int> {
    let tens = bench.graph.makeRule(rule, inputs: inputs, in: bench.root)
    bench.graph.compareInputs(of: tens.node)
    return tens
  }

  @Test func `runs for a change that does, and for no other`() {
    let bench = Bench()
    let number = bench.input(12)
    let rule = Tens(of: number)
    let tens = make(rule, [number.node], bench)
    let above = bench.rule("above") { $0.value(tens) }
    #expect(bench.graph.value(above) == 1)
    for (value, runs) in [(15, 0), (19, 0), (20, 2), (29, 0), (12, 2)] {
      let before = bench.graph.runsTotal
      bench.graph.set(number, to: value)
      #expect(bench.graph.value(above) == value / 10)
      #expect(bench.graph.runsTotal - before == runs)
      #expect(!bench.graph.isStale(tens.node))
    }
    #expect(rule.questions == 5)
  }

  @Test func `is asked about the inputs that it declared, and runs for what it has read besides`() {
    let bench = Bench()
    let number = bench.input(12)
    let added = bench.input(0)
    let rule = Tens(of: number) { $0.value(added) }
    let tens = make(rule, [number.node], bench)
    #expect(bench.graph.value(tens) == 1)
    bench.graph.set(number, to: 13)
    bench.graph.set(added, to: 5)
    #expect(bench.graph.value(tens) == 6)
    #expect(rule.questions == 1)
    bench.graph.set(added, to: 7)
    #expect(bench.graph.value(tens) == 8)
    #expect(rule.questions == 1)
  }

  @Test func `sees a change that came while it was not read`() {
    let bench = Bench()
    let number = bench.input(12)
    let tens = make(Tens(of: number), [number.node], bench)
    #expect(bench.graph.value(tens) == 1)
    bench.graph.set(number, to: 13)
    #expect(bench.graph.value(number) == 13)
    bench.graph.set(number, to: 33)
    #expect(bench.graph.value(tens) == 3)
  }

  @Test func `does not run when what it declared is removed`() {
    let bench = Bench()
    let inner = Subgraph(in: bench.graph, parent: bench.root)
    let number = bench.input(12, in: inner)
    let tens = make(Tens(of: number), [number.node], bench)
    #expect(bench.graph.value(tens) == 1)
    bench.graph.set(number, to: 40)
    inner.remove()
    #expect(bench.graph.peek(tens) == 1)
    bench.graph.checkInvariants()
  }
}
