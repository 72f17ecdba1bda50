public import Foundation

extension Color: _ExpressibleByColorLiteral {
  /// `#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)`: components of sRGB, 0…1.
  public init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(
      red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
  }
}

extension Color.Resolved: _ExpressibleByColorLiteral {
  /// The same, so that `Color(#colorLiteral(…))` is written as it is with platform colours.
  public init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: red, green: green, blue: blue, opacity: alpha)
  }
}

/// What a colour literal is where nothing else is asked for.
public typealias _ColorLiteralType = Color

// What SwiftUI has and Waggle has not, where the compiler's own words would lead astray.
extension Color {
  /// Absent: a colour of an asset catalogue.
  @available(
    *, unavailable,
    message:
      "Waggle has no asset catalogues. Give the colour in numbers, Color(red:green:blue:), and choose by @Environment(\\.colorScheme) where it differs in the dark."
  )
  public init(_ name: String, bundle: Bundle? = nil) { fatalError("absent") }
}
