/// Joins the gestures around the hit view into one, so that one rule decides which of them wins (M116).
///
/// From the inside out, each listener's gesture joins those inside it: with normal rank it comes after them, with
/// high rank before them, and a simultaneous one runs beside them. Among taps of normal rank a higher count comes
/// first, at any depth (M102).
enum GestureChain {
  /// Makes and resets the gesture; also returns the listeners that take part. nil when none does.
  static func begin(_ listeners: [GestureListener]) -> (Recognizer<Void>, [GestureListener])? {
    let part = participants(listeners)
    var chain: Recognizer<Void>?
    for listener in part {
      let own = listener.recognizer
      own.reset()
      chain = chain.map { join(own, around: $0, listener.rank) } ?? own
    }
    return chain.map { ($0, part) }
  }

  /// The listeners whose gestures take part: enabled, and not excluded by a mask (C150, M117).
  static func participants(_ listeners: [GestureListener]) -> [GestureListener] {
    var part: [GestureListener] = []
    for listener in listeners {
      let mask = listener.mask
      if !mask.contains(.subviews) { part = [] }
      if mask.contains(.gesture), listener.isEnabled { part.append(listener) }
    }
    return part
  }

  private static func join(
    _ own: Recognizer<Void>, around inner: Recognizer<Void>, _ rank: _GestureRank
  ) -> Recognizer<Void> {
    switch rank {
    case .simultaneous: SimultaneousRecognizer(inner, own).silent
    case .high: ExclusiveRecognizer(own, inner).silent
    case .normal where inner.tapCount > 0 && own.tapCount > inner.tapCount:
      ExclusiveRecognizer(own, inner, holding: .taps).silent
    case .normal: ExclusiveRecognizer(inner, own).silent
    }
  }
}
