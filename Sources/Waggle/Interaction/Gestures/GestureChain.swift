/// The gestures around a touched view as one gesture, so that one rule decides who wins (M116).
///
/// Each listener, from the inside out, joins those inside it: one of normal rank comes after them, one of high rank before,
/// and a simultaneous one beside them. Among taps of normal rank, more in a row come first, wherever they stand (M102).
enum GestureChain {
  /// Makes the gesture and has it begin; who takes part is told with it. nil where nobody does.
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

  /// Those of the listeners whose gestures take part: they are enabled, and no mask leaves them out (C150, M117).
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
