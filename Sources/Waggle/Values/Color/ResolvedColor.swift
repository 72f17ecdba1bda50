import Foundation

/// A colour ready to be drawn: sRGB as encoded in a PNG, every component in 0…1.
package struct ResolvedColor: Hashable, Sendable, CustomStringConvertible {
  package let red: Double
  package let green: Double
  package let blue: Double
  /// 0 is transparent; the other components are not premultiplied.
  package let opacity: Double

  /// Clamps components to 0…1; NaN counts as 0.
  package init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.red = clampedToUnit(red)
    self.green = clampedToUnit(green)
    self.blue = clampedToUnit(blue)
    self.opacity = clampedToUnit(opacity)
  }

  /// From 0xRRGGBB.
  package init(hex: UInt32, opacity: Double = 1) {
    func byte(_ shift: UInt32) -> Double { Double((hex >> shift) & 0xFF) / 255 }
    self.init(red: byte(16), green: byte(8), blue: byte(0), opacity: opacity)
  }

  package static let black = ResolvedColor(hex: 0x000000)
  package static let white = ResolvedColor(hex: 0xFFFFFF)
  package static let clear = ResolvedColor(hex: 0x000000, opacity: 0)

  /// The colour with its opacity multiplied.
  package func opacity(_ factor: Double) -> ResolvedColor {
    ResolvedColor(red: red, green: green, blue: blue, opacity: opacity * factor)
  }

  /// The same colour, fully opaque.
  package var opaque: ResolvedColor { ResolvedColor(red: red, green: green, blue: blue) }

  /// "#RRGGBB", followed by "@0.50" unless it is opaque. Stable, because display lists are compared as text.
  package var description: String {
    let hex = "#" + [red, green, blue].map(hexByte).joined()
    return opacity == 1 ? hex : hex + "@" + String(format: "%.2f", opacity)
  }
}

/// `value` clamped to 0…1; NaN counts as 0.
func clampedToUnit(_ value: Double) -> Double {
  value.isNaN ? 0 : min(max(value, 0), 1)
}

/// Two upper-case hexadecimal digits for a component in 0…1.
func hexByte(_ component: Double) -> String {
  let byte = Int((clampedToUnit(component) * 255).rounded())
  return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
}
