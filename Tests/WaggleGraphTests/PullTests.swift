import Testing
import WaggleGraph

@Suite("Values are computed only when they are read")
struct PullTests {
  @Test func `nothing runs until a value is read`() {
    let bench = Bench()
    let a = bench.input(1)
    let b = bench.rule("b") { $0.value(a) + 1 }
    #expect(bench.log.isEmpty)
    #expect(bench.graph.peek(b) == nil)
    #expect(bench.graph.value(b) == 2)
    #expect(bench.log == ["b"])
  }

  @Test func `a set runs nothing, and a value that is not read is never computed`() {
    let bench = Bench()
    let a = bench.input(1)
    let wanted = bench.rule("wanted") { $0.value(a) }
    let ignored = bench.rule("ignored") { $0.value(a) }
    _ = bench.graph.value(wanted)
    let ran = bench.ran {
      bench.graph.set(a, to: 2)
      bench.graph.set(a, to: 3)
      #expect(bench.log.isEmpty)
      #expect(bench.graph.value(wanted) == 3)
    }
    #expect(ran == ["wanted"])
    #expect(bench.graph.isStale(ignored.node))
  }

  @Test func `reading twice computes once`() {
    let bench = Bench()
    let a = bench.input(1)
    let b = bench.rule("b") { $0.value(a) }
    let ran = bench.ran { for _ in 0..<3 { _ = bench.graph.value(b) } }
    #expect(ran == ["b"])
  }

  @Test func `in a diamond each rule runs once per change, inputs first`() {
    let bench = Bench()
    let a = bench.input(1)
    let left = bench.rule("left") { $0.value(a) + 1 }
    let right = bench.rule("right") { $0.value(a) + 2 }
    let top = bench.rule("top") { $0.value(left) * $0.value(right) }
    _ = bench.graph.value(top)
    let ran = bench.ran {
      bench.graph.set(a, to: 10)
      #expect(bench.graph.value(top) == 132)
    }
    // The first input has changed, so the rule runs and asks for the second one itself.
    #expect(ran == ["left", "top", "right"])
  }

  @Test func `peek neither updates nor records`() {
    let bench = Bench()
    let a = bench.input(1)
    let b = bench.rule("b") { $0.value(a) }
    let c = bench.rule("c") { $0.peek(b) ?? -1 }
    #expect(bench.graph.value(c) == -1)
    #expect(bench.graph.value(b) == 1)
    bench.graph.set(a, to: 2)
    #expect(bench.graph.peek(b) == 1)
    #expect(!bench.graph.isStale(c.node))
  }

  @Test func `an untracked read is up to date and not a dependency`() {
    let bench = Bench()
    let a = bench.input(1)
    let b = bench.rule("b") { $0.value(a) * 10 }
    let c = bench.rule("c") { graph in graph.untracked { graph.value(b) } }
    #expect(bench.graph.value(c) == 10)
    bench.graph.set(a, to: 2)
    #expect(!bench.graph.isStale(c.node))
    #expect(bench.graph.value(c) == 10)
  }

  @Test func `a rule counts as running until it returns, in untracked reads too`() {
    let bench = Bench()
    var seen: [Bool] = []
    let a = bench.rule("a") { graph in
      seen.append(graph.isUpdating)
      graph.untracked { seen.append(graph.isUpdating) }
      return 0
    }
    _ = bench.graph.value(a)
    #expect(seen == [true, true])
    #expect(!bench.graph.isUpdating)
  }

  @Test func `an invalidated rule runs again although its inputs are unchanged`() {
    let bench = Bench()
    var outside = 1
    let a = bench.rule("a") { _ in outside }
    let b = bench.rule("b") { $0.value(a) }
    _ = bench.graph.value(b)
    outside = 2
    #expect(bench.graph.value(b) == 1)
    bench.graph.invalidate(a.node)
    #expect(bench.graph.value(b) == 2)
  }

  @Test func `an effect is notified once that it is stale, and runs when it is updated`() {
    let bench = Bench()
    let a = bench.input(1)
    let b = bench.input(1)
    var sums: [Int] = []
    let sink = Sink { sums.append($0.value(a) + $0.value(b)) }
    let node = bench.graph.makeEffect(sink, inputs: [a.node], in: bench.root)
    bench.graph.update(node)
    bench.graph.set(a, to: 2)
    bench.graph.set(b, to: 2)
    #expect(sink.staleCalls == 1)
    #expect(sums == [2])
    bench.graph.update(node)
    bench.graph.update(node)
    #expect(sums == [2, 4])
    bench.graph.set(b, to: 3)
    #expect(sink.staleCalls == 2)
  }

  @Test func `a rule that makes itself stale runs once per read and stays stale`() {
    let bench = Bench()
    let a = bench.input(0)
    let b = bench.rule("b") { graph in
      let seen = graph.value(a)
      graph.set(a, to: seen + 1)
      return seen
    }
    let c = bench.rule("c") { $0.value(b) }
    #expect(bench.graph.value(c) == 0)
    #expect(bench.graph.isStale(b.node) && bench.graph.isStale(c.node))
    let ran = bench.ran { #expect(bench.graph.value(c) == 1) }
    #expect(ran.sorted() == ["b", "c"])
  }
}
