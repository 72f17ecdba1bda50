import Foundation

/// Keyframes of a value: one track, or several for its properties, which run at the same time (M089).
public protocol Keyframes<Value> {
  /// The type of the animated value.
  associatedtype Value
  /// The type of the tracks that it consists of.
  associatedtype Body: Keyframes

  @KeyframesBuilder<Value>
  /// The tracks that it consists of.
  var body: Body { get }

  /// Adds the tracks.
  func _addTracks(to tracks: inout _KeyframeTracks<Value>)
}

extension Keyframes where Body.Value == Value {
  /// Adds the tracks of the body.
  public func _addTracks(to tracks: inout _KeyframeTracks<Value>) {
    body._addTracks(to: &tracks)
  }
}

extension Keyframes where Body == _NoKeyframes {
  /// A body that is never called: the tracks are added directly.
  public var body: _NoKeyframes { fatalError("\(Self.self) has no body") }
}

/// The body of tracks that have none. It has no values.
public enum _NoKeyframes: Keyframes {
  /// Of any type: there is no track.
  public typealias Value = Double
  /// Has no body either.
  public typealias Body = _NoKeyframes

  /// Never called.
  public func _addTracks(to tracks: inout _KeyframeTracks<Double>) {}
}

/// The body of keyframes that have none. It has no values.
public enum _NoTrackContent: KeyframeTrackContent {
  /// Of any type: there is no keyframe.
  public typealias Value = Double
  /// Has no body either.
  public typealias Body = _NoTrackContent

  /// Never called.
  public func _addKeyframes(to keyframes: inout _TrackKeyframes<Double>) {}
}

/// The keyframes of one track, one after the other.
public protocol KeyframeTrackContent<Value> {
  /// The type of the animated property.
  associatedtype Value: Animatable
  /// The type of the keyframes that it consists of.
  associatedtype Body: KeyframeTrackContent

  @KeyframeTrackContentBuilder<Value>
  /// The keyframes that it consists of.
  var body: Body { get }

  /// Adds the keyframes.
  func _addKeyframes(to keyframes: inout _TrackKeyframes<Value>)
}

extension KeyframeTrackContent where Body.Value == Value {
  /// Adds the keyframes of the body.
  public func _addKeyframes(to keyframes: inout _TrackKeyframes<Value>) {
    body._addKeyframes(to: &keyframes)
  }
}

extension KeyframeTrackContent where Body == _NoTrackContent {
  /// Never called: the keyframes are added directly.
  public var body: _NoTrackContent { fatalError("\(Self.self) has no body") }
}

/// The keyframes of one track.
public struct _TrackKeyframes<Value: Animatable> {
  var keyframes: [KeyframePath<Value.AnimatableData>.Keyframe] = []
}

/// The tracks of a value, in the order of their declaration.
public struct _KeyframeTracks<Value> {
  /// One track: how long it takes, and what it does to a value at a time.
  struct Track {
    let duration: TimeInterval
    let update: (inout Value, TimeInterval) -> Void
  }

  let initial: Value
  var tracks: [Track] = []

  mutating func add<Property: Animatable>(
    _ keyframes: _TrackKeyframes<Property>, at property: WritableKeyPath<Value, Property>
  ) {
    let path = KeyframePath(
      from: initial[keyPath: property].animatableData, through: keyframes.keyframes)
    tracks.append(
      Track(duration: path.duration) { value, time in
        value[keyPath: property].animatableData = path.value(at: time)
      })
  }
}

/// A track of keyframes for a value or for one of its properties.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent<Value>>:
  Keyframes
{
  /// Has no body: the track is added directly.
  public typealias Body = _NoKeyframes

  private let property: WritableKeyPath<Root, Value>
  private let content: Content

  /// A track for a property.
  ///
  /// - Parameters:
  ///   - keyPath: the property.
  ///   - content: its keyframes, one after the other.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    property = keyPath
    self.content = content()
  }

  /// A track for the whole value.
  ///
  /// - Parameter content: its keyframes, one after the other.
  public init(@KeyframeTrackContentBuilder<Value> content: () -> Content) where Root == Value {
    property = \Root.self
    self.content = content()
  }

  /// Adds the track.
  public func _addTracks(to tracks: inout _KeyframeTracks<Root>) {
    var keyframes = _TrackKeyframes<Value>()
    content._addKeyframes(to: &keyframes)
    tracks.add(keyframes, at: property)
  }
}
