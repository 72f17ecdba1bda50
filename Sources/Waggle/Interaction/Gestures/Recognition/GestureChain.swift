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
  /// What the mouse pointer looks like over what takes the gesture; nil for what is around it.
  var pointerStyle: PointerStyle? { get }
}

extension GestureListener {
  package var pointerStyle: PointerStyle? { nil }
}

/// Joins the gestures around the hit view into one, so that one rule decides which of them wins (M116).
///
/// From the inside out, each listener's gesture joins those inside it: with normal rank it comes after them, with
/// high rank before them, and a simultaneous one runs beside them. Among taps of normal rank a higher count comes
/// first, at any depth (M102).
enum GestureChain {
  /// Makes and resets the gesture; also returns the listeners that take part. nil when none does.
  ///
  /// - Parameter pans: the drags of the scroll views around the hit view, innermost first. Each joins the gestures
  ///   inside its scroll view.
  static func begin(_ listeners: [any GestureListener], _ pans: [PanRecognizer] = []) -> (
    Recognizer<Void>, [any GestureListener]
  )? {
    let participants = participantIndices(listeners)
    var pans = pans[...]
    var chain: Recognizer<Void>?
    // The chain's own count, which it would ask all of its gestures for.
    var taps = 0
    func addPans(inside count: Int) {
      while let pan = pans.first, pan.listenersInside <= count {
        pan.content = chain
        chain = pan
        pans.removeFirst()
      }
    }
    for index in participants {
      addPans(inside: index)
      let outer = listeners[index].recognizer
      outer.reset()
      let count = outer.tapCount
      let isCountedFirst = taps > 0 && count > taps
      chain =
        chain.map { join(outer, around: $0, listeners[index].rank, isCountedFirst) } ?? outer
      taps = max(taps, count)
    }
    addPans(inside: .max)
    return chain.map { ($0, participants.map { listeners[$0] }) }
  }

  /// The listeners whose gestures take part: enabled, and not excluded by a mask (C150, M117).
  static func participants(_ listeners: [any GestureListener]) -> [any GestureListener] {
    participantIndices(listeners).map { listeners[$0] }
  }

  private static func participantIndices(_ listeners: [any GestureListener]) -> [Int] {
    var participants: [Int] = []
    for (index, listener) in listeners.enumerated() {
      let mask = listener.mask
      if !mask.contains(.subviews) { participants = [] }
      if mask.contains(.gesture), listener.isEnabled { participants.append(index) }
    }
    return participants
  }

  /// - Parameter isCountedFirst: whether the outer gesture waits for more taps than those inside.
  private static func join(
    _ outer: Recognizer<Void>, around inner: Recognizer<Void>, _ rank: _GestureRank,
    _ isCountedFirst: Bool
  ) -> Recognizer<Void> {
    switch rank {
    case .simultaneous: SimultaneousRecognizer(inner, outer).discardingValues
    case .high: ExclusiveRecognizer(outer, inner).discardingValues
    case .normal where isCountedFirst:
      ExclusiveRecognizer(outer, inner, deferring: .taps).discardingValues
    case .normal: ExclusiveRecognizer(inner, outer).discardingValues
    }
  }
}
