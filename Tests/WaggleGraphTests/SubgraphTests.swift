import Testing
import WaggleGraph

@Suite("Subgraphs free their nodes at once")
struct SubgraphTests {
  @Test func `removing a subgraph frees its nodes and those below it`() {
    let bench = Bench()
    let outer = Subgraph(in: bench.graph, parent: bench.root)
    let inner = Subgraph(in: bench.graph, parent: outer)
    let kept = bench.input(1)
    let a = bench.input(1, in: outer)
    let b = bench.rule("b", in: inner) { $0.value(a) + $0.value(kept) }
    #expect(bench.graph.value(b) == 2)
    #expect(bench.graph.liveNodeCount == 3)
    outer.remove()
    outer.remove()
    #expect(bench.graph.liveNodeCount == 1)
    #expect(inner.isRemoved && outer.isRemoved && !bench.root.isRemoved)
    #expect(!bench.graph.isAlive(a.node) && !bench.graph.isAlive(b.node))
    #expect(bench.graph.rule(of: b.node) == nil)
    bench.graph.checkInvariants()
  }

  @Test func `values and rules are released, in nodes and in boxes`() {
    final class Witness {}
    weak var small: Witness?
    weak var large: Witness?
    weak var rule: Witness?
    let bench = Bench()
    let part = Subgraph(in: bench.graph, parent: bench.root)
    do {
      let (a, b, c) = (Witness(), Witness(), Witness())
      (small, large, rule) = (a, b, c)
      _ = bench.input(a, in: part)
      _ = bench.input((b, 1, 2, 3), in: part)
      _ = bench.rule("c", in: part) { _ in ObjectIdentifier(c) }
    }
    #expect(small != nil && large != nil && rule != nil)
    part.remove()
    #expect(small == nil && large == nil && rule == nil)
  }

  @Test func `a graph that is freed releases everything, removed or not`() {
    final class Witness {}
    weak var value: Witness?
    weak var child: Subgraph?
    do {
      let graph = Graph()
      let root = Subgraph(in: graph)
      let made = Subgraph(in: graph, parent: root)
      let witness = Witness()
      (value, child) = (witness, made)
      _ = graph.makeInput(witness, in: made)
    }
    #expect(value == nil)
    #expect(child == nil)
  }

  @Test func `a subgraph without owners stays until it is removed`() {
    let graph = Graph()
    let a = graph.makeInput(7, in: Subgraph(in: graph))
    #expect(graph.value(a) == 7)
    graph.checkInvariants()
  }

  @Test func `readers in other subgraphs become stale and run without the input`() {
    let bench = Bench()
    let part = Subgraph(in: bench.graph, parent: bench.root)
    let flag = bench.input(true)
    let a = bench.input(5, in: part)
    let keep = bench.input(1)
    let sink = Sink { _ = $0.value(flag) ? $0.value(a) : $0.value(keep) }
    let node = bench.graph.makeEffect(sink, in: bench.root)
    bench.graph.update(node)
    part.remove()
    #expect(bench.graph.isStale(node))
    #expect(sink.staleCalls == 1)
    bench.graph.set(flag, to: false)
    bench.graph.update(node)
    #expect(sink.runs == 2)
    bench.graph.set(keep, to: 2)
    #expect(bench.graph.isStale(node))
  }

  @Test func `readers that are removed in the same step are not notified`() {
    let bench = Bench()
    let outer = Subgraph(in: bench.graph, parent: bench.root)
    let inner = Subgraph(in: bench.graph, parent: outer)
    let below = bench.input(1, in: inner)
    let sink = Sink { _ = $0.value(below) }
    bench.graph.update(bench.graph.makeEffect(sink, in: outer))
    outer.remove()
    #expect(sink.staleCalls == 0)
  }

  @Test func `a rule may remove what it has stopped reading, and does not run again for it`() {
    let bench = Bench()
    let part = Subgraph(in: bench.graph, parent: bench.root)
    let child = bench.rule("child", in: part) { _ in 3 }
    let shown = bench.input(true)
    let last = bench.input(1)
    let list = bench.rule("list") { graph in
      guard graph.value(shown) else {
        part.remove()
        return graph.value(last)
      }
      return graph.value(child) + graph.value(last)
    }
    #expect(bench.graph.value(list) == 4)
    bench.graph.set(shown, to: false)
    #expect(bench.graph.value(list) == 1)
    #expect(!bench.graph.isStale(list.node))
    bench.graph.checkInvariants()
    bench.graph.set(last, to: 2)
    #expect(bench.graph.value(list) == 2)
  }

  @Test
  func `removal actions run once, inner before outer, later before earlier, nodes still there`() {
    let bench = Bench()
    let outer = Subgraph(in: bench.graph, parent: bench.root)
    let inner = Subgraph(in: bench.graph, parent: outer)
    let a = bench.input(1, in: inner)
    var log: [String] = []
    outer.onRemoval { log.append("outer 1") }
    outer.onRemoval { log.append("outer 2") }
    inner.onRemoval { log.append("inner \(bench.graph.value(a))") }
    outer.remove()
    inner.remove()
    #expect(log == ["inner 1", "outer 2", "outer 1"])
  }

  @Test func `a slot is reused under a new id`() {
    let bench = Bench()
    let part = Subgraph(in: bench.graph, parent: bench.root)
    let old = bench.input(1, in: part)
    part.remove()
    let new = bench.input("x")
    #expect(old.node != new.node)
    #expect(!bench.graph.isAlive(old.node) && bench.graph.isAlive(new.node))
    #expect(bench.graph.value(new) == "x")
  }

  @Test func `using the id of a removed node stops with a message`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let graph = Graph()
      let part = Subgraph(in: graph)
      let a = graph.makeInput(1, in: part)
      part.remove()
      _ = graph.makeInput(2, in: Subgraph(in: graph))
      _ = graph.value(a)
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("whose node was removed"))
  }

  @Test func `making a node in a removed subgraph stops with a message`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let graph = Graph()
      let part = Subgraph(in: graph)
      part.remove()
      _ = graph.makeInput(1, in: part)
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("made in a removed subgraph"))
  }

  @Test func `100,000 subgraphs, siblings or nested, are removed quickly and without recursion`() {
    let bench = Bench.large()
    var last = bench.root
    for _ in 0..<100_000 {
      _ = Subgraph(in: bench.graph, parent: bench.root)
      last = Subgraph(in: bench.graph, parent: last)
    }
    _ = bench.input(1, in: last)
    bench.root.remove()
    #expect(last.isRemoved)
    #expect(bench.graph.liveNodeCount == 0)
  }
}
