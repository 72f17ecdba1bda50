extension Color: _ExpressibleByColorLiteral {
  /// Creates the colour of `#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)`: sRGB components in 0…1.
  public init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(
      red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
  }
}

extension Color.Resolved: _ExpressibleByColorLiteral {
  /// Creates the colour of a literal, so that `Color(#colorLiteral(…))` compiles as it does with platform colours.
  public init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: red, green: green, blue: blue, opacity: alpha)
  }
}
