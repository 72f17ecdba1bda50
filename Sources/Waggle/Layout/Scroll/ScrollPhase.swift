/// The cause of a scroll view's movement.
public enum ScrollPhase: Hashable, Sendable {
  /// Nothing.
  case idle
  /// A finger is down and may begin to scroll.
  case tracking
  /// The user scrolls.
  case interacting
  /// The user has let go, and the content comes to rest.
  case decelerating
  /// The program scrolls with an animation.
  case animating

  /// Whether the content moves or may be about to: every phase but `idle`.
  public var isScrolling: Bool { self != .idle }
}

/// The state of a scroll view when its phase changes.
public struct ScrollPhaseChangeContext {
  /// The offset and the sizes.
  public var geometry: ScrollGeometry
  /// The content's velocity in points per second; nil where it is not known.
  public var velocity: CGVector?

  package init(geometry: ScrollGeometry, velocity: CGVector? = nil) {
    self.geometry = geometry
    self.velocity = velocity
  }
}
