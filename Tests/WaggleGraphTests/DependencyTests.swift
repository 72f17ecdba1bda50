import Testing
import WaggleGraph

@Suite("A rule depends on what it reads")
struct DependencyTests {
  @Test func `a branch that is not read is not a dependency`() {
    let bench = Bench()
    let choice = bench.input(true)
    let a = bench.input(1)
    let b = bench.input(2)
    let chosen = bench.rule("chosen") { $0.value(choice) ? $0.value(a) : $0.value(b) }
    #expect(bench.graph.value(chosen) == 1)
    bench.graph.set(b, to: 20)
    #expect(!bench.graph.isStale(chosen.node))
    bench.graph.set(choice, to: false)
    #expect(bench.graph.value(chosen) == 20)
    bench.graph.set(a, to: 10)
    #expect(!bench.graph.isStale(chosen.node))
  }

  @Test func `R053: a later input is not updated when an earlier one changed and leaves it unread`()
  {
    let bench = Bench()
    let first = bench.input(0)
    let source = bench.input(1)
    let second = bench.rule("second") { $0.value(source) }
    let reader = bench.rule("reader") { $0.value(first) == 0 ? $0.value(second) : -1 }
    #expect(bench.graph.value(reader) == 1)
    let ran = bench.ran {
      bench.graph.set(source, to: 2)
      bench.graph.set(first, to: 1)
      #expect(bench.graph.value(reader) == -1)
    }
    #expect(ran == ["reader"])
    #expect(bench.graph.isStale(second.node))
  }

  @Test(arguments: [[0, 1, 2], [2, 1, 0], [1, 2, 0], [0, 2, 1]])
  func `stale inputs are checked in the order in which they were read`(order: [Int]) {
    let bench = Bench()
    let sources = (0..<3).map { bench.input($0) }
    let inputs = (0..<3).map { i in bench.rule("\(i)") { $0.value(sources[i]) % 10 } }
    let reader = bench.rule("reader") { graph in inputs.map { graph.value($0) } }
    _ = bench.graph.value(reader)
    let ran = bench.ran {
      for i in order { bench.graph.set(sources[i], to: i + 10) }
      _ = bench.graph.value(reader)
    }
    #expect(ran == ["0", "1", "2"])
  }

  @Test func `declared inputs are brought up to date before the rule runs`() {
    let bench = Bench()
    let a = bench.input(1)
    let b = bench.rule("b") { $0.value(a) }
    let c = bench.rule("c") { $0.value(a) }
    let top = bench.rule("top", inputs: [b.node, c.node]) { $0.value(b) + $0.value(c) }
    #expect(bench.ran { _ = bench.graph.value(top) } == ["b", "c", "top"])
    bench.graph.set(a, to: 2)
    #expect(bench.ran { _ = bench.graph.value(top) } == ["b", "c", "top"])
  }

  @Test func `reading in another order, twice, more or less often gives the same result`() {
    let bench = Bench()
    let inputs = (0..<6).map { bench.input($0) }
    let order = bench.input([0, 1, 2])
    let sum = bench.rule("sum") { graph in
      graph.value(order).reduce(0) { $0 * 10 + graph.value(inputs[$1]) }
    }
    for (next, expected) in [
      ([0, 1, 2], 12), ([2, 1, 0], 210), ([0, 0, 5, 0], 50), ([5], 5), ([], 0),
      ([1, 2, 3, 4, 5], 12345), ([1, 2, 4, 5], 1245),
    ] {
      bench.graph.set(order, to: next)
      #expect(bench.graph.value(sum) == expected)
      bench.graph.checkInvariants()
    }
    bench.graph.set(inputs[3], to: 9)
    #expect(!bench.graph.isStale(sum.node))
    bench.graph.set(inputs[4], to: 9)
    #expect(bench.graph.value(sum) == 1295)
  }

  @Test func `a rule that is made inside a rule is computed there and recorded`() {
    let bench = Bench()
    let a = bench.input(1)
    var inner: Attribute<Int>?
    let outer = bench.rule("outer") { [unowned bench] graph in
      if inner == nil { inner = bench.rule("inner") { $0.value(a) } }
      return graph.value(inner!)
    }
    #expect(bench.graph.value(outer) == 1)
    bench.graph.set(a, to: 2)
    #expect(bench.graph.value(outer) == 2)
  }
}
