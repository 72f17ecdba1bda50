package import Foundation

/// The cached bounds of what a node draws or can be hit in, created on the first request.
///
/// Always true: where `cached` is set, it is set in every descendant that it was computed from. A change is
/// therefore propagated to the ancestors; one that nothing depends on costs one check.
final class BoundingRectCell {
  var cached: CGRect?
  var policy = BoundsPolicy.content
  weak var listener: (any BoundingRectListener)?
  /// Where content was placed beyond the frame; nil while all of it had room.
  var overflow: Overflow?
}

/// What a node's bounds include besides its content.
package enum BoundsPolicy: Int, Comparable {
  case content
  /// The node's own frame too.
  case frame
  /// The extent is unknown, so the bounds are infinite.
  case everything

  package static func < (a: BoundsPolicy, b: BoundsPolicy) -> Bool { a.rawValue < b.rawValue }
}

/// Notified when a child's bounds may have changed.
package protocol BoundingRectListener: AnyObject {
  func childBoundingRectChanged(_ child: LayoutNode)
  /// The union of all children's bounds, if it is known without asking each; otherwise nil.
  var childrenBoundingRect: CGRect? { get }
}

extension LayoutNode {
  private var cell: BoundingRectCell {
    if let boundingRectCell { return boundingRectCell }
    let newCell = BoundingRectCell()
    boundingRectCell = newCell
    return newCell
  }

  /// The bounds of everything that the node draws or can be hit in, in its own coordinates. An upper bound: infinite if
  /// unknown, null if there is nothing.
  package final var boundingRect: CGRect {
    let cell = cell
    if let cached = cell.cached { return cached }
    let rect = computedBoundingRect(cell.policy)
    cell.cached = rect
    return rect
  }

  /// What the node's spread has beyond its frame.
  final var overflow: Overflow {
    let cell = cell
    if let overflow = cell.overflow { return overflow }
    let new = Overflow()
    cell.overflow = new
    return new
  }

  final func computedBoundingRect(_ policy: BoundsPolicy) -> CGRect {
    guard policy != .everything, runtime.stack.hasRoom else { return .infinite }
    let content = contentBoundingRect()
    return policy == .frame ? content.union(CGRect(origin: .zero, size: size)) : content
  }

  /// The same bounds in the parent's coordinates.
  package final var boundingRectInParent: CGRect {
    let bounds = boundingRect
    guard !bounds.isNull, bounds != .infinite, bounds.isFiniteRect else {
      return bounds.isNull ? bounds : .infinite
    }
    let moved = bounds.offsetBy(dx: origin.x, dy: origin.y)
    guard let transform = parent?.childTransform, !transform.isIdentity else { return moved }
    return moved.applying(transform)
  }

  /// Invalidates the cached bounds here and in all ancestors that depend on them.
  package final func boundingRectChanged() {
    guard let boundingRectCell, boundingRectCell.cached != nil else { return }
    boundingRectCell.cached = nil
    guard let parent else { return }
    parent.boundingRectCell?.listener?.childBoundingRectChanged(self)
    parent.boundingRectChanged()
  }

  /// Extends the area in which the node can be hit beyond its content.
  package final func widenBounds(to policy: BoundsPolicy) {
    boundingRectChanged()
    cell.policy = max(cell.policy, policy)
  }

  /// Call when the bounds come from another source, which may leave out hidden children. Bounds that differ are
  /// propagated to the ancestors.
  package final func boundingRectSourceChanged() {
    let (old, new) = (cell.cached, computedBoundingRect(cell.policy))
    if let old, old != new { boundingRectChanged() }
    cell.cached = new
  }

  /// Sets the listener for changes of the children's bounds.
  package final func observeBoundingRect(_ listener: any BoundingRectListener) {
    cell.listener = listener
  }
}

extension CGRect {
  fileprivate var isFiniteRect: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}
