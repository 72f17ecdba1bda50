import Foundation

/// Two animatable values as one; operations apply to each component (M055). Those of points and frames are compiled for these, as
/// code for any value looks for the type of the pair each time.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// Interpolated by the same curve as `second`.
  public var first: First
  /// A pair itself where more than two values animate.
  public var second: Second

  /// Creates a pair.
  @inlinable public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Zero in both parts.
  @inlinable public static var zero: AnimatablePair { AnimatablePair(.zero, .zero) }

  /// Whether both parts are equal.
  @inlinable
  @_specialize(where First == CGFloat, Second == CGFloat)
  @_specialize(where First == CGPoint.AnimatableData, Second == CGPoint.AnimatableData)
  public static func == (lhs: AnimatablePair, rhs: AnimatablePair) -> Bool {
    lhs.first == rhs.first && lhs.second == rhs.second
  }

  /// The component-wise sum.
  @inlinable
  @_specialize(where First == CGFloat, Second == CGFloat)
  @_specialize(where First == CGPoint.AnimatableData, Second == CGPoint.AnimatableData)
  public static func + (lhs: AnimatablePair, rhs: AnimatablePair) -> AnimatablePair {
    AnimatablePair(lhs.first + rhs.first, lhs.second + rhs.second)
  }

  /// The component-wise difference.
  @inlinable
  @_specialize(where First == CGFloat, Second == CGFloat)
  @_specialize(where First == CGPoint.AnimatableData, Second == CGPoint.AnimatableData)
  public static func - (lhs: AnimatablePair, rhs: AnimatablePair) -> AnimatablePair {
    AnimatablePair(lhs.first - rhs.first, lhs.second - rhs.second)
  }

  /// Adds in place.
  @inlinable public static func += (lhs: inout AnimatablePair, rhs: AnimatablePair) {
    lhs.first += rhs.first
    lhs.second += rhs.second
  }

  /// Subtracts in place.
  @inlinable public static func -= (lhs: inout AnimatablePair, rhs: AnimatablePair) {
    lhs.first -= rhs.first
    lhs.second -= rhs.second
  }

  /// Scales both components.
  @inlinable public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }

  /// The sum of both squared magnitudes.
  @inlinable public var magnitudeSquared: Double {
    first.magnitudeSquared + second.magnitudeSquared
  }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}
extension AnimatablePair: BitwiseCopyable where First: BitwiseCopyable, Second: BitwiseCopyable {}
