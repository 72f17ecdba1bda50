import Testing
import WaggleGraph

/// A graph, its root, and what its rules did; each rule writes its name into `log` when it runs.
final class Bench {
  let graph = Graph()
  let root: Subgraph
  var log: [String] = []
  var problems: [GraphProblem] = []

  init() {
    root = Subgraph(in: graph)
    graph.report = { [unowned self] in problems.append($0) }
    graph.checksAfterEachStep = true
  }

  /// For graphs so large that checking them after each step would take the whole day.
  static func large() -> Bench {
    let bench = Bench()
    bench.graph.checksAfterEachStep = false
    return bench
  }

  func input<Value>(_ value: Value, in subgraph: Subgraph? = nil) -> Attribute<Value> {
    graph.makeInput(value, in: subgraph ?? root)
  }

  func rule<Value>(
    _ name: String, inputs: [NodeID] = [], in subgraph: Subgraph? = nil,
    _ compute: @escaping (Graph) -> Value
  ) -> Attribute<Value> {
    let rule = ClosureRule(name) { [unowned self] graph in
      log.append(name)
      return compute(graph)
    }
    return graph.makeRule(rule, inputs: inputs, in: subgraph ?? root)
  }

  /// What ran while `body` did.
  func ran(_ body: () -> Void) -> [String] {
    log = []
    body()
    return log
  }
}

/// One more than its input.
final class Next: ValueRule {
  let input: Attribute<Int>
  let name: String

  init(_ input: Attribute<Int>, name: String = "next") {
    self.input = input
    self.name = name
  }

  func value(in graph: Graph) -> Int { graph.value(input) + 1 }
}

/// The sum of its inputs.
final class Sum: ValueRule {
  let inputs: [Attribute<Int>]

  init(_ inputs: [Attribute<Int>]) { self.inputs = inputs }

  var name: String { "sum" }

  func value(in graph: Graph) -> Int { inputs.reduce(0) { $0 + graph.value($1) } }
}

/// A rule without a value that counts what happens to it.
final class Sink: Rule {
  var staleCalls = 0
  var runs = 0
  private let body: (Graph) -> Void

  init(_ body: @escaping (Graph) -> Void) { self.body = body }

  var name: String { "sink" }

  func update(_ graph: Graph, _ node: NodeID) -> Bool {
    runs += 1
    body(graph)
    return false
  }

  func becameStale(_ node: NodeID) { staleCalls += 1 }
}

/// A rule made from a closure.
final class ClosureRule<Value>: ValueRule {
  let name: String
  private let compute: (Graph) -> Value

  init(_ name: String, _ compute: @escaping (Graph) -> Value) {
    self.name = name
    self.compute = compute
  }

  func value(in graph: Graph) -> Value { compute(graph) }
}
