public import Foundation
import Waggle

extension UIView {
  /// How an animation runs, as UIKit writes it.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// A bit for each option, and a number for the curve.
    public let rawValue: UInt
    /// Options of these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// An animation without an end.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Forth and back, where it repeats.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// From where the view is. It always does.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// With touches meanwhile. There always are.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Slow at both ends.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the begin.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// As fast everywhere.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    fileprivate func animation(_ duration: TimeInterval) -> Animation {
      let curve: Animation =
        switch rawValue >> 16 & 3 {
        case 1: .easeIn(duration: duration)
        case 2: .easeOut(duration: duration)
        case 3: .linear(duration: duration)
        default: .easeInOut(duration: duration)
        }
      return contains(.repeat) ? curve.repeatForever(autoreverses: contains(.autoreverse)) : curve
    }
  }

  /// Animates what a closure changes of views, over some seconds (C726).
  ///
  /// - Parameter duration: in seconds.
  /// - Parameter delay: the time before the begin, in seconds.
  /// - Parameter options: the curve, and whether it repeats.
  /// - Parameter animations: changes views.
  /// - Parameter completion: called at the end, with true.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) { run(options.animation(duration).delay(delay), animations, completion) }

  /// Animates what a closure changes of views, as a spring does (C726).
  ///
  /// - Parameter duration: about how long the spring moves, in seconds.
  /// - Parameter delay: the time before the begin, in seconds.
  /// - Parameter dampingRatio: 1 does not swing; less swings longer.
  /// - Parameter velocity: the initial velocity, which the spring has from where the view moves.
  /// - Parameter options: whether it repeats; a spring has no curve.
  /// - Parameter animations: changes views.
  /// - Parameter completion: called at the end, with true.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Animation.spring(response: duration / 2, dampingFraction: dampingRatio)
    run(spring.delay(delay), animations, completion)
  }

  private static func run(
    _ animation: Animation, _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    guard let completion else { return withAnimation(animation, animations) }
    withAnimation(animation, completionCriteria: .logicallyComplete, animations) {
      completion(true)
    }
  }

  /// Changes views without an animation.
  public static func performWithoutAnimation(_ actions: () -> Void) {
    withTransaction(\.disablesAnimations, true, actions)
  }
}
