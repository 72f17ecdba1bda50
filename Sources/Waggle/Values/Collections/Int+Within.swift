extension Int {
  /// The whole part of a number, within limits; the lower one for what is not a number.
  package init<Number: BinaryFloatingPoint>(_ number: Number, within limits: ClosedRange<Int>) {
    if number >= Number(limits.upperBound) {
      self = limits.upperBound
    } else {
      self = number > Number(limits.lowerBound) ? Int(number) : limits.lowerBound
    }
  }
}
