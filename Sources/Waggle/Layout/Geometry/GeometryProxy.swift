public import Foundation
package import WaggleGraph

/// Reads a view's size and position, in its content or later.
///
/// A body depends on exactly the values that it reads: reading `size` does not make it depend on moves (R131). An event
/// handler reads the values of the last layout; when the view is gone, they are zero (R132).
///
/// ```swift
/// VStack {
///   Text("Title")
///   GeometryReader { proxy in
///     Text("\(Int(proxy.frame(in: .named("card")).minX)) from the left")  // shows 16 from the left
///   }
/// }
/// .padding(16)
/// .coordinateSpace(.named("card"))
/// ```
public struct GeometryProxy {
  private let target: Target

  /// Refers to the view behind a proxy, as long as it exists.
  package final class Target {
    package weak var node: LayoutNode?
    package init() {}
  }

  package init(_ target: Target) { self.target = target }

  /// The node, unless it has been removed.
  private var node: LayoutNode? {
    guard let node = target.node, !node.subgraph.isRemoved else { return nil }
    return node
  }

  /// The view's size in points; zero when the view is gone.
  public var size: CGSize {
    guard let node else { return .zero }
    let graph = node.runtime.graph
    return graph.isUpdating ? graph.value(node.sizeAttribute) : node.size
  }

  /// How far the safe areas that the view touches reach beyond its edges, in points (L130): what `ignoresSafeArea` would
  /// add on each edge. Zero when the view is gone.
  public var safeAreaInsets: EdgeInsets {
    guard let node else { return EdgeInsets() }
    let graph = node.runtime.graph
    let overlap =
      graph.isUpdating ? graph.value(node.safeAreaAttribute) : node.safeAreaOverlap(.all)
    return overlap.edges(in: node.embeddingLevel)
  }

  /// The view's frame in a coordinate space, in points, not rounded to pixels (R133, R141).
  public func frame(in space: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: space.coordinateSpace)
  }

  /// The view's frame in a coordinate space, in points, not rounded to pixels (R133, R141). A name that no ancestor
  /// declares means the root's space (R135), even if the view itself or a sibling declares it (R136).
  public func frame(in space: CoordinateSpace) -> CGRect {
    guard let node else { return .zero }
    let bounds = CGRect(origin: .zero, size: size)
    switch space {
    case .local: return bounds
    case .global: return bounds.applying(placement(of: node).toRoot)
    case .named(let name):
      let toRoot = placement(of: node).toRoot
      guard let space = node.enclosingSpace(name) else {
        // Before its first layout a view may not know the views around it.
        if node.isPlaced {
          node.runtime.reportOnce(.unknownCoordinateSpace(name, at: node.viewPath))
        }
        return bounds.applying(toRoot)
      }
      return bounds.applying(toRoot.concatenating(placement(of: space).toRoot.inverted()))
    }
  }

  /// The bounds of a named space in this view's coordinates; nil if no ancestor declares the name or a rotation lies
  /// between (R137).
  public func bounds(of space: NamedCoordinateSpace) -> CGRect? {
    guard let node, let named = node.enclosingSpace(space.name) else { return nil }
    let namedPlacement = placement(of: named)
    let toLocal = namedPlacement.toRoot.concatenating(placement(of: node).toRoot.inverted())
    guard abs(toLocal.b) < 1e-9, abs(toLocal.c) < 1e-9 else { return nil }
    return CGRect(origin: .zero, size: namedPlacement.size).applying(toLocal)
  }

  /// An anchor's value in this view's coordinates; zero when the view is gone (R116, R120).
  public subscript<T>(anchor: Anchor<T>) -> T {
    guard let node else { return anchor.box.defaultValue }
    let toRoot = placement(of: node).toRoot
    if anchor.box.isRectangle {
      if toRoot.growsRectangles {
        node.runtime.reportOnce(.anchorResolvedRotated(at: node.viewPath))
      } else if anchor.box.hasGrown {
        node.runtime.reportOnce(.anchorMadeRotated(at: node.viewPath))
      }
    }
    return anchor.box.value(fromRoot: toRoot.inverted())
  }

  private func placement(of node: LayoutNode) -> Placement {
    let graph = node.runtime.graph
    return graph.isUpdating ? graph.value(node.placement) : node.currentPlacement
  }
}

extension CGAffineTransform {
  /// Whether the bounding box of a transformed rectangle is larger than the rectangle; false for quarter turns.
  var growsRectangles: Bool {
    max(abs(b), abs(c)) > 1e-9 && max(abs(a), abs(d)) > 1e-9
  }
}

extension LayoutNode {
  /// The overlap of the node with the safe areas that it touches, as an attribute.
  fileprivate var safeAreaAttribute: Attribute<SideInsets> {
    _ = placement
    return geometryCell!.safeAreaInsets(self)
  }

  /// The node's size as an attribute, which does not change when the node moves.
  package var sizeAttribute: Attribute<CGSize> {
    _ = placement
    return geometryCell!.size(self)
  }
}
