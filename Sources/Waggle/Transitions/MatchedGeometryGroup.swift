import Foundation
import WaggleGraph

/// The groups of one host, by name.
final class MatchedGeometryStore: RuntimeStore {
  private unowned(unsafe) let runtime: Runtime
  private var groups: [MatchedGeometryKey: MatchedGeometryGroup] = [:]

  /// - Parameter runtime: keeps the store.
  init(_ runtime: Runtime) { self.runtime = runtime }

  func close() {
    for group in groups.values { group.close() }
    groups = [:]
  }

  /// The group of a name; those that were left by all their views are dropped when a new one is made.
  func group(_ key: MatchedGeometryKey) -> MatchedGeometryGroup {
    if let group = groups[key] { return group }
    groups = groups.filter { _, group in
      if group.isEmpty { group.drop() }
      return !group.isEmpty
    }
    let group = MatchedGeometryGroup(key, runtime)
    groups[key] = group
    let layout = runtime.store(LayoutStore.self)
    layout.frozenPositions.onChange = { [unowned self] node in
      for group in groups.values where group.hasMember(in: node) { group.changed() }
    }
    return group
  }
}

/// Views that share one frame.
///
/// Always true: `frame` is that of the newest placed source, or runs towards it; views that are leaving are not sources
/// (M078).
final class MatchedGeometryGroup: ValueRule {
  /// The frame of the group in the root's space.
  struct Frame: Equatable {
    var rect: CGRect
    var isMoving: Bool
    /// The source.
    var source: ObjectIdentifier
  }

  private let key: MatchedGeometryKey
  private unowned(unsafe) let runtime: Runtime
  private let subgraph: Subgraph
  private(set) var attribute: Attribute<Frame?>!
  /// In the order of insertion.
  private var members: [MatchedGeometryNode] = []
  private var animatedRect = AnimatedValue<CGRect>()
  private var last: Frame?
  /// The update in which the last source was removed, or began to be; nil while there is one.
  private var lostSourceIn: Int?

  init(_ key: MatchedGeometryKey, _ runtime: Runtime) {
    self.key = key
    self.runtime = runtime
    subgraph = Subgraph(in: runtime.graph, parent: runtime.rootSubgraph)
    attribute = runtime.graph.makeRule(self, inputs: [], in: subgraph)
  }

  var name: String { "matched geometry" }
  var isEmpty: Bool { members.isEmpty }

  /// Releases the views, which keep the group.
  func close() { members = [] }

  func drop() { subgraph.remove() }

  func add(_ node: MatchedGeometryNode) {
    members.append(node)
    changed()
  }

  func remove(_ node: MatchedGeometryNode) {
    members.removeAll { $0 === node }
    changed()
  }

  /// Whether one of the views is in a node, or is it (L207).
  func hasMember(in node: LayoutNode) -> Bool {
    members.contains { member in !member.isRemoved && member.isOrIsBelow { $0 === node } }
  }

  /// Call when another view may be the source.
  func changed() { if !subgraph.isRemoved { runtime.graph.invalidate(attribute.node) } }

  func value(in graph: Graph) -> Frame? {
    guard let source = members.last(where: \.canBeSource) else {
      if lostSourceIn == nil { lostSourceIn = runtime.updateNumber }
      return nil
    }
    forgetLostSource()
    let placement = graph.value(source.placement)
    guard source.isPlaced else { return last }
    let goal = source.frame(of: placement.size, placement.toRoot)
    let target = AnimationTarget(
      runtime, source.transactionTransform, attribute.node, source.environment)
    let rect = animatedRect.displayedValue(for: goal, after: last?.rect, in: runtime, target)
    last = Frame(
      rect: rect, isMoving: animatedRect.isMoving && rect != goal, source: ObjectIdentifier(source))
    return last
  }

  /// A source that is inserted in a later update, when nothing is left of the previous one, starts at its own frame.
  private func forgetLostSource() {
    defer { lostSourceIn = nil }
    guard let lostSourceIn, lostSourceIn != runtime.updateNumber,
      !members.contains(where: \.isLeaving)
    else { return }
    last = nil
    animatedRect = AnimatedValue()
  }

  /// Reports that several views that stay want to be the source. Call when all views are placed.
  func reportSources() {
    guard members.count > 1 else { return }
    let sources = members.filter(\.canBeSource)
    guard sources.count > 1, let newest = sources.last else { return }
    runtime.reportOnce(.matchedSources(key.id, count: sources.count, at: newest.viewPath))
  }
}

/// Puts a view into its group while it is shown.
final class MatchedGeometryMember: AppearanceObserver {
  private unowned let node: MatchedGeometryNode

  init(_ node: MatchedGeometryNode) { self.node = node }

  func appear() { node.isShown = true }
  func disappear() { node.isShown = false }
}
