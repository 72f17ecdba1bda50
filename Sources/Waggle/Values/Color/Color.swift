public import Foundation

/// A colour that may depend on the colour scheme: `resolve(in:)` computes the drawn colour when it is drawn (C010).
///
/// Two colours are equal if they were created in the same way, not if they look the same.
///
/// ```swift
/// VStack(spacing: 0) {
///   Color.orange
///   Color(red: 0.98, green: 0.82, blue: 0.2)
///   Color.blue.opacity(0.3)
/// }
/// ```
public struct Color: Hashable, Sendable, CustomStringConvertible, PathNamed {
  /// The system colours; all but white, black and clear adapt to the colour scheme.
  enum Name: String, CaseIterable, Hashable, Sendable {
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
    case white, black, clear
    case primary, secondary, tertiary, quaternary, quinary, separator, background
    case gray2, gray3, gray4, gray5, gray6
    case fill, secondaryFill, tertiaryFill, quaternaryFill
    case secondaryBackground, tertiaryBackground
    case groupedBackground, secondaryGroupedBackground, groupedTertiaryBackground
    case opaqueSeparator, link, lightText, darkText
  }

  private enum Base: Hashable, @unchecked Sendable {
    case named(Name)
    case accent
    /// A colour of an asset catalogue; nil is the program's own bundle.
    case asset(String, Bundle?)
    /// Encoded sRGB; components may lie outside 0…1.
    case fixed(red: Double, green: Double, blue: Double)
    /// A colour of UIKit that depends on its traits.
    case dynamic(DynamicColor)
    indirect case mixed(Color, Color, share: Double, Gradient.ColorSpace)
    /// A colour whose opacity was set before.
    indirect case faded(Color)
  }

  private var base: Base
  /// What `opacity(_:)` was called with, not clamped; for components the product of all calls.
  private var alpha: Double = 1

  /// The colour space of the components of a colour.
  public enum RGBColorSpace: Hashable, CaseIterable, Sendable, BitwiseCopyable {
    /// The colour space of the web, gamma encoded.
    case sRGB
    /// The primaries of sRGB with linear components.
    case sRGBLinear
    /// Wider primaries with the sRGB transfer function; colours outside sRGB are clamped when drawn.
    case displayP3
  }

  init(system name: Name) { base = .named(name) }

  init(_ dynamic: DynamicColor) { base = .dynamic(dynamic) }

  init(_ resolved: ResolvedColor) {
    base = .fixed(red: resolved.red, green: resolved.green, blue: resolved.blue)
    alpha = resolved.opacity
  }

  private init(base: Base, alpha: Double = 1) {
    self.base = base
    self.alpha = alpha
  }

  /// Creates a colour from components in 0…1; others are kept and clamped when drawn.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    let encoded = colorSpace.encodedSRGB(red, green, blue)
    self.base = .fixed(red: encoded.red, green: encoded.green, blue: encoded.blue)
    self.alpha = opacity
  }

  /// Creates a grey from 0 (black) to 1 (white).
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates an sRGB colour from its hue (0…1 is one turn from red), saturation and brightness.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let rgb = rgb(hue: hue, saturation: saturation, brightness: brightness)
    self.init(red: rgb.red, green: rgb.green, blue: rgb.blue, opacity: opacity)
  }

  /// The colour of that name in the asset catalogues of a bundle; the program's own if it is nil. A colour that is missing
  /// is clear, and reported (C341).
  public init(_ name: String, bundle: Bundle? = nil) { base = .asset(name, bundle) }

  /// The colour with its opacity multiplied.
  public func opacity(_ opacity: Double) -> Color {
    if case .fixed = base { return Color(base: base, alpha: alpha * opacity) }
    return Color(base: alpha == 1 ? base : .faded(self), alpha: opacity)
  }

  /// A colour between this one and another, each as it looks where it is drawn.
  ///
  /// - Parameter other: the other colour.
  /// - Parameter fraction: how much of it, from 0 to 1.
  /// - Parameter colorSpace: how colours between are found; `.perceptual` passes through colours that look as bright.
  public func mix(
    with other: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color { Color(base: .mixed(self, other, share: clampedToUnit(fraction), colorSpace)) }

  /// A name such as "red", "50% red", "50% 30% red" (C463), or the components as "#RRGGBBAA".
  public var description: String {
    switch base {
    case .named(let name): faded(name.rawValue)
    case .accent: faded("accentColor")
    case .asset(let name, _): faded("\"\(name)\"")
    case .dynamic: faded("UIColor")
    case .faded(let color): faded(color.description)
    case .fixed(let red, let green, let blue):
      "#" + [red, green, blue, alpha].map(hexByte).joined()
    case .mixed(let one, let other, let share, _):
      faded(String(format: "%.0f%% of ", share * 100) + "\(other) in \(one)")
    }
  }

  private func faded(_ name: String) -> String {
    alpha == 1 ? name : String(format: "%.0f%% ", alpha * 100) + name
  }

  /// The colour to draw in `context`.
  package func resolve(in context: @autoclosure () -> ColorContext) -> ResolvedColor {
    switch base {
    case .named(let name):
      let context = context()
      let raised = context.isElevated && context.scheme == .dark ? name.elevated : name
      return raised.adaptiveColor.resolved(in: context).opacity(alpha)
    case .accent:
      var plain = context()
      let tint = plain.tint ?? .blue
      plain.tint = nil
      return tint.resolve(in: plain).opacity(alpha)
    case .asset(let name, let bundle):
      let context = context()
      let color = context.assets?.color(named: name, in: bundle)
      return color?.resolved(in: context).opacity(alpha) ?? .clear
    case .faded(let color):
      return Color(base: color.base, alpha: color.alpha * alpha).resolve(in: context())
    case .dynamic(let color): return color.resolve(in: context()).opacity(alpha)
    case .fixed(let red, let green, let blue):
      return ResolvedColor(red: red, green: green, blue: blue, opacity: alpha)
    case .mixed(let one, let other, let share, let space):
      let context = context()
      return space.mixed(one.resolve(in: context), other.resolve(in: context), share)
        .opacity(alpha)
    }
  }

  /// Whether the colour depends on the scheme, its contrast and the elevation alone.
  var isSystemColor: Bool { if case .named = base { true } else { false } }

  /// What is drawn everywhere, if the colour was made of components.
  var fixedColor: ResolvedColor? {
    guard case .fixed(let red, let green, let blue) = base else { return nil }
    return ResolvedColor(red: red, green: green, blue: blue, opacity: alpha)
  }

  /// What is drawn in `context`, before clamping to the range of a screen: components outside 0…1 are kept.
  func components(in context: ColorContext) -> Color.Resolved {
    guard case .fixed(let red, let green, let blue) = base, red.isFinite, green.isFinite,
      blue.isFinite
    else { return Color.Resolved(resolve(in: context)) }
    return Color.Resolved(
      red: Float(red), green: Float(green), blue: Float(blue),
      opacity: Float(clampedToUnit(alpha)))
  }

  /// The tint of the environment, otherwise the app's accent colour, otherwise blue (C013).
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let accentColor = Color(base: .accent)
}
