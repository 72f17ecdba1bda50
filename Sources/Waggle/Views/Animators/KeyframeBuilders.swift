/// Combines the tracks of a value.
@resultBuilder
public enum KeyframesBuilder<Value> {
  /// Tracks as they are.
  public static func buildExpression<K: Keyframes<Value>>(_ expression: K) -> K { expression }

  /// Keyframes of the whole value.
  public static func buildExpression<K: KeyframeTrackContent<Value>>(_ expression: K) -> K
  where Value: Animatable { expression }

  /// No track.
  public static func buildBlock() -> some Keyframes<Value> { _EmptyKeyframes<Value>() }

  /// The first tracks.
  public static func buildPartialBlock<K: Keyframes<Value>>(first: K) -> K { first }

  /// Tracks after others.
  public static func buildPartialBlock(
    accumulated: some Keyframes<Value>, next: some Keyframes<Value>
  ) -> some Keyframes<Value> { _KeyframesPair(first: accumulated, second: next) }

  /// The first keyframes of the whole value.
  public static func buildPartialBlock<K: KeyframeTrackContent<Value>>(first: K) -> K
  where Value: Animatable { first }

  /// Keyframes of the whole value after others.
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> where Value: Animatable {
    _TrackContentPair(first: accumulated, second: next)
  }

  /// All tracks.
  public static func buildFinalResult<K: Keyframes<Value>>(_ component: K) -> K { component }

  /// One track for the whole value.
  public static func buildFinalResult<K: KeyframeTrackContent<Value>>(_ component: K)
    -> some Keyframes<Value>
  where Value: Animatable { KeyframeTrack<Value, Value, K> { component } }
}

/// Combines the keyframes of a track.
@resultBuilder
public enum KeyframeTrackContentBuilder<Value: Animatable> {
  /// Keyframes as they are.
  public static func buildExpression<K: KeyframeTrackContent<Value>>(_ expression: K) -> K {
    expression
  }

  /// No keyframe.
  public static func buildBlock() -> some KeyframeTrackContent<Value> {
    _TrackContentList<_EmptyTrackContent<Value>>(parts: [])
  }

  /// The first keyframes.
  public static func buildPartialBlock<K: KeyframeTrackContent<Value>>(first: K) -> K { first }

  /// Keyframes after others.
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> {
    _TrackContentPair(first: accumulated, second: next)
  }

  /// The keyframes of a loop, one after the other.
  public static func buildArray(_ components: [some KeyframeTrackContent<Value>])
    -> some KeyframeTrackContent<Value>
  { _TrackContentList(parts: components) }

  /// Keyframes of a condition that holds.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    first component: First
  ) -> _ConditionalTrackContent<First, Second> where First.Value == Value, Second.Value == Value {
    .first(component)
  }

  /// Keyframes of a condition that does not hold.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    second component: Second
  ) -> _ConditionalTrackContent<First, Second> where First.Value == Value, Second.Value == Value {
    .second(component)
  }

  /// Keyframes of a condition without an alternative.
  public static func buildOptional<K: KeyframeTrackContent<Value>>(_ component: K?)
    -> some KeyframeTrackContent<Value>
  { _TrackContentList(parts: component.map { [$0] } ?? []) }
}

/// No tracks.
public struct _EmptyKeyframes<Value>: Keyframes {
  /// Has no body.
  public typealias Body = _NoKeyframes

  /// Adds no track.
  public func _addTracks(to tracks: inout _KeyframeTracks<Value>) {}
}

/// Tracks after others.
public struct _KeyframesPair<First: Keyframes, Second: Keyframes>: Keyframes
where First.Value == Second.Value {
  /// Has no body.
  public typealias Body = _NoKeyframes

  let first: First
  let second: Second

  /// Adds the tracks of both.
  public func _addTracks(to tracks: inout _KeyframeTracks<First.Value>) {
    first._addTracks(to: &tracks)
    second._addTracks(to: &tracks)
  }
}

/// No keyframes.
public struct _EmptyTrackContent<Value: Animatable>: KeyframeTrackContent {
  /// Has no body.
  public typealias Body = _NoTrackContent

  /// Adds no keyframe.
  public func _addKeyframes(to keyframes: inout _TrackKeyframes<Value>) {}
}

/// Keyframes after others.
public struct _TrackContentPair<First: KeyframeTrackContent, Second: KeyframeTrackContent>:
  KeyframeTrackContent
where First.Value == Second.Value {
  /// Has no body.
  public typealias Body = _NoTrackContent

  let first: First
  let second: Second

  /// Adds the keyframes of both.
  public func _addKeyframes(to keyframes: inout _TrackKeyframes<First.Value>) {
    first._addKeyframes(to: &keyframes)
    second._addKeyframes(to: &keyframes)
  }
}

/// Any number of keyframes of one kind.
public struct _TrackContentList<Part: KeyframeTrackContent>: KeyframeTrackContent {
  /// Has no body.
  public typealias Body = _NoTrackContent

  let parts: [Part]

  /// Adds the keyframes of each.
  public func _addKeyframes(to keyframes: inout _TrackKeyframes<Part.Value>) {
    for part in parts { part._addKeyframes(to: &keyframes) }
  }
}

/// The keyframes of one of two branches.
public enum _ConditionalTrackContent<First: KeyframeTrackContent, Second: KeyframeTrackContent>:
  KeyframeTrackContent
where First.Value == Second.Value {
  /// Has no body.
  public typealias Body = _NoTrackContent

  /// The condition holds.
  case first(First)
  /// The condition does not hold.
  case second(Second)

  /// Adds the keyframes of the branch.
  public func _addKeyframes(to keyframes: inout _TrackKeyframes<First.Value>) {
    switch self {
    case .first(let first): first._addKeyframes(to: &keyframes)
    case .second(let second): second._addKeyframes(to: &keyframes)
    }
  }
}
