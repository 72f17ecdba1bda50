import Foundation

/// A pointer that is down on a view that can be dragged, until a drag begins or cannot begin any more.
///
/// A mouse drags when it has moved. A finger drags when it has rested for half a second; where that opened a menu, when it
/// moves on.
final class DragPress {
  /// How far a mouse moves before it drags, in points.
  private static let mouseDistance: CGFloat = 4
  /// How far a finger may move while it rests, and how far it moves on from a menu, in points.
  private static let fingerDistance: CGFloat = 10
  /// How long a finger rests, in seconds.
  private static let duration: TimeInterval = 0.5

  let start: PointerEvent
  let node: DragNode
  /// The gestures inside the view, which have precedence.
  let inner: [any GestureListener]
  /// Whether a menu has opened instead.
  var waitsForMove: Bool

  init?(_ event: PointerEvent, _ hit: HitTestResult?) {
    guard event.button == 0, let hit, let first = hit.dragNodes.first(where: { $0.0.canBeDragged })
    else { return nil }
    start = event
    node = first.0
    inner = Array(hit.listeners.prefix(first.1))
    waitsForMove = event.kind == .mouse
  }

  /// When a finger has rested long enough, a moment after all long presses; nil for a mouse.
  var deadline: TimeInterval? { start.kind == .mouse ? nil : start.time + Self.duration }

  /// Whether a finger has moved too far to have rested.
  func fails(_ event: PointerEvent) -> Bool { !waitsForMove && isFar(event, Self.fingerDistance) }

  /// Whether a pointer that waits for it has moved far enough.
  func begins(_ event: PointerEvent) -> Bool {
    waitsForMove
      && isFar(event, start.kind == .mouse ? Self.mouseDistance : Self.fingerDistance)
  }

  private func isFar(_ event: PointerEvent, _ distance: CGFloat) -> Bool {
    hypot(event.location.x - start.location.x, event.location.y - start.location.y) >= distance
  }
}
