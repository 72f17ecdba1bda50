/// A view with a gesture.
package protocol GestureListener: AnyObject {
  /// Whether the view is enabled now (C150).
  var isEnabled: Bool { get }
  /// Whether the view has been dropped.
  var isGone: Bool { get }
  /// The mask of the newest body.
  var mask: GestureMask { get }
  /// The precedence of the gesture against those inside.
  var rank: _GestureRank { get }
  /// The recognizer; the same object on each access.
  var recognizer: Recognizer<Void> { get }
}

/// Joins the gestures around the hit view into one, so that one rule decides which of them wins (M116).
///
/// From the inside out, each listener's gesture joins those inside it: with normal rank it comes after them, with
/// high rank before them, and a simultaneous one runs beside them. Among taps of normal rank a higher count comes
/// first, at any depth (M102).
enum GestureChain {
  /// Makes and resets the gesture; also returns the listeners that take part. nil when none does.
  static func begin(_ listeners: [any GestureListener]) -> (
    Recognizer<Void>, [any GestureListener]
  )? {
    let participants = participants(listeners)
    var chain: Recognizer<Void>?
    for listener in participants {
      let outer = listener.recognizer
      outer.reset()
      chain = chain.map { join(outer, around: $0, listener.rank) } ?? outer
    }
    return chain.map { ($0, participants) }
  }

  /// The listeners whose gestures take part: enabled, and not excluded by a mask (C150, M117).
  static func participants(_ listeners: [any GestureListener]) -> [any GestureListener] {
    var participants: [any GestureListener] = []
    for listener in listeners {
      let mask = listener.mask
      if !mask.contains(.subviews) { participants = [] }
      if mask.contains(.gesture), listener.isEnabled { participants.append(listener) }
    }
    return participants
  }

  private static func join(
    _ outer: Recognizer<Void>, around inner: Recognizer<Void>, _ rank: _GestureRank
  ) -> Recognizer<Void> {
    switch rank {
    case .simultaneous: SimultaneousRecognizer(inner, outer).discardingValues
    case .high: ExclusiveRecognizer(outer, inner).discardingValues
    case .normal where inner.tapCount > 0 && outer.tapCount > inner.tapCount:
      ExclusiveRecognizer(outer, inner, deferring: .taps).discardingValues
    case .normal: ExclusiveRecognizer(inner, outer).discardingValues
    }
  }
}
