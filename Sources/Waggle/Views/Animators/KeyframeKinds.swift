public import Foundation

/// A keyframe that is reached along a line (M090).
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// Has no body: the keyframe is added directly.
  public typealias Body = _NoTrackContent

  private let keyframe: KeyframePath<Value.AnimatableData>.Keyframe

  /// Reaches a value at a fixed time.
  ///
  /// - Parameters:
  ///   - to: the value.
  ///   - duration: in seconds, from the keyframe before.
  ///   - timingCurve: the progress of the change.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    keyframe = .init(to: to.animatableData, duration: duration, kind: .linear(timingCurve))
  }

  /// Adds the keyframe.
  public func _addKeyframes(to keyframes: inout _TrackKeyframes<Value>) {
    keyframes.keyframes.append(keyframe)
  }
}

/// A keyframe that is reached along a smooth curve (M091).
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// Has no body: the keyframe is added directly.
  public typealias Body = _NoTrackContent

  private let keyframe: KeyframePath<Value.AnimatableData>.Keyframe

  /// Reaches a value at a fixed time.
  ///
  /// - Parameters:
  ///   - to: the value.
  ///   - duration: in seconds, from the keyframe before.
  ///   - startVelocity: per second; nil fits the keyframe before.
  ///   - endVelocity: per second; nil fits the neighbours.
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    keyframe = .init(
      to: to.animatableData, duration: duration,
      kind: .cubic(
        startVelocity: startVelocity?.animatableData, endVelocity: endVelocity?.animatableData))
  }

  /// Adds the keyframe.
  public func _addKeyframes(to keyframes: inout _TrackKeyframes<Value>) {
    keyframes.keyframes.append(keyframe)
  }
}

/// A keyframe that is reached by a spring (M090).
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// Has no body: the keyframe is added directly.
  public typealias Body = _NoTrackContent

  private let keyframe: KeyframePath<Value.AnimatableData>.Keyframe

  /// Springs to a value.
  ///
  /// - Parameters:
  ///   - to: the value.
  ///   - duration: in seconds, from the keyframe before; nil until the spring has settled.
  ///   - spring: the spring.
  ///   - startVelocity: per second; nil fits the keyframe before.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {
    keyframe = .init(
      to: to.animatableData, duration: duration,
      kind: .spring(spring, startVelocity: startVelocity?.animatableData))
  }

  /// Adds the keyframe.
  public func _addKeyframes(to keyframes: inout _TrackKeyframes<Value>) {
    keyframes.keyframes.append(keyframe)
  }
}

/// A keyframe that is reached at once (M090).
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// Has no body: the keyframe is added directly.
  public typealias Body = _NoTrackContent

  private let keyframe: KeyframePath<Value.AnimatableData>.Keyframe

  /// Jumps to a value.
  ///
  /// - Parameter to: the value.
  public init(_ to: Value) {
    keyframe = .init(to: to.animatableData, duration: 0, kind: .move)
  }

  /// Adds the keyframe.
  public func _addKeyframes(to keyframes: inout _TrackKeyframes<Value>) {
    keyframes.keyframes.append(keyframe)
  }
}
