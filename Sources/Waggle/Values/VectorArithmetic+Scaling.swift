extension VectorArithmetic {
  /// The value with each component multiplied by `rhs`.
  @inlinable public func scaled(by rhs: Double) -> Self {
    var result = self
    result.scale(by: rhs)
    return result
  }

  /// Moves the value towards another: 0 leaves it, 1 reaches the other; amounts outside go further.
  @inlinable public mutating func interpolate(towards other: Self, amount: Double) {
    self += (other - self).scaled(by: amount)
  }

  /// The value that lies the given part of the way to another one.
  @inlinable public func interpolated(towards other: Self, amount: Double) -> Self {
    var result = self
    result.interpolate(towards: other, amount: amount)
    return result
  }
}
