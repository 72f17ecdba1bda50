import Foundation
import WaggleGraph

/// What the views of one host share about safe areas: whether there are any, and who depends on them.
///
/// Always true: while no view has provided insets, `hasInsets` is false, and dependents cost one weak reference each and
/// no node of the graph.
final class SafeAreaChanges {
  private unowned(unsafe) let runtime: Runtime
  /// Whether some safe area has had insets other than 0.
  private(set) var hasInsets = false
  private var waiting: [Waiting] = []
  /// The number of waiting views at which dropped ones are purged.
  private var limit = 64

  private struct Waiting {
    weak var dependent: (any SafeAreaDependent)?
  }

  /// Changes when the insets of some safe area change.
  private(set) lazy var version: Attribute<Int> =
    runtime.graph.makeInput(0, in: runtime.rootSubgraph)

  init(_ runtime: Runtime) { self.runtime = runtime }

  /// Adds a view whose drawing or layout extends into safe areas. Call once, when the view is made.
  func add(_ dependent: any SafeAreaDependent) {
    guard !hasInsets else { return }
    if waiting.count >= limit {
      waiting.removeAll { $0.dependent == nil }
      limit = max(64, waiting.count * 2)
    }
    waiting.append(Waiting(dependent: dependent))
  }

  /// Call when the insets or the rectangle of a safe area have changed; `isEmpty` is true if its insets are 0 now.
  func areaChanged(isEmpty: Bool) {
    guard hasInsets || !isEmpty else { return }
    let graph = runtime.graph
    graph.set(version, to: (graph.peek(version) ?? 0) &+ 1)
    guard !hasInsets else { return }
    hasInsets = true
    let dependents = waiting.compactMap(\.dependent)
    waiting = []
    for dependent in dependents where !dependent.isRemoved { dependent.followSafeArea() }
  }

  func removeAll() { waiting = [] }
}

/// A view that extends into the safe areas that it touches.
protocol SafeAreaDependent: LayoutNode {
  /// Keeps the view's overlap up to date; nil until there are safe areas.
  var safeAreaOverlap: SafeAreaOverlap? { get set }
  var ignoredRegions: SafeAreaRegions { get }
  /// Called when the overlap has changed.
  func safeAreaOverlapChanged()
}

extension SafeAreaDependent {
  /// Starts to keep the overlap up to date.
  func followSafeArea() {
    guard safeAreaOverlap == nil else { return }
    let overlap = SafeAreaOverlap(self)
    safeAreaOverlap = overlap
    scheduleEffect(overlap.node)
  }

  /// How far the view extends on each edge, in points, computed from the current placements.
  func currentOverlap() -> EdgeInsets {
    guard store.safeAreas.hasInsets else { return EdgeInsets() }
    if safeAreaOverlap == nil { safeAreaOverlap = SafeAreaOverlap(self) }
    guard let overlap = safeAreaOverlap else { return EdgeInsets() }
    runtime.graph.update(overlap.node)
    return overlap.insets.edges(in: embeddingLevel)
  }
}

/// How far a view extends into safe areas: an effect of the graph, which follows the view and the areas.
final class SafeAreaOverlap: Rule {
  private unowned let dependent: any SafeAreaDependent
  private(set) var insets = SideInsets()
  private(set) var node: NodeID!

  init(_ dependent: any SafeAreaDependent) {
    self.dependent = dependent
    node = dependent.runtime.graph.makeEffect(self, inputs: [], in: dependent.subgraph)
  }

  var name: String { "safe area" }

  func becameStale(_ node: NodeID) { dependent.scheduleEffect(node) }

  func update(_ graph: Graph, _ node: NodeID) -> Bool {
    let new = dependent.trackedSafeAreaOverlap(dependent.ignoredRegions, in: graph)
    guard new != insets else { return false }
    insets = new
    dependent.safeAreaOverlapChanged()
    return false
  }
}
