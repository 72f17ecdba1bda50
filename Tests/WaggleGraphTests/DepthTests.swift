import Testing
import WaggleGraph

@Suite("Long chains need no deep stack")
struct DepthTests {
  /// A chain of rules above an input; with `declared` they have their inputs when they are made.
  private func chain(_ count: Int, declared: Bool, in bench: Bench) -> (
    input: Attribute<Int>, last: Attribute<Int>
  ) {
    let input = bench.input(0)
    var last = input
    for i in 0..<count {
      last = bench.graph.makeRule(
        Next(last, name: "\(i)"), inputs: declared ? [last.node] : [], in: bench.root)
    }
    return (input, last)
  }

  @Test func `100,000 declared rules are pulled for the first time and again`() {
    let bench = Bench.large()
    let (input, last) = chain(100_000, declared: true, in: bench)
    #expect(bench.graph.value(last) == 100_000)
    bench.graph.set(input, to: 1)
    #expect(bench.graph.value(last) == 100_001)
    #expect(bench.problems.isEmpty)
  }

  @Test func `100,000 rules whose inputs are recorded are updated without recursion`() {
    let bench = Bench.large()
    let input = bench.input(0)
    var last = input
    for _ in 0..<100_000 {
      last = bench.graph.makeRule(Next(last), in: bench.root)
      _ = bench.graph.value(last)
    }
    bench.graph.set(input, to: 5)
    #expect(bench.graph.value(last) == 100_005)
    #expect(bench.problems.isEmpty)
    #expect(bench.graph.runsTotal == 200_000)
  }

  @Test func `a first read through 1,000 unrecorded rules reports nothing`() {
    let bench = Bench.large()
    let (_, last) = chain(1000, declared: false, in: bench)
    #expect(bench.graph.value(last) == 1000)
    #expect(bench.problems.isEmpty)
  }

  @Test func `a deeper chain is reported once, with the outermost names, and still computed`() {
    let bench = Bench.large()
    let (input, last) = chain(3000, declared: false, in: bench)
    #expect(bench.graph.value(last) == 3000)
    #expect(bench.problems == [.tooDeep((0..<20).map { "\(2999 - $0)" })])
    bench.graph.set(input, to: 1)
    #expect(bench.graph.value(last) == 3001)
    #expect(bench.problems.count == 1)
  }
}
