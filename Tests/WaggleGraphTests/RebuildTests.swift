import TestSupport
import Testing
import WaggleGraph

/// A list that keeps a subgraph an element, as containers of views do: a sink adds, removes and sets while it
/// runs, and a rule sums up what the elements have.
private final class List: Rule {
  struct Element {
    let part: Subgraph
    let input: Attribute<Int>
    let output: Attribute<Int>
  }

  let name = "list"
  let graph: Graph
  let root: Subgraph
  let wanted: Attribute<[Int]>
  let shared: Attribute<Int>
  /// Goes up when there are other elements, or others in their places.
  let structure: Attribute<Int>
  var elements: [Int: Element] = [:]
  var order: [Int] = []
  var staleCalls = 0

  init(_ graph: Graph, _ root: Subgraph, wanted: Attribute<[Int]>, shared: Attribute<Int>) {
    (self.graph, self.root, self.wanted, self.shared) = (graph, root, wanted, shared)
    structure = graph.makeInput(0, in: root)
  }

  func becameStale(_ node: NodeID) { staleCalls += 1 }

  func update(_ graph: Graph, _ node: NodeID) -> Bool {
    let ids = graph.value(wanted)
    for id in order where !ids.contains(id) { elements.removeValue(forKey: id)?.part.remove() }
    for (place, id) in ids.enumerated() {
      if elements[id] == nil { elements[id] = makeElement(id) }
      graph.set(elements[id]!.input, to: id * 10 + place)
    }
    if ids != order { graph.set(structure, to: (graph.peek(structure) ?? 0) + 1) }
    order = ids
    return false
  }

  private func makeElement(_ id: Int) -> Element {
    let part = Subgraph(in: graph, parent: root)
    let input = graph.makeInput(0, in: part)
    let shared = shared
    let rule = ClosureRule("element \(id)") { $0.value(input) % 7 + $0.value(shared) }
    return Element(
      part: part, input: input,
      output: graph.makeRule(rule, inputs: [input.node, shared.node], in: part))
  }

  func expected(_ ids: [Int], _ shared: Int) -> Int {
    ids.enumerated().reduce(0) { ($0 + ($1.element * 10 + $1.offset) % 7 + shared) * 3 % 1009 }
  }
}

@Suite("Rules that build and remove parts of the graph")
struct RebuildTests {
  @Test(arguments: 1...20)
  func `a list that is rebuilt at random agrees with a naive sum, and leaks nothing`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let bench = Bench()
    let wanted = bench.input([Int]())
    let shared = bench.input(0)
    let list = List(bench.graph, bench.root, wanted: wanted, shared: shared)
    let sink = bench.graph.makeEffect(list, inputs: [wanted.node], in: bench.root)
    let sum = bench.rule("sum") { graph in
      _ = graph.value(list.structure)
      return list.order.reduce(0) { ($0 + graph.value(list.elements[$1]!.output)) * 3 % 1009 }
    }
    var ids: [Int] = []
    for step in 0..<80 {
      if step % 3 != 0 { ids = (0..<12).filter { _ in Bool.random(using: &random) } }
      if step % 5 == 0 { ids.shuffle(using: &random) }
      let number = Int.random(in: 0..<3, using: &random)
      bench.graph.set(shared, to: number)
      bench.graph.set(wanted, to: ids)
      bench.graph.update(sink)
      #expect(bench.graph.value(sum) == list.expected(ids, number), "step \(step), seed \(seed)")
      #expect(bench.graph.liveNodeCount == 5 + 2 * ids.count)
      #expect(!bench.graph.isStale(sink))
    }
    #expect(bench.problems.isEmpty)
    bench.root.remove()
    #expect(bench.graph.liveNodeCount == 0)
  }
}
