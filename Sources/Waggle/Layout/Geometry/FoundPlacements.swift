import Foundation

/// The placements that were computed while views are looked for, each from the nearest one around it: to look for a view in a
/// deep tree costs each level once.
///
/// Always true: nothing was laid out since they were computed.
final class FoundPlacements {
  private var toRoot: [ObjectIdentifier: CGAffineTransform] = [:]
  private var layouts = 0

  /// The transform from a view's coordinates to the root's.
  func toRoot(of node: LayoutNode) -> CGAffineTransform {
    forgetAfterLayout(node.runtime)
    var path: [LayoutNode] = []
    var known: CGAffineTransform?
    var next: LayoutNode? = node
    while let view = next {
      known = toRoot[ObjectIdentifier(view)]
      if known != nil { break }
      path.append(view)
      next = view.parent
    }
    node.runtime.counts.placements += path.count
    let result = path.reversed().reduce(known) { $1.toRoot(from: $0) } ?? .identity
    toRoot[ObjectIdentifier(node)] = result
    return result
  }

  private func forgetAfterLayout(_ runtime: Runtime) {
    if runtime.counts.layouts == layouts { return }
    layouts = runtime.counts.layouts
    toRoot = [:]
  }
}

extension LayoutNode {
  /// The transform to the root's space; `outer` is the parent's, nil for the root.
  fileprivate func toRoot(from outer: CGAffineTransform?) -> CGAffineTransform {
    let own = CGAffineTransform(translationX: origin.x, y: origin.y)
    guard let outer, let parent else { return own }
    return own.concatenating(parent.childTransform).concatenating(outer)
  }
}

extension LayoutStore {
  /// Runs a search for views, which lays nothing out.
  func searching<Result>(_ search: () -> Result) -> Result {
    if foundPlacements != nil { return search() }
    foundPlacements = FoundPlacements()
    defer { foundPlacements = nil }
    return search()
  }
}
