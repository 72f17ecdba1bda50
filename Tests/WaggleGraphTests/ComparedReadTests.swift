import Testing
import WaggleGraph

/// The tens of one of several numbers, which are kept and compared, and another number.
private final class KeptTens: ValueRule {
  /// Finds the number. Read for the rule's value, and for the answer to each question.
  var find: (Graph) -> Int
  private let besides: (Graph) -> Int
  private var kept: Int?
  private(set) var questions = 0

  init(besides: @escaping (Graph) -> Int = { _ in 0 }, find: @escaping (Graph) -> Int) {
    self.find = find
    self.besides = besides
  }

  var name: String { "kept tens" }

  func value(in graph: Graph) -> Int {
    let tens = graph.comparing { find(graph) / 10 }
    kept = tens
    return tens + besides(graph)
  }

  func isAffectedByCompared(in graph: Graph) -> Bool {
    questions += 1
    return find(graph) / 10 != kept
  }
}

@Suite("A rule that keeps and compares what it has read")
struct ComparedReadTests {
  @Test func `runs for a change that affects it, and for no other`() {
    let bench = Bench()
    let number = bench.input(12)
    let rule = KeptTens { $0.value(number) }
    let tens = bench.graph.makeRule(rule, in: bench.root)
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

  @Test func `runs for what it has read besides, unasked`() {
    let bench = Bench()
    let (number, added) = (bench.input(12), bench.input(0))
    let rule = KeptTens(besides: { $0.value(added) }) { $0.value(number) }
    let tens = bench.graph.makeRule(rule, in: bench.root)
    #expect(bench.graph.value(tens) == 1)
    bench.graph.set(added, to: 5)
    #expect(bench.graph.value(tens) == 6)
    #expect(rule.questions == 0)
  }

  @Test func `runs for any change of what it has also read without comparing`() {
    let bench = Bench()
    let number = bench.input(12)
    let rule = KeptTens(besides: { $0.value(number) }) { $0.value(number) }
    let tens = bench.graph.makeRule(rule, in: bench.root)
    for value in [12, 13, 14, 25] {
      bench.graph.set(number, to: value)
      #expect(bench.graph.value(tens) == value / 10 + value)
      bench.graph.checkInvariants()
    }
  }

  @Test func `depends on what it read for an answer, though it did not run`() {
    let bench = Bench()
    let (isNear, near, far) = (bench.input(0), bench.input(15), bench.input(12))
    let rule = KeptTens { $0.value(isNear) == 1 ? $0.value(near) : $0.value(far) }
    let tens = bench.graph.makeRule(rule, in: bench.root)
    #expect(bench.graph.value(tens) == 1)
    let before = bench.graph.runsTotal
    bench.graph.set(isNear, to: 1)
    #expect(bench.graph.value(tens) == 1)
    #expect(bench.graph.runsTotal == before)
    #expect(bench.graph.reads(tens.node, near.node))
    bench.graph.set(near, to: 30)
    #expect(bench.graph.value(tens) == 3)
    #expect(!bench.graph.reads(tens.node, far.node))
    bench.graph.checkInvariants()
  }

  @Test func `brings what it compares up to date for an answer`() {
    let bench = Bench()
    let number = bench.input(12)
    let doubled = bench.rule("doubled") { $0.value(number) * 2 }
    let rule = KeptTens { $0.value(number) + $0.value(doubled) }
    let tens = bench.graph.makeRule(rule, in: bench.root)
    #expect(bench.graph.value(tens) == 3)
    bench.graph.set(number, to: 13)
    #expect(bench.graph.value(tens) == 3)
    bench.graph.set(number, to: 14)
    #expect(bench.graph.value(tens) == 4)
    bench.graph.checkInvariants()
  }

  @Test func `runs when what it compares is removed`() {
    let bench = Bench()
    let inner = Subgraph(in: bench.graph, parent: bench.root)
    let (outer, number) = (bench.input(20), bench.input(12, in: inner))
    let rule = KeptTens { $0.isAlive(number.node) ? $0.value(number) : $0.value(outer) }
    let tens = bench.graph.makeRule(rule, in: bench.root)
    #expect(bench.graph.value(tens) == 1)
    inner.remove()
    #expect(bench.graph.value(tens) == 2)
    bench.graph.checkInvariants()
  }
}
