import Foundation
import Waggle

/// A colour by its hue, saturation and brightness, each from 0 to 1.
struct HSBColor: Equatable {
  var hue: Double
  var saturation: Double
  var brightness: Double
  var opacity = 1.0

  var color: Color {
    Color(hue: hue, saturation: saturation, brightness: brightness, opacity: opacity)
  }

  init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    (self.hue, self.saturation) = (hue, saturation)
    (self.brightness, self.opacity) = (brightness, opacity)
  }

  /// A colour of the display's range; what is beyond it becomes its edge. Greys have the hue 0.
  init(_ color: Color.Resolved) {
    let parts = [color.red, color.green, color.blue].map { min(max(Double($0), 0), 1) }
    let (high, low) = (parts.max() ?? 0, parts.min() ?? 0)
    let range = high - low
    brightness = high
    saturation = high > 0 ? range / high : 0
    opacity = min(max(Double(color.opacity), 0), 1)
    hue = range > 0 ? Self.hue(parts, high, range) : 0
  }

  private static func hue(_ parts: [Double], _ high: Double, _ range: Double) -> Double {
    let sixths =
      high == parts[0]
      ? (parts[1] - parts[2]) / range
      : high == parts[1] ? 2 + (parts[2] - parts[0]) / range : 4 + (parts[0] - parts[1]) / range
    return (sixths / 6 + 1).truncatingRemainder(dividingBy: 1)
  }

  /// Six hexadecimal digits, and two more unless it is opaque.
  var hex: String {
    let parts = rgb + (opacity < 1 ? [opacity] : [])
    return parts.map { part in
      let byte = String(Int((part * 255).rounded()), radix: 16, uppercase: true)
      return byte.count < 2 ? "0" + byte : byte
    }
    .joined()
  }

  /// The colour with these hexadecimal digits: three, six or eight, with or without "#"; nil for other words.
  init?(hex: String) {
    var digits = hex.trimmingCharacters(in: .whitespacesAndNewlines)
    if digits.hasPrefix("#") { digits.removeFirst() }
    if digits.count == 3 { digits = digits.map { "\($0)\($0)" }.joined() }
    guard [6, 8].contains(digits.count), digits.allSatisfy(\.isHexDigit),
      let number = UInt32(digits, radix: 16)
    else { return nil }
    let all = digits.count == 6 ? number << 8 | 0xFF : number
    let bytes = [24, 16, 8, 0].map { Float(all >> $0 & 0xFF) / 255 }
    self.init(
      Color.Resolved(red: bytes[0], green: bytes[1], blue: bytes[2], opacity: bytes[3]))
  }

  /// The red, green and blue of the colour.
  private var rgb: [Double] {
    [5.0, 3, 1].map { offset in
      let sector = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(min(sector, 4 - sector, 1), 0)
    }
  }
}
