import Testing
import WaggleGraph

@Suite("A value that depends on itself is reported by name")
struct CycleTests {
  @Test func `a cycle is reported with the chain of names, and the value is kept`() {
    let bench = Bench()
    let closes = bench.input(false)
    var a: Attribute<Int>!
    let c = bench.rule("c") { $0.value(closes) ? $0.value(a) : 1 }
    let b = bench.rule("b") { $0.value(c) + 1 }
    a = bench.rule("a") { $0.value(b) + 1 }
    #expect(bench.graph.value(a) == 3)
    bench.graph.set(closes, to: true)
    _ = bench.graph.value(a)
    // The one that runs first begins the chain: the others wait for it, to learn whether they must run.
    #expect(bench.problems == [.cycle(["c", "a", "b", "c"])])
    bench.graph.checkInvariants()
  }

  @Test func `a cycle through reads is reported with the chain of names`() {
    let bench = Bench()
    let closes = bench.input(false)
    var a: Attribute<Int>!
    let b = bench.rule("b") { $0.value(closes) ? $0.value(a) : 1 }
    a = bench.rule("a") { $0.value(closes) ? $0.value(b) : 0 }
    _ = bench.graph.value(b)
    _ = bench.graph.value(a)
    bench.graph.set(closes, to: true)
    _ = bench.graph.value(a)
    #expect(bench.problems == [.cycle(["a", "b", "a"])])
  }

  @Test func `a rule that reads itself is a cycle of one`() {
    let bench = Bench()
    let reads = bench.input(false)
    var a: Attribute<Int>!
    a = bench.rule("a") { $0.value(reads) ? $0.value(a) + 1 : 7 }
    _ = bench.graph.value(a)
    bench.graph.set(reads, to: true)
    #expect(bench.graph.value(a) == 8)
    #expect(bench.problems == [.cycle(["a", "a"])])
  }

  @Test func `a cycle without any value stops with a message`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let graph = Graph()
      let root = Subgraph(in: graph)
      var a: Attribute<Int>!
      a = graph.makeRule(ClosureRule("alone") { $0.value(a) }, in: root)
      _ = graph.value(a)
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("the value of alone is needed to compute itself"))
  }
}
