public import Foundation

/// A value that animations can interpolate: it can be added, subtracted and scaled.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies each component by `rhs`.
  mutating func scale(by rhs: Double)

  /// The sum of the squares of the components.
  var magnitudeSquared: Double { get }
}

extension Double: VectorArithmetic {
  /// Multiplies by `rhs`.
  @inlinable public mutating func scale(by rhs: Double) { self *= rhs }

  /// The square.
  @inlinable public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
  /// Multiplies by `rhs`.
  @inlinable public mutating func scale(by rhs: Double) { self *= Float(rhs) }

  /// The square.
  @inlinable public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic {
  /// Multiplies by `rhs`.
  @inlinable public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }

  /// The square.
  @inlinable public var magnitudeSquared: Double { Double(self * self) }
}
