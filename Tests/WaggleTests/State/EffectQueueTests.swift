import Testing
import Waggle
import WaggleGraph

@Suite("Pending effects run from the root downwards")
struct EffectQueueTests {
  /// A queue of named effects; each step checks the laws.
  private struct Bench {
    let graph = Graph()
    let root: Subgraph
    var queue = EffectQueue()
    var names: [NodeID: String] = [:]

    init() { root = Subgraph(in: graph) }

    mutating func add(_ name: String, depth: Int) {
      let node = graph.makeInput(0, in: root).node
      names[node] = name
      queue.add(node, depth: depth)
      queue.checkInvariants()
    }

    mutating func takeNext() -> String? {
      defer { queue.checkInvariants() }
      return queue.takeNext().map { names[$0]! }
    }

    mutating func takeAll() -> [String] {
      var taken: [String] = []
      while let name = takeNext() { taken.append(name) }
      return taken
    }
  }

  @Test func `Effects nearer to the root come first, however they were added`() {
    var bench = Bench()
    for order in [[0, 2, 5], [0, 5, 2], [2, 0, 5], [2, 5, 0], [5, 0, 2], [5, 2, 0]] {
      for depth in order { bench.add("\(depth)", depth: depth) }
      #expect(bench.takeAll() == ["0", "2", "5"])
      #expect(bench.queue.isEmpty)
    }
  }

  @Test func `Effects at the same depth come in the order in which they were added`() {
    var bench = Bench()
    for name in ["a", "b", "c"] { bench.add(name, depth: 3) }
    #expect(bench.takeAll() == ["a", "b", "c"])
  }

  @Test func `An effect that is added during the run comes next if it is nearest to the root`() {
    var bench = Bench()
    bench.add("a", depth: 2)
    bench.add("b", depth: 2)
    bench.add("c", depth: 4)
    #expect(bench.takeNext() == "a")
    bench.add("parent", depth: 1)
    bench.add("sibling", depth: 2)
    #expect(bench.takeAll() == ["parent", "b", "sibling", "c"])
  }

  @Test func `An empty queue gives nothing, and can be used again`() {
    var bench = Bench()
    #expect(bench.takeNext() == nil)
    bench.add("a", depth: 7)
    #expect(bench.takeAll() == ["a"])
    #expect(bench.takeNext() == nil)
    bench.add("b", depth: 0)
    #expect(bench.queue.count == 1)
    #expect(bench.takeAll() == ["b"])
  }
}
