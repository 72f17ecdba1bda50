public import Foundation

/// The course of a value through keyframes, as a function of time (M089).
public struct KeyframeTimeline<Value> {
  private let tracks: _KeyframeTracks<Value>

  /// Creates the course of a value.
  ///
  /// - Parameters:
  ///   - initialValue: where the tracks begin.
  ///   - content: the tracks, which run at the same time.
  public init(
    initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>
  ) {
    self.init(from: initialValue, through: content())
  }

  init(from initial: Value, through keyframes: some Keyframes<Value>) {
    var tracks = _KeyframeTracks(initial: initial)
    keyframes._addTracks(to: &tracks)
    self.tracks = tracks
  }

  /// The duration of the longest track, in seconds.
  public var duration: TimeInterval { tracks.tracks.map(\.duration).max() ?? 0 }

  /// The value at a time in seconds, which is limited to the duration.
  public func value(time: TimeInterval) -> Value {
    var value = tracks.initial
    update(value: &value, time: time)
    return value
  }

  /// The value at a fraction of the duration, 0 to 1.
  public func value(progress: Double) -> Value { value(time: progress * duration) }

  /// Sets the properties that have tracks to their values at a time in seconds.
  public func update(value: inout Value, time: TimeInterval) {
    for track in tracks.tracks { track.update(&value, time) }
  }

  /// Sets the properties that have tracks to their values at a fraction of the duration, 0 to 1.
  public func update(value: inout Value, progress: Double) {
    update(value: &value, time: progress * duration)
  }
}
