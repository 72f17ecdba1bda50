import WaggleGraph

extension View {
  /// Makes the node that computes the view's body, and the inputs for the views in that body.
  nonisolated static func makeBody(view: _GraphValue<Self>, inputs: _ViewInputs) -> (
    _GraphValue<Body>, _ViewInputs
  ) {
    require(
      Body.self != Never.self, "The view \(typeName(Self.self)) has a body of type Never",
      path: inputs.scope?.path ?? "", cure: "Give it a body that returns a view.")
    let table = inputs.runtime.propertyTable(of: Self.self)
    let inner = inputs.below(Self.self, isNamed: table.isNamed)
    let rule = ViewBodyRule<Self>(view: view, inputs: inner, table: table)
    return (rule.attach(to: inner), inner)
  }
}

/// Computes a body. It depends on the view's stored properties and on every value that the body read (R184).
///
/// It keeps and compares the fields and the values of the environment that it has read. The new body is not compared with the
/// previous one; the rules that read parts of it compare those. A stale body is
/// added to its content queue, even if only drawing reads it, because bodies run before layout and actions.
///
/// See also `ContentQueue`, and `PageDiffer`, which sends what the new body draws to a page.
class BodyRule<Source, Body>: EnvironmentReader, ValueRule, ObservingRule {
  private let view: _GraphValue<Source>
  private let depth: Int32
  private let kept: KeptDescription<Source>?
  private unowned(unsafe) let runtime: Runtime
  private let subgraph: Subgraph
  private let environment: EnvironmentSource
  private let bag: InputBag
  private unowned(unsafe) let queue: ContentQueue
  private let scope: ViewScope?
  private let table: PropertyTable
  /// Animates the description; nil for types without animatable data (M057).
  @exclusivity(unchecked) private var animatedSource: AnimatedSource<Source>?
  @exclusivity(unchecked) private var propertyStorage: [AnyObject?] = []

  /// - Parameter table: that of `Source`; nil to have it looked up.
  init(view: _GraphValue<Source>, inputs: _ViewInputs, table: PropertyTable? = nil) {
    let table = table ?? inputs.runtime.propertyTable(of: Source.self)
    self.table = table
    self.view = table.readsDescription ? view.compared(in: inputs) : view
    kept = self.view.keptByReader
    runtime = inputs.runtime
    subgraph = inputs.subgraph
    environment = inputs.environment
    bag = inputs.bag
    queue = inputs.queue
    depth = Int32(inputs.depth)
    scope = inputs.scope
    super.init()
    if table.isAnimatable { animatedSource = AnimatedSource(inputs.transactionTransform) }
  }

  /// The body of `source`. Its dynamic properties are connected by then.
  func compute(_ source: Source) -> Body { fatalError("a rule without a body") }

  /// Makes the node.
  ///
  /// - Parameter sources: what the rule always reads, other than the description.
  func attach(to inputs: _ViewInputs, sources: [NodeID] = []) -> _GraphValue<Body> {
    let source = view.node
    let body = runtime.graph.makeNotifyingRule(
      self, inputs: sources.isEmpty ? [source] : [source] + sources, in: inputs.subgraph)
    if kept != nil && !sources.contains(source) { runtime.graph.compareInputs(of: body.node) }
    queue.add(body.node, depth: Int(depth))
    return _GraphValue(body, isCompared: false)
  }

  func becameStale(_ node: NodeID) { queue.add(node, depth: Int(depth)) }

  func isAffected(by input: NodeID, in graph: Graph) -> Bool {
    kept?.isAffected(by: input, in: graph) ?? true
  }

  /// The description that the body was computed from, and where the newest is.
  final var descriptions: (current: Source, newest: _GraphValue<Source>) {
    (kept?.current(in: runtime.graph) ?? view.read(in: runtime.graph), view)
  }

  var name: String { typeName(Source.self) }

  func value(in graph: Graph) -> Body { compute(read(in: graph)) }

  @inline(__always)
  private func read(in graph: Graph) -> Source {
    if let kept { return kept.read(in: graph) }
    return view.read(in: graph)
  }

  func update(_ graph: Graph, _ node: NodeID) -> Bool {
    var source = read(in: graph)
    if let animatedSource {
      source = animatedSource.displayedValue(
        for: source, AnimationTarget(runtime, animatedSource.transform, node, environment))
    }
    runtime.counts.bodies += 1
    runtime.breadcrumbs.append(Breadcrumb("body of", Source.self, scope))
    beginRun(of: node)
    if !table.isEmpty { connect(&source) }
    let watch = isChecking ? ModelWatch(source) : nil
    defer { watch?.check("The body", of: Source.self, at: scope?.path ?? "root") }
    let begin = runtime.bodyClock?()
    let body = runtime.observing(node, run: observationRun) { compute(source) }
    if let begin { runtime.noteBody(Source.self, scope, since: begin) }
    graph.replace(body, in: node)
    runtime.breadcrumbs.removeLast()
    return true
  }

  private func connect(_ source: inout Source) {
    withUnsafeMutableBytes(of: &source) {
      table.connect($0.baseAddress!, &propertyStorage) {
        PropertyContext(
          runtime: runtime, subgraph: subgraph, environment: environment,
          source: (view.node, view.offset), inputs: bag.values, scope: scope,
          owner: Source.self, reader: self)
      }
    }
  }
}

extension BodyRule {
  func changes(since record: ChangeRecord) -> [String] {
    let given = read(in: runtime.graph)
    let isSame = (record.view as? Source).map { runtime.graph.areEqual($0, given) } ?? false
    record.view = given
    guard !table.isEmpty else { return isSame ? [] : ["@self"] }
    var source = given
    connect(&source)
    let changed = withUnsafeBytes(of: &source) {
      table.changes(of: $0.baseAddress!, since: &record.properties, runtime.graph)
    }
    return (isSame ? [] : ["@self"]) + changed
  }
}

/// The animated description of an `Animatable` view or modifier: while it animates, the body runs in each frame (M057,
/// R180).
private final class AnimatedSource<Source> {
  /// What transforms the transactions of the view.
  let transform: TransactionTransform?
  private var animatedValue = AnimatedValue<Source>()
  private var last: Source?

  init(_ transform: TransactionTransform?) { self.transform = transform }

  func displayedValue(for new: Source, _ target: AnimationTarget) -> Source {
    let displayed = animatedValue.displayedValue(for: new, after: last, in: target.runtime, target)
    last = displayed
    return displayed
  }
}

final class ViewBodyRule<V: View>: BodyRule<V, V.Body> {
  override func compute(_ source: V) -> V.Body {
    nonisolated(unsafe) let view = source
    return onMainActor { view.body }
  }
}

final class ModifierBodyRule<M: ViewModifier>: BodyRule<M, M.Body> {
  override func compute(_ source: M) -> M.Body {
    nonisolated(unsafe) let modifier = source
    return onMainActor { modifier.body(content: M.Content()) }
  }
}

/// Computes a body with a closure, for an app or a scene.
final class ClosureBodyRule<Source, Body>: BodyRule<Source, Body> {
  private let body: (Source) -> Body

  init(view: _GraphValue<Source>, inputs: _ViewInputs, body: @escaping (Source) -> Body) {
    self.body = body
    super.init(view: view, inputs: inputs)
  }

  override func compute(_ source: Source) -> Body { body(source) }
}
