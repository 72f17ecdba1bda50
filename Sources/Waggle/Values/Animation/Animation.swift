public import Foundation

/// How a view changes to a new value over time.
///
/// A reference to a `CustomAnimation`, so copies are cheap; two animations are equal if their custom animations
/// are.
///
/// ```swift
/// struct Pulse: View {
///   @State private var isLarge = false
///
///   var body: some View {
///     Circle()
///       .scaleEffect(isLarge ? 1.2 : 1)
///       .animation(.easeInOut(duration: 0.3).delay(0.1), value: isLarge)
///       .onTapGesture { isLarge.toggle() }
///   }
/// }
/// ```
public struct Animation: Sendable {
  private let storage: Storage

  /// Creates an animation from a custom one.
  public init<A: CustomAnimation>(_ base: A) { storage = Storage(base) }

  /// The custom animation.
  public var base: any CustomAnimation { storage.base }

  /// The part of `value` reached after `time` seconds; nil when the animation is over.
  public func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? { base.animate(value: value, time: time, context: &context) }

  /// The velocity per second after `time` seconds; nil if it is unknown.
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { base.velocity(value: value, time: time, context: context) }

  /// Whether this animation takes over from one that has run towards `value` for `time` seconds (M027).
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
  /// Whether both are of the same kind and have equal parameters.
  public static func == (lhs: Animation, rhs: Animation) -> Bool {
    lhs.storage === rhs.storage || isEqual(lhs.base, rhs.base)
  }

  /// Hashes the kind and its parameters.
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
  /// The kind and its parameters.
  public var description: String { String(describing: base) }

  /// The kind, with its module, and its parameters: "AnyAnimator(SwiftUI.DefaultAnimation())" (C465).
  public var debugDescription: String {
    let isOwn = String(reflecting: type(of: base)).hasPrefix("Waggle.")
    return "AnyAnimator(\(isOwn ? "SwiftUI.\(base)" : String(reflecting: base)))"
  }

  /// Reflects the custom animation.
  public var customMirror: Mirror { Mirror(self, children: ["base": base]) }
}
