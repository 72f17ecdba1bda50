package import WaggleGraph

/// Finds the views that are held by equality (R177), for one look at a graph: nothing may change while it is in use.
///
/// Views lie in graph nodes, or in parts of them. A view in the body of another one is read from it; the content of an
/// `if` or a row of a `ForEach` lies in an input that an effect sets, and the way up continues at that effect.
package final class SkippedViews {
  private unowned let graph: Graph
  private var sources: [NodeID: ContentSource] = [:]
  /// The subgraphs whose effects are in `sources`.
  private var searched: Set<ObjectIdentifier> = []

  package init(in graph: Graph) { self.graph = graph }

  /// The nearest view that is held, of those that a node's value depends on; nil if there is none. Visits each of them
  /// once.
  package func view(above node: NodeID) -> SkippedView? {
    graph.untracked {
      var seen: Set<NodeID> = [node]
      var due = [node]
      var next = 0
      while next < due.count {
        if let skipped = (graph.rule(of: due[next]) as? any ViewReader)?.skippedView(self) {
          return skipped
        }
        due += nodes(above: due[next]).filter { seen.insert($0).inserted }
        next += 1
      }
      return nil
    }
  }

  private func nodes(above node: NodeID) -> [NodeID] {
    guard graph.rule(of: node) == nil else { return graph.inputs(of: node) }
    return source(of: node).map { [$0.effect] } ?? []
  }

  /// The effect that sets an input; nil if that is not known. What one subgraph's effects set is found at once.
  private func source(of input: NodeID) -> ContentSource? {
    let subgraph = graph.subgraph(of: input)
    for next in [subgraph, subgraph.outer] {
      guard let next, searched.insert(ObjectIdentifier(next)).inserted else { continue }
      for rule in graph.rules(in: next) { (rule as? any ContentFeeder)?.addSources(to: &sources) }
    }
    return sources[input]
  }

  /// The value that a part of the graph would have if no view on the way to it were held.
  func newest<Value>(_ value: _GraphValue<Value>) -> Value? {
    var found: Value?
    handNewest(value.node) {
      found = ($0 + value.offset).assumingMemoryBound(to: Value.self).pointee
    }
    return found
  }

  /// Calls `body` once, with the newest value of a node.
  fileprivate func handNewest(_ node: NodeID, to body: (UnsafeRawPointer) -> Void) {
    let rule = graph.rule(of: node)
    if let holder = rule as? any NewestValueHolder { return holder.handNewest(self, to: body) }
    if rule == nil, source(of: node)?.handNewest?(self, body) == true { return }
    body(graph.pointer(to: node))
  }

  /// Calls `body` with a view that is to be set in a node; false if the node's value is of another type.
  func hand<V: View>(_ view: V, for node: NodeID, to body: (UnsafeRawPointer) -> Void) -> Bool {
    guard graph.holds(V.self, at: node) else { return false }
    withUnsafePointer(to: view) { body($0) }
    return true
  }
}

/// What sets an input of the graph.
struct ContentSource {
  let effect: NodeID
  /// Calls a closure with the view that the effect would set if no view above it were held; returns false without a call if
  /// that is not known.
  let handNewest: ((SkippedViews, (UnsafeRawPointer) -> Void) -> Bool)?

  init(
    effect: NodeID, handNewest: ((SkippedViews, (UnsafeRawPointer) -> Void) -> Bool)? = nil
  ) {
    self.effect = effect
    self.handNewest = handNewest
  }
}

/// An effect that sets inputs of the graph: views, or what those depend on.
protocol ContentFeeder {
  func addSources(to sources: inout [NodeID: ContentSource])
}

/// A rule that knows a newer value than that of its node.
protocol NewestValueHolder {
  /// Calls `body` once, unless there is no value yet.
  func handNewest(_ views: SkippedViews, to body: (UnsafeRawPointer) -> Void)
}

/// A rule that reads a view, or a part of one.
private protocol ViewReader {
  func skippedView(_ views: SkippedViews) -> SkippedView?
}

extension BodyRule: ViewReader {
  fileprivate func skippedView(_ views: SkippedViews) -> SkippedView? {
    let (current, newest) = descriptions
    return SkippedView(current) { views.newest(newest) }
  }
}

extension PartRule: NewestValueHolder {
  func handNewest(_ views: SkippedViews, to body: (UnsafeRawPointer) -> Void) {
    views.handNewest(source.node) { body($0 + source.offset) }
  }
}

/// A view that shows one of the views that it may have.
protocol ShowsOneView {
  /// The view that it shows now; nil if there is none.
  var shownView: (any View)? { get }
}

extension _ConditionalContent: ShowsOneView where TrueContent: View, FalseContent: View {
  var shownView: (any View)? {
    switch storage {
    case .trueContent(let view): view
    case .falseContent(let view): view
    }
  }
}

extension Optional: ShowsOneView where Wrapped: View {
  var shownView: (any View)? { map { $0 } }
}

extension IDView: ShowsOneView {
  var shownView: (any View)? { content }
}

extension AnyView: ShowsOneView {
  var shownView: (any View)? { storage.erasedView }
}
