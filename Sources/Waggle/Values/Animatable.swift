public import Foundation

/// A value that knows which part of it an animation moves.
public protocol Animatable {
  /// The moving part.
  associatedtype AnimatableData: VectorArithmetic

  /// The moving part; setting it leaves all else as it is.
  var animatableData: AnimatableData { get set }
}

extension Animatable {
  /// Whether an animation moves anything of such a value.
  package static var hasMovingPart: Bool { AnimatableData.self != EmptyAnimatableData.self }
}

extension Animatable where Self: VectorArithmetic {
  /// The whole value.
  @inlinable public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Nothing: the value jumps.
  @inlinable public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

/// The moving part of a value that has none: it has no components.
public struct EmptyAnimatableData: VectorArithmetic, Sendable, BitwiseCopyable {
  /// Makes the only value there is.
  @inlinable public init() {}

  /// The only value there is.
  @inlinable public static var zero: EmptyAnimatableData { EmptyAnimatableData() }

  /// The only value there is.
  @inlinable public static func + (
    lhs: EmptyAnimatableData, rhs: EmptyAnimatableData
  ) -> EmptyAnimatableData { lhs }

  /// The only value there is.
  @inlinable public static func - (
    lhs: EmptyAnimatableData, rhs: EmptyAnimatableData
  ) -> EmptyAnimatableData { lhs }

  /// Changes nothing.
  @inlinable public mutating func scale(by rhs: Double) {}

  /// 0.
  @inlinable public var magnitudeSquared: Double { 0 }
}

extension Double: Animatable {}
extension Float: Animatable {}
extension CGFloat: Animatable {}
