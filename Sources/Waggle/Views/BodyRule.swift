import WaggleGraph

extension View {
  /// A node whose value is the view's body, and the inputs for what the body makes.
  nonisolated static func makeBody(view: _GraphValue<Self>, inputs: _ViewInputs) -> (
    _GraphValue<Body>, _ViewInputs
  ) {
    if Body.self == Never.self {
      fatalError("\(Self.self) has no body and no way of its own to be made")
    }
    let inner = inputs.below(Self.self)
    let value = view.compared(in: inner)
    let rule = BodyRule(view: value, inputs: inner) {
      nonisolated(unsafe) let view = $0
      return onMainActor { view.body }
    }
    return (rule.attach(to: inner, source: value.node), inner)
  }
}

/// Computes a body. Its inputs are the description's own fields and whatever the body read (R184).
///
/// The body is not compared with the one before: its parts are, by those that read them.
final class BodyRule<Source, Body>: ValueRule, ObservingRule {
  private let view: _GraphValue<Source>
  private unowned let runtime: Runtime
  private let subgraph: Subgraph
  private let environment: Attribute<EnvironmentValues>
  private let scope: ViewScope?
  private let table: PropertyTable
  private var slots: [AnyObject?] = []
  private let compute: (Source) -> Body
  private(set) var observationRun: UInt32 = 0

  init(view: _GraphValue<Source>, inputs: _ViewInputs, compute: @escaping (Source) -> Body) {
    self.view = view
    runtime = inputs.runtime
    subgraph = inputs.subgraph
    environment = inputs.environment
    scope = inputs.scope
    table = inputs.runtime.propertyTable(of: Source.self)
    self.compute = compute
  }

  func attach(to inputs: _ViewInputs, source: NodeID) -> _GraphValue<Body> {
    _GraphValue(
      runtime.graph.makeRule(self, inputs: [source], in: inputs.subgraph), isCompared: false)
  }

  var name: String { typeName(Source.self) }

  func value(in graph: Graph) -> Body { compute(view.read(in: graph)) }

  func update(_ graph: Graph, _ node: NodeID) -> Bool {
    var source = view.read(in: graph)
    runtime.counts.bodies += 1
    runtime.breadcrumbs.append(Breadcrumb("body", scope))
    if !table.isEmpty { connect(&source) }
    observationRun &+= 1
    let body = runtime.observing(node, run: observationRun) { compute(source) }
    graph.replace(body, in: node)
    runtime.breadcrumbs.removeLast()
    return true
  }

  private func connect(_ source: inout Source) {
    let context = PropertyContext(
      runtime: runtime, subgraph: subgraph, environment: environment)
    withUnsafeMutableBytes(of: &source) {
      table.connect($0.baseAddress!, &slots, context)
    }
  }
}
