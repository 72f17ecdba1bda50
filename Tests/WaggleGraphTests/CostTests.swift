import Testing
import WaggleGraph

@Suite("The work depends on what changed, not on the size of the graph")
struct CostTests {
  /// How many edges are looked at while `body` runs; 0 in optimised builds, which do not count them.
  private func visits(_ graph: Graph, _ body: () -> Void) -> Int {
    let before = graph.edgeVisits
    body()
    return graph.edgeVisits - before
  }

  @Test func `one changed input among 100,000 declared ones is found without visiting the others`()
  {
    let bench = Bench.large()
    let sources = (0..<100_000).map { bench.input($0) }
    let inputs = sources.map { bench.graph.makeRule(Next($0), inputs: [$0.node], in: bench.root) }
    let reader = bench.rule("reader") { graph in
      inputs.reduce(0) { $0 ^ graph.value($1) }
    }
    _ = bench.graph.value(reader)
    let top = bench.rule("top") { $0.value(reader) }
    _ = bench.graph.value(top)
    let cost = visits(bench.graph) {
      bench.graph.set(sources[50_000], to: -1)
      bench.graph.update(inputs[50_000].node)
    }
    #expect(cost < 40)
  }

  @Test func `verifying a node with 100,000 inputs costs the changed inputs only`() {
    let bench = Bench.large()
    let sources = (0..<100_000).map { bench.input($0) }
    let inputs = sources.map { source in bench.rule("") { $0.value(source) < 0 } }
    let reader = bench.rule("reader") { graph in
      inputs.reduce(false) { graph.value($1) || $0 }
    }
    _ = bench.graph.value(reader)
    let before = bench.graph.runsTotal
    let cost = visits(bench.graph) {
      for i in [7, 70_000, 700] { bench.graph.set(sources[i], to: 1 + i * 2) }
      #expect(!bench.graph.value(reader))
    }
    #expect(bench.graph.runsTotal - before == 3)
    #expect(cost < 150)
  }

  @Test func `100,000 stale inputs cost n log n, not n squared`() {
    let bench = Bench.large()
    let sources = (0..<100_000).map { bench.input($0) }
    let inputs = sources.map { source in bench.rule("") { $0.value(source) < 0 } }
    let reader = bench.rule("reader") { graph in
      inputs.reduce(false) { graph.value($1) || $0 }
    }
    _ = bench.graph.value(reader)
    let cost = visits(bench.graph) {
      for i in sources.indices { bench.graph.set(sources[i], to: 1 + i * 2) }
      #expect(!bench.graph.value(reader))
    }
    #expect(cost < 100_000 * 120)
  }

  @Test func `one of 100,000 dependents is updated alone, and marking visits each once only`() {
    let bench = Bench.large()
    let source = bench.input(0)
    let readers = (0..<100_000).map { i in bench.rule("\(i)") { $0.value(source) + i } }
    for reader in readers { _ = bench.graph.value(reader) }
    let marking = visits(bench.graph) { bench.graph.set(source, to: 1) }
    #expect(marking <= 100_000)
    #expect(visits(bench.graph) { bench.graph.set(source, to: 2) } <= 100_000)
    let before = bench.graph.runsTotal
    let cost = visits(bench.graph) { #expect(bench.graph.value(readers[500]) == 502) }
    #expect(bench.graph.runsTotal - before == 1)
    #expect(cost < 20)
  }

  @Test func `removing one of 100,000 inputs or readers does not visit the others`() {
    let bench = Bench.large()
    let source = bench.input(0)
    let parts = (0..<100_000).map { _ in Subgraph(in: bench.graph, parent: bench.root) }
    let inputs = parts.map { bench.graph.makeRule(Next(source), in: $0) }
    let reader = bench.graph.makeRule(Sum(inputs), in: bench.root)
    _ = bench.graph.value(reader)
    #expect(visits(bench.graph) { parts[50_000].remove() } < 20)
    #expect(bench.graph.isStale(reader.node))
    let all = visits(bench.graph) { bench.root.remove() }
    #expect(all < 100_000 * 20)
    #expect(bench.graph.liveNodeCount == 0)
  }

  @Test func `a change in a tree of 2^16 leaves runs the rules on one path`() {
    let bench = Bench.large()
    let leaves = (0..<(1 << 16)).map { _ in bench.input(0) }
    var level = leaves
    while level.count > 1 {
      level = stride(from: 0, to: level.count, by: 2).map { i in
        let pair = [level[i], level[i + 1]]
        return bench.graph.makeRule(Sum(pair), inputs: pair.map(\.node), in: bench.root)
      }
    }
    _ = bench.graph.value(level[0])
    let before = bench.graph.runsTotal
    let cost = visits(bench.graph) {
      bench.graph.set(leaves[4711], to: 1)
      #expect(bench.graph.value(level[0]) == 1)
    }
    #expect(bench.graph.runsTotal - before == 16)
    #expect(cost < 16 * 20)
  }
}
