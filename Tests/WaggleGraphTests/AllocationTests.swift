#if canImport(Glibc) && arch(x86_64)
  import Glibc
  import Testing
  import WaggleGraph

  @Suite("The hot path allocates nothing", .serialized)
  struct AllocationTests {
    /// Bytes in use, small chunks that the allocator keeps for later included.
    private func bytesInUse() -> Int {
      typealias Function = @convention(c) (UnsafeMutableRawPointer) -> Void
      guard let symbol = dlsym(UnsafeMutableRawPointer(bitPattern: 0), "mallinfo2") else {
        return 0
      }
      var info = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
      withUnsafeMutablePointer(to: &info) { unsafeBitCast(symbol, to: Function.self)($0) }
      return info.4 + info.7
    }

    @Test func `10,000 sets and pulls of a chain do not grow the heap`() async {
      await #expect(processExitsWith: .success) {
        let graph = Graph()
        let root = Subgraph(in: graph)
        let input = graph.makeInput(0, in: root)
        var last = input
        for _ in 0..<20 { last = graph.makeRule(Next(last), in: root) }
        for i in 1...10 {
          graph.set(input, to: i)
          _ = graph.value(last)
        }
        let tests = AllocationTests()
        _ = tests.bytesInUse()
        let before = tests.bytesInUse()
        for i in 11...10_000 {
          graph.set(input, to: i)
          _ = graph.value(last)
        }
        exit(tests.bytesInUse() - before < 4096 && graph.value(last) == 10_020 ? 0 : 1)
      }
    }

    @Test func `a node takes 96 bytes and an edge 28, in blocks of 256 (R234)`() async {
      await #expect(processExitsWith: .success) {
        let graph = Graph()
        let root = Subgraph(in: graph)
        let inputs = (0..<256).map { graph.makeInput($0, in: root) }
        let rule = ClosureRule("sum") { graph in inputs.reduce(0) { $0 + graph.value($1) } }
        _ = graph.value(graph.makeRule(rule, in: root))
        let tests = AllocationTests()
        let before = tests.bytesInUse()
        let more = (0..<2_560).map { graph.makeInput($0, in: root) }
        let list = more.count * MemoryLayout<Attribute<Int>>.stride * 2
        let perNode = (tests.bytesInUse() - before - list) / more.count
        let next = ClosureRule("sum") { graph in more.reduce(0) { $0 + graph.value($1) } }
        let sum = graph.makeRule(next, in: root)
        let middle = tests.bytesInUse()
        _ = graph.value(sum)
        exit(perNode <= 97 && (tests.bytesInUse() - middle) / more.count <= 30 ? 0 : 1)
      }
    }

    @Test func `a branch that swaps its inputs uses its edges again`() async {
      await #expect(processExitsWith: .success) {
        let graph = Graph()
        let root = Subgraph(in: graph)
        let flag = graph.makeInput(true, in: root)
        let inputs = (0..<50).map { graph.makeInput($0, in: root) }
        let rule = ClosureRule("swap") { graph in
          let flag = graph.value(flag)
          for i in 0..<50 { _ = graph.value(inputs[flag ? i : 49 - i]) }
          return flag
        }
        let swapping = graph.makeRule(rule, in: root)
        let tests = AllocationTests()
        var before = 0
        for i in 0..<1000 {
          graph.set(flag, to: i % 2 == 0)
          _ = graph.value(swapping)
          if i == 100 { before = tests.bytesInUse() }
        }
        exit(tests.bytesInUse() == before ? 0 : 1)
      }
    }
  }
#endif
