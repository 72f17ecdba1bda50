public import Foundation

/// A colour as CoreGraphics writes it: fixed components, for code such as `Color(cgColor:)` and `color.cgColor`.
///
/// All are in the colour space of the web (sRGB).
///
/// ```swift
/// let parts = Color(red: 0.2, green: 0.4, blue: 0.6).cgColor?.components
/// print(parts ?? [])  // [0.2, 0.4, 0.6, 1.0]
/// ```
public final class CGColor: Hashable, Sendable {
  let color: ResolvedColor

  init(_ color: ResolvedColor) { self.color = color }

  /// A colour from components in 0…1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(ResolvedColor(red: red, green: green, blue: blue, opacity: alpha))
  }

  /// A colour from components in 0…1, in the colour space of the web.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A grey from 0 (black) to 1 (white).
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// Red, green, blue and opacity, in 0…1; never nil.
  public var components: [CGFloat]? { [color.red, color.green, color.blue, color.opacity] }
  /// Always 4.
  public var numberOfComponents: Int { 4 }
  /// The opacity, in 0…1.
  public var alpha: CGFloat { color.opacity }

  /// The colour with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(red: color.red, green: color.green, blue: color.blue, alpha: alpha)
  }

  /// Whether two have the same components.
  public static func == (a: CGColor, b: CGColor) -> Bool { a.color == b.color }

  /// Hashes the components.
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

extension CGColor {
  /// Black.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// White.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Clear.
  public static let clear = CGColor(gray: 0, alpha: 0)
}

extension Color {
  /// A colour of CoreGraphics.
  public init(cgColor: CGColor) { self.init(cgColor.color) }

  /// A colour of CoreGraphics. `Color(.white)` is that of UIKit (C654).
  @_disfavoredOverload
  public init(_ cgColor: CGColor) { self.init(cgColor.color) }

  /// The components of a colour that was made of components; nil for one that depends on where it is drawn.
  public var cgColor: CGColor? { fixedColor.map { CGColor($0) } }
}
