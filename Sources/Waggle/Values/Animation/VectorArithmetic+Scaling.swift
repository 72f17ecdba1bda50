extension VectorArithmetic {
  /// The value with each component multiplied by `rhs`.
  @inlinable public func scaled(by rhs: Double) -> Self {
    var result = self
    result.scale(by: rhs)
    return result
  }

  /// Interpolates towards another value: 0 keeps this one, 1 gives the other; other amounts extrapolate.
  @inlinable public mutating func interpolate(towards other: Self, amount: Double) {
    self += (other - self).scaled(by: amount)
  }

  /// The value at a fraction of the way to another.
  @inlinable public func interpolated(towards other: Self, amount: Double) -> Self {
    var result = self
    result.interpolate(towards: other, amount: amount)
    return result
  }
}
