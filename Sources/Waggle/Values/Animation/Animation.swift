public import Foundation

/// The way a view takes to a new value.
///
/// A reference to a `CustomAnimation`, so that it is cheap to copy; two are equal when these are.
public struct Animation: Sendable {
  private let storage: Storage

  /// Makes an animation of a way that you wrote yourself.
  public init<A: CustomAnimation>(_ base: A) { storage = Storage(base) }

  /// The way itself.
  public var base: any CustomAnimation { storage.base }

  /// The part of `value` that is reached after `time` seconds; nil when the animation is over.
  public func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? { base.animate(value: value, time: time, context: &context) }

  /// The speed per second after `time` seconds; nil where it is not known.
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { base.velocity(value: value, time: time, context: context) }

  /// Whether this animation takes over from one that has been under way to `value` for `time`
  /// seconds (M027).
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    base.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }

  private final class Storage: Sendable {
    let base: any CustomAnimation
    init(_ base: any CustomAnimation) { self.base = base }
  }
}

extension Animation: Hashable {
  /// Whether both are the same kind of way with equal numbers.
  public static func == (lhs: Animation, rhs: Animation) -> Bool {
    lhs.storage === rhs.storage || isEqual(lhs.base, rhs.base)
  }

  /// Hashes the kind and its numbers.
  public func hash(into hasher: inout Hasher) {
    let base = base
    hasher.combine(ObjectIdentifier(type(of: base)))
    base.hash(into: &hasher)
  }

  private static func isEqual<A: CustomAnimation>(_ lhs: A, _ rhs: any CustomAnimation) -> Bool {
    lhs == rhs as? A
  }
}

extension Animation: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The kind and its numbers.
  public var description: String { String(describing: base) }

  /// The kind and its numbers.
  public var debugDescription: String { "Animation(\(String(reflecting: base)))" }

  /// Looks into the way itself.
  public var customMirror: Mirror { Mirror(self, children: ["base": base]) }
}
