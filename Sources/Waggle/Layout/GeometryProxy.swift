public import Foundation
package import WaggleGraph

/// A view's size and place, to be read in the view's content or later.
///
/// What a body reads of it becomes one of its dependencies, and no more: reading `size` does not follow moves (R131).
/// Read from an event, it tells the values of the last layout; when the view is gone, zero (R132).
public struct GeometryProxy {
  private let target: Target

  /// The view behind a proxy, as long as it is there.
  package final class Target {
    package weak var node: LayoutNode?
    package init() {}
  }

  package init(_ target: Target) { self.target = target }

  /// The node and its graph while it is shown.
  private var node: LayoutNode? {
    guard let node = target.node, !node.subgraph.isRemoved else { return nil }
    return node
  }

  /// The view's size in points.
  public var size: CGSize {
    guard let node else { return .zero }
    let graph = node.runtime.graph
    return graph.isUpdating ? graph.value(node.sizeAttribute) : node.size
  }

  /// The insets of the safe area: none, as the root has none.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// The view's frame in a space: exact, not rounded to pixels (R133, R141).
  public func frame(in space: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: space.coordinateSpace)
  }

  /// The view's frame in a space: exact, not rounded to pixels (R133, R141). A name that no view around this one has,
  /// be it had by this one or by a sibling (R136), means the root's space (R135).
  public func frame(in space: CoordinateSpace) -> CGRect {
    guard let node else { return .zero }
    let bounds = CGRect(origin: .zero, size: size)
    switch space {
    case .local: return bounds
    case .global: return bounds.applying(placement(of: node).toRoot)
    case .named(let name):
      let toRoot = placement(of: node).toRoot
      guard let space = node.enclosingSpace(name) else {
        reportUnknown(name, node)
        return bounds.applying(toRoot)
      }
      return bounds.applying(toRoot.concatenating(placement(of: space).toRoot.inverted()))
    }
  }

  /// The rectangle of a named space in this view's coordinates; nil where there is none of that name, or a rotation
  /// lies between (R137).
  public func bounds(of space: NamedCoordinateSpace) -> CGRect? {
    guard let node, let named = node.enclosingSpace(space.name) else { return nil }
    let place = placement(of: named)
    let toLocal = place.toRoot.concatenating(placement(of: node).toRoot.inverted())
    guard abs(toLocal.b) < 1e-9, abs(toLocal.c) < 1e-9 else { return nil }
    return CGRect(origin: .zero, size: place.size).applying(toLocal)
  }

  /// An anchor's value in this view's coordinates; zero when the view is gone (R116, R120).
  public subscript<T>(anchor: Anchor<T>) -> T {
    guard let node else { return anchor.box.defaultValue }
    let place = placement(of: node).toRoot
    if anchor.box.isRectangle {
      if place.growsRectangles {
        reportRotated("A rectangle's anchor is resolved under a rotation", node)
      } else if anchor.box.hasGrown {
        reportRotated("A rectangle's anchor was made of a view under a rotation", node)
      }
    }
    return anchor.box.value(fromRoot: place.inverted())
  }

  private func placement(of node: LayoutNode) -> Placement {
    let graph = node.runtime.graph
    return graph.isUpdating ? graph.value(node.placement) : node.currentPlacement
  }

  private func reportUnknown(_ name: AnyHashable, _ node: LayoutNode) {
    node.runtime.reportOnce(
      Diagnostic(
        id: "W-SPACE",
        message:
          "No view around this one declares a coordinate space named \(name): the frame is in the root's space. "
          + "Put .coordinateSpace(.named(\(name))) on an ancestor.",
        path: node.scope?.path ?? ""))
  }

  private func reportRotated(_ what: String, _ node: LayoutNode) {
    node.runtime.reportOnce(
      Diagnostic(
        id: "N-ROTATED",
        message:
          "\(what): what comes back is the box around it, larger than it was. "
          + "Anchor points (.topLeading, .center) instead.",
        path: node.scope?.path ?? ""))
  }
}

extension CGAffineTransform {
  /// Whether the box around a rectangle that was carried over is larger than it: not so for quarter turns.
  var growsRectangles: Bool {
    max(abs(b), abs(c)) > 1e-9 && max(abs(a), abs(d)) > 1e-9
  }
}

extension LayoutNode {
  /// The node's size as an attribute, which moves do not change.
  package var sizeAttribute: Attribute<CGSize> {
    _ = placement
    return geometryCell!.size(self)
  }
}
