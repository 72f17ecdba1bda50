import Testing
import WaggleGraph

@Suite("Equal results stop an update")
struct CutoffTests {
  @Test func `setting an equal value does nothing`() {
    let bench = Bench()
    let a = bench.input(1)
    let b = bench.rule("b") { $0.value(a) }
    _ = bench.graph.value(b)
    let clock = bench.graph.clock
    #expect(!bench.graph.set(a, to: 1))
    #expect(!bench.graph.isStale(b.node))
    #expect(bench.graph.clock == clock)
  }

  @Test func `readers of a rule with an equal result do not run`() {
    let bench = Bench()
    let a = bench.input(1)
    let parity = bench.rule("parity") { $0.value(a) % 2 }
    let above = bench.rule("above") { $0.value(parity) }
    let top = bench.rule("top") { $0.value(above) }
    _ = bench.graph.value(top)
    let ran = bench.ran {
      bench.graph.set(a, to: 3)
      _ = bench.graph.value(top)
    }
    #expect(ran == ["parity"])
    #expect(!bench.graph.isStale(top.node))
  }

  @Test func `an input that is set back before the read runs its direct readers only`() {
    let bench = Bench()
    let a = bench.input(1)
    let b = bench.rule("b") { $0.value(a) }
    let c = bench.rule("c") { $0.value(b) }
    _ = bench.graph.value(c)
    let ran = bench.ran {
      bench.graph.set(a, to: 2)
      bench.graph.set(a, to: 1)
      _ = bench.graph.value(c)
    }
    #expect(ran == ["b"])
  }

  @Test func `the clock advances when a value changes, and at no other time`() {
    let bench = Bench()
    let a = bench.input(1)
    let parity = bench.rule("parity") { $0.value(a) % 2 }
    _ = bench.graph.value(parity)
    let start = bench.graph.clock
    bench.graph.set(a, to: 3)
    _ = bench.graph.value(parity)
    #expect(bench.graph.clock == start + 1)
    bench.graph.set(a, to: 4)
    _ = bench.graph.value(parity)
    #expect(bench.graph.clock == start + 3)
  }

  @Test func `a replaced value counts as changed without a comparison, and marks no reader`() {
    let bench = Bench()
    let a = bench.input([1, 2])
    let b = bench.rule("b") { $0.value(a).count }
    _ = bench.graph.value(b)
    bench.graph.replace([1, 2, 3], in: a.node)
    #expect(bench.graph.value(a) == [1, 2, 3])
    #expect(!bench.graph.isStale(b.node))
  }
}
