import Foundation
import WaggleGraph

/// A view that takes the proposed size and makes its content from its own size and position (R129).
///
/// ```swift
/// GeometryReader { proxy in
///   HStack(spacing: 0) {
///     Color.green.frame(width: proxy.size.width * 0.3)
///     Color.yellow
///   }
/// }
/// .frame(height: 20)
/// ```
nonisolated public struct GeometryReader<Content: View>: PrimitiveView, PathNamed {
  /// Makes the content. Runs again when a value that it read from the proxy has changed (R131).
  public var content: (GeometryProxy) -> Content

  /// Makes a view whose content depends on its geometry.
  @inlinable
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

  /// A single view with the content at its top leading corner.
  public nonisolated static func _makeView(
    view: _GraphValue<GeometryReader<Content>>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    let inner = inputs.below(named: GeometryReader<Content>.self)
    var gated = inner
    gated.queue = ContentQueue(in: inputs.subgraph)
    let target = GeometryProxy.Target()
    let rule = LayoutDependentRule(view.node, "the content of a GeometryReader", nil, gated) {
      graph in
      view.read(in: graph).content(GeometryProxy(target))
    }
    let contentValue = rule.attach(gated)
    let content = ContainerNode(
      gated, source: nil, read: { _ in GeometryReaderLayout() }
    ) { listOrElement(contentValue, $0) }
    let node = GeometryReaderNode(content, queue: gated.queue, inner)
    target.node = node
    // An ancestor may have requested an output of the content before the geometry was known.
    inner.runtime.graph.invalidate(contentValue.node)
    return _ViewOutputs(node)
  }
}

/// Places each child at the top leading corner and proposes the whole size (R130).
struct GeometryReaderLayout: BuiltInLayout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for view in subviews { view.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
  }
}

/// A view whose content is made once its own placement is known.
///
/// The content's effects are queued separately and run when layout visits the node, so the closure never sees a size
/// other than the final one.
final class GeometryReaderNode: UnaryNode {
  private let contentQueue: ContentQueue

  init(_ content: ViewNode, queue: ContentQueue, _ inputs: _ViewInputs) {
    contentQueue = queue
    super.init(content, inputs)
    mayHaveGuides = []
    queue.onWork = { [unowned self] in self.setNeedsVisit() }
    if !queue.isEmpty { setNeedsVisit() }
  }

  override var sizeDependsOnChildren: Bool { false }
  override var spacing: ViewSpacing { .plain }
  override var layoutPriority: Double { 0 }
  override var layoutTransparentChild: LayoutNode? { nil }

  override func trait(_ id: ObjectIdentifier) -> AnyObject? { nil }

  override var rigidAxes: Axis.Set { [] }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func explicitGuide(
    _ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat? { nil }

  override func childChanged(_ child: LayoutNode, traits: Bool) { setNeedsPlacing() }

  override func placeChildren() { child.place(at: .zero, proposal: ProposedViewSize(size)) }

  override var hasPendingContent: Bool { !contentQueue.isEmpty }

  override func visitPendingChildren() {
    while !contentQueue.isEmpty {
      runtime.updateContent(contentQueue)
      store.updateSizes()
    }
    super.visitPendingChildren()
  }
}

/// Makes content from a closure that reads results of layout.
final class LayoutDependentRule<Content>: ValueRule, ObservingRule {
  private let verb: StaticString
  private let subject: Any.Type?
  private let source: NodeID
  private unowned let runtime: Runtime
  private let scope: ViewScope?
  private let make: (Graph) -> Content
  private(set) var observationRun: UInt32 = 0

  init(
    _ source: NodeID, _ verb: StaticString, _ subject: Any.Type? = nil, _ inputs: _ViewInputs,
    make: @escaping (Graph) -> Content
  ) {
    self.source = source
    self.verb = verb
    self.subject = subject
    runtime = inputs.runtime
    scope = inputs.scope
    self.make = make
  }

  func attach(_ inputs: _ViewInputs, reading more: [NodeID] = []) -> _GraphValue<Content> {
    let content = _GraphValue<Content>(
      runtime.graph.makeRule(self, inputs: [source] + more, in: inputs.subgraph), isCompared: false)
    LayoutDependentEffect(content, inputs).schedule()
    return content
  }

  var name: String { Breadcrumb(verb, subject, nil).what }

  func value(in graph: Graph) -> Content { make(graph) }

  func update(_ graph: Graph, _ node: NodeID) -> Bool {
    runtime.breadcrumbs.append(Breadcrumb(verb, subject, scope))
    defer { runtime.breadcrumbs.removeLast() }
    observationRun &+= 1
    let content = runtime.observing(node, run: observationRun) { make(graph) }
    graph.replace(content, in: node)
    return true
  }
}

/// Runs the closure while layout is updated, even if nothing requests the content before drawing, so that its side
/// effects, such as storing the proxy, happen before views appear.
private final class LayoutDependentEffect<Content>: ContentEffect {
  private let content: _GraphValue<Content>

  init(_ content: _GraphValue<Content>, _ inputs: _ViewInputs) {
    self.content = content
    super.init(inputs)
    attach(inputs, reading: content.node)
  }

  override var name: String { "late content" }

  override func updateContent(_ graph: Graph) { _ = content.read(in: graph) }
}
