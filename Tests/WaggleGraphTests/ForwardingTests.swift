import Testing
import WaggleGraph

/// Passes on one of its inputs, or computes twice its value.
private final class Passing: ValueRule {
  var source: Attribute<[Int]>
  var doubles = false
  let name: String
  private let bench: Bench

  init(_ source: Attribute<[Int]>, _ name: String, _ bench: Bench) {
    self.source = source
    self.name = name
    self.bench = bench
  }

  func update(_ graph: Graph, _ node: NodeID) -> Bool {
    bench.log.append(name)
    if doubles { return graph.store(value(in: graph), in: node) }
    return graph.forward(node, to: source.node)
  }

  func value(in graph: Graph) -> [Int] { graph.value(source).map { $0 * 2 } }
}

@Suite("A node that passes a value on does not run when the value changes")
struct ForwardingTests {
  private let bench = Bench()

  private func chain(_ source: Attribute<[Int]>, _ length: Int) -> (
    rules: [Passing], top: Attribute<[Int]>
  ) {
    var (rules, top) = ([Passing](), source)
    for index in 0..<length {
      let rule = Passing(top, "p\(index)", bench)
      rules.append(rule)
      top = bench.graph.makeRule(rule, in: bench.root)
    }
    return (rules, top)
  }

  @Test func `through a chain only the reader runs`() {
    let input = bench.input([1])
    let (_, top) = chain(input, 20)
    let reader = bench.rule("reader") { $0.value(top) }
    #expect(bench.graph.value(reader) == [1])
    let visits = bench.graph.edgeVisits
    let ran = bench.ran {
      bench.graph.set(input, to: [2])
      #expect(bench.graph.value(reader) == [2])
    }
    #expect(ran == ["reader"])
    #expect(bench.graph.edgeVisits - visits < 2_000)
    #expect(bench.graph.value(top) == [2])
  }

  @Test func `a change costs the same through any number of nodes`() {
    func cost(_ length: Int) -> Int {
      let bench = Bench.large()
      let input = bench.input([1])
      var top = input
      for index in 0..<length {
        top = bench.graph.makeRule(Passing(top, "p\(index)", bench), in: bench.root)
      }
      let last = top
      let reader = bench.rule("reader") { $0.value(last) }
      _ = bench.graph.value(reader)
      bench.graph.set(input, to: [2])
      _ = bench.graph.value(reader)
      let visits = bench.graph.edgeVisits
      bench.graph.set(input, to: [3])
      _ = bench.graph.value(reader)
      return bench.graph.edgeVisits - visits
    }
    #expect(cost(5) == cost(500))
  }

  @Test(arguments: 0..<4) func `each node of a chain can turn to another source, and back`(
    index: Int
  ) {
    let (input, other) = (bench.input([1]), bench.input([10]))
    let (rules, top) = chain(input, 4)
    let reader = bench.rule("reader") { $0.value(top) }
    #expect(bench.graph.value(reader) == [1])
    let own = rules[index].source
    let node = index == 3 ? top : rules[index + 1].source
    for source in [other, own, other] {
      rules[index].source = source
      bench.graph.invalidate(node.node)
      #expect(bench.graph.value(reader) == (source == other ? [10] : [1]))
      bench.graph.set(input, to: [2])
      bench.graph.set(other, to: [20])
      #expect(bench.graph.value(reader) == (source == other ? [20] : [2]))
      bench.graph.set(input, to: [1])
      bench.graph.set(other, to: [10])
    }
  }

  @Test(arguments: 0..<4)
  func `each node of a chain can store its own value, and pass on again`(
    index: Int
  ) {
    let input = bench.input([1])
    let (rules, top) = chain(input, 4)
    let reader = bench.rule("reader") { $0.value(top) }
    #expect(bench.graph.value(reader) == [1])
    let node = index == 3 ? top : rules[index + 1].source
    for doubles in [true, false, true] {
      rules[index].doubles = doubles
      bench.graph.invalidate(node.node)
      #expect(bench.graph.value(reader) == (doubles ? [2] : [1]))
      bench.graph.set(input, to: [5])
      #expect(bench.graph.value(reader) == (doubles ? [10] : [5]))
      bench.graph.set(input, to: [1])
    }
  }

  @Test func `a source that is removed is replaced before the next read`() {
    let part = Subgraph(in: bench.graph, parent: bench.root)
    let (inner, input) = (bench.input([7], in: part), bench.input([1]))
    let (rules, top) = chain(inner, 3)
    let reader = bench.rule("reader") { $0.value(top) }
    #expect(bench.graph.value(reader) == [7])
    part.remove()
    rules[0].source = input
    bench.graph.invalidate(rules[1].source.node)
    #expect(bench.graph.value(reader) == [1])
    bench.graph.checkInvariants()
  }

  @Test func `an update brings up to date what is passed on`() {
    let input = bench.input([1])
    let sum = bench.rule("sum") { [$0.value(input).reduce(0, +)] }
    let (_, top) = chain(sum, 2)
    bench.graph.update(top.node)
    bench.graph.set(input, to: [2, 3])
    let ran = bench.ran { bench.graph.update(top.node) }
    #expect(ran == ["sum"])
  }
}
