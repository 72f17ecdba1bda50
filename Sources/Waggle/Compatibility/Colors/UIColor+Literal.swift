import Foundation

extension UIColor: _ExpressibleByColorLiteral {
  /// The colour of `#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)`: sRGB components in 0…1.
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}

/// The type of a colour literal where the context asks for no other (C654).
public typealias _ColorLiteralType = UIColor
