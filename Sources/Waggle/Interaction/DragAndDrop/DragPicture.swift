import Foundation
import WaggleGraph

/// The picture of a dragged view: it never changes during the drag.
package struct DragPicture {
  /// In the root's coordinates, where it is when the drag begins; nil for nothing.
  let node: DisplayNode?

  /// A drawing in the root's coordinates.
  package init(_ node: DisplayNode?) { self.node = node }

  /// The drawing, moved from where it was at the beginning.
  func node(movedBy offset: CGSize, opacity: Double) -> DisplayNode? {
    guard let node else { return nil }
    let moved = DisplayNode(.offset(offset, node))
    return opacity < 1 ? DisplayNode(.opacity(opacity, moved)) : moved
  }

  /// The drawing with the shadow of something that is lifted.
  fileprivate var lifted: DragPicture {
    guard let node else { return self }
    let shadow = ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0.25)
    return DragPicture(
      DisplayNode(.shadow(shadow, radius: 8, offset: CGSize(width: 0, height: 3), node)))
  }
}

extension DragNode {
  /// What is drawn while the view is dragged from a point: its preview around the point, or else the view as it is.
  func makePicture(
    at point: CGPoint, _ draw: (AnyView, EnvironmentValues) -> (list: DisplayList, size: CGSize)?
  ) -> DragPicture {
    guard let preview else { return current.lifted }
    guard let (list, size) = draw(preview(), environment) else { return DragPicture(nil) }
    let origin = CGPoint(x: point.x - size.width / 2, y: point.y - size.height / 2)
    return DragPicture(list.moved(by: origin).root).lifted
  }

  /// The view as it is drawn now.
  private var current: DragPicture {
    let layout = content.layout
    let (runtime, graph) = (layout.runtime, layout.runtime.graph)
    guard let display = content.display,
      let node = runtime.updating({ graph.untracked { graph.value(display.attribute) } }).root
    else { return DragPicture(nil) }
    let inner = layout.drawingOrigin
    let toRoot = layout.currentPlacement.toRoot
    var part = node
    if let shape = content.trait(ObjectIdentifier(DragShape.self)) as? DragShape {
      let path = shape.path(layout.size)
        .applying(CGAffineTransform(translationX: inner.x, y: inner.y))
      part = DisplayNode(.clip(path, FillStyle(), node))
    }
    if toRoot.isTranslation {
      return DragPicture(
        DisplayNode(
          .offset(CGSize(width: toRoot.tx - inner.x, height: toRoot.ty - inner.y), part)))
    }
    let moved = DisplayNode(.offset(CGSize(width: -inner.x, height: -inner.y), part))
    return DragPicture(DisplayNode(.transform(toRoot, moved)))
  }
}

/// The shape of a view while it is dragged (`contentShape(.dragPreview, …)`).
final class DragShape {
  /// The shape in a frame of a size.
  let path: (CGSize) -> Path
  /// Whether the shape is meant for that.
  let isUsed: () -> Bool

  init(_ path: @escaping (CGSize) -> Path, isUsed: @escaping () -> Bool) {
    self.path = path
    self.isUsed = isUsed
  }
}
