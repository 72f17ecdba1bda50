import TestSupport
import Testing
import WaggleGraph

/// A graph and, beside it, the same rules computed naively each time.
///
/// Rule n reads a selector (any node before it), and by the selector's value some of its candidates, which are
/// nodes before it too; nodes that are gone count as 1. A rule that needs a part of the selector's value is asked whether a
/// change affects it.
private final class Model {
  struct Rule {
    var selector: Int
    var candidates: [Int]
    var limit: Int
    /// What the selector's value is divided by: the rule needs the remainder.
    var divisor = 1000

    func part(of value: Int) -> Int { value % divisor }

    /// Whether the rule keeps and compares the selector's part, which it may not have declared then.
    var keepsPart = false
  }
  enum Kind {
    case input(Int)
    case rule(Rule)
    case gone
  }

  let graph = Graph()
  let root: Subgraph
  var kinds: [Kind] = []
  var attributes: [Attribute<Int>] = []
  var places: [Int] = []
  var subgraphs: [Subgraph] = []
  var parents: [Int] = []
  var problems: [GraphProblem] = []

  init() {
    root = Subgraph(in: graph)
    graph.report = { [unowned self] in problems.append($0) }
    subgraphs = [root]
    parents = [-1]
  }

  func addSubgraph(parent: Int) {
    subgraphs.append(Subgraph(in: graph, parent: subgraphs[parent]))
    parents.append(parent)
  }

  func addInput(_ value: Int, place: Int) {
    attributes.append(graph.makeInput(value, in: subgraphs[place]))
    kinds.append(.input(value))
    places.append(place)
  }

  func addRule(_ rule: Rule, declaresSelector: Bool, place: Int) {
    let selector = attributes[rule.selector]
    if rule.keepsPart { return addKeeper(rule, place: place) }
    let compute = PartReader { [unowned self] graph in
      evaluate(rule) { read(graph, $0) }
    } part: { [unowned self] graph, input in
      guard let input else { return rule.part(of: read(graph, rule.selector)) }
      guard input == selector.node, !rule.candidates.contains(rule.selector) else { return nil }
      return graph.peek(selector).map(rule.part)
    }
    let declared =
      declaresSelector && graph.isAlive(attributes[rule.selector].node)
      ? [attributes[rule.selector].node] : []
    let made = graph.makeRule(compute, inputs: declared, in: subgraphs[place])
    if rule.divisor < 1000 { graph.compareInputs(of: made.node) }
    attributes.append(made)
    kinds.append(.rule(rule))
    places.append(place)
  }

  private func addKeeper(_ rule: Rule, place: Int) {
    let keeper = PartKeeper { [unowned self] graph in
      rule.part(of: read(graph, rule.selector))
    } compute: { [unowned self] graph, part in
      evaluate(rule, part) { read(graph, $0) }
    }
    attributes.append(graph.makeRule(keeper, in: subgraphs[place]))
    kinds.append(.rule(rule))
    places.append(place)
  }

  private func read(_ graph: Graph, _ index: Int) -> Int {
    graph.isAlive(attributes[index].node) ? graph.value(attributes[index]) : 1
  }

  private func evaluate(_ rule: Rule, _ read: (Int) -> Int) -> Int {
    evaluate(rule, rule.part(of: read(rule.selector)), read)
  }

  private func evaluate(_ rule: Rule, _ selected: Int, _ read: (Int) -> Int) -> Int {
    var result = selected
    for (i, candidate) in rule.candidates.enumerated() where (selected >> i) & 1 == 0 {
      result = (result * 3 + read(candidate)) % rule.limit
    }
    return result
  }

  func set(_ index: Int, to value: Int) {
    guard case .input = kinds[index] else { return }
    graph.set(attributes[index], to: value)
    kinds[index] = .input(value)
  }

  /// Removes one subgraph, and in the model all that lies below it.
  func remove(_ place: Int) {
    subgraphs[place].remove()
    for i in places.indices where isBelow(places[i], place) { kinds[i] = .gone }
  }

  private func isBelow(_ place: Int, _ ancestor: Int) -> Bool {
    place == ancestor || (place >= 0 && isBelow(parents[place], ancestor))
  }

  func expected() -> [Int] {
    var values: [Int] = []
    for kind in kinds {
      switch kind {
      case .input(let value): values.append(value)
      case .gone: values.append(1)
      case .rule(let rule): values.append(evaluate(rule) { values[$0] })
      }
    }
    return values
  }

  var alive: [Int] { kinds.indices.filter { graph.isAlive(attributes[$0].node) } }
}

/// A rule that knows which part of an input it has read.
private final class PartReader: ValueRule {
  private let compute: (Graph) -> Int
  /// The part that is read now; for an input that has changed nil if the rule may need all of it.
  private let part: (Graph, NodeID?) -> Int?
  private var last: Int?

  init(_ compute: @escaping (Graph) -> Int, part: @escaping (Graph, NodeID?) -> Int?) {
    self.compute = compute
    self.part = part
  }

  var name: String { "part" }

  func value(in graph: Graph) -> Int {
    last = part(graph, nil)
    return compute(graph)
  }

  func isAffected(by input: NodeID, in graph: Graph) -> Bool {
    guard let new = part(graph, input) else { return true }
    return new != last
  }
}

/// A rule that keeps a part of what it has read, and compares that.
private final class PartKeeper: ValueRule {
  private let part: (Graph) -> Int
  private let compute: (Graph, Int) -> Int
  private var kept: Int?

  init(part: @escaping (Graph) -> Int, compute: @escaping (Graph, Int) -> Int) {
    self.part = part
    self.compute = compute
  }

  var name: String { "part" }

  func value(in graph: Graph) -> Int {
    let new = graph.comparing { part(graph) }
    kept = new
    return compute(graph, new)
  }

  func isAffectedByCompared(in graph: Graph) -> Bool { part(graph) != kept }
}

@Suite("Random graphs agree with a naive recomputation")
struct RandomGraphTests {
  private func grow(_ model: Model, _ random: inout SeededGenerator) {
    let living = model.subgraphs.indices.filter { !model.subgraphs[$0].isRemoved }
    let place = living.randomElement(using: &random)!
    switch Int.random(in: 0..<10, using: &random) {
    case 0: model.addSubgraph(parent: place)
    case 1...2: model.addInput(Int.random(in: 0..<16, using: &random), place: place)
    default:
      let before = model.kinds.indices
      let candidates = (0..<Int.random(in: 0..<6, using: &random)).map { _ in
        before.randomElement(using: &random)!
      }
      model.addRule(
        .init(
          selector: before.randomElement(using: &random)!, candidates: candidates,
          limit: Int.random(in: 1..<20, using: &random),
          divisor: Bool.random(using: &random) ? Int.random(in: 1..<8, using: &random) : 1000,
          keepsPart: Int.random(in: 0..<3, using: &random) == 0),
        declaresSelector: Bool.random(using: &random), place: place)
    }
  }

  private func step(_ model: Model, _ random: inout SeededGenerator) {
    switch Int.random(in: 0..<20, using: &random) {
    case 0...5: grow(model, &random)
    case 6 where model.subgraphs.count > 1:
      model.remove(Int.random(in: 1..<model.subgraphs.count, using: &random))
    case 7:
      if let index = model.alive.randomElement(using: &random) {
        model.graph.invalidate(model.attributes[index].node)
      }
    default:
      for _ in 0..<Int.random(in: 1..<4, using: &random) {
        model.set(
          model.kinds.indices.randomElement(using: &random)!,
          to: Int.random(in: 0..<16, using: &random))
      }
    }
  }

  /// Pulls a few nodes, at times all, and compares them; a difference is reported with its seed.
  private func compare(_ model: Model, _ random: inout SeededGenerator, _ seed: UInt64) {
    let expected = model.expected()
    let asked =
      Int.random(in: 0..<4, using: &random) == 0
      ? model.alive : model.alive.filter { _ in Int.random(in: 0..<6, using: &random) == 0 }
    for index in asked.shuffled(using: &random) {
      let value = model.graph.value(model.attributes[index])
      #expect(value == expected[index], "node \(index), seed \(seed)")
    }
    model.graph.checkInvariants()
  }

  @Test(arguments: 1...40)
  func `sets, dynamic dependencies, growth and removal in any order`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let model = Model()
    model.addInput(3, place: 0)
    for _ in 0..<25 { grow(model, &random) }
    for _ in 0..<120 {
      step(model, &random)
      model.graph.checkInvariants()
      compare(model, &random, seed)
    }
    #expect(model.problems.isEmpty)
    model.root.remove()
    model.graph.checkInvariants()
    #expect(model.graph.liveNodeCount == 0)
  }

  @Test(arguments: 1...20)
  func `no rule runs twice in one read`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let model = Model()
    model.addInput(3, place: 0)
    for _ in 0..<60 { grow(model, &random) }
    for _ in 0..<50 {
      for _ in 0..<3 {
        model.set(
          model.kinds.indices.randomElement(using: &random)!,
          to: Int.random(in: 0..<16, using: &random))
      }
      let before = model.graph.runsTotal
      for index in model.alive { _ = model.graph.value(model.attributes[index]) }
      let rules = model.kinds.count { if case .rule = $0 { true } else { false } }
      #expect(model.graph.runsTotal - before <= rules)
    }
  }
}
