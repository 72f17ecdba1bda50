import Foundation

/// A colour in Oklab: lightness and two hue axes, in which equal steps look equal.
struct Oklab {
  private var parts: SIMD3<Double>

  init(_ color: ResolvedColor) {
    let light = SIMD3(linearSRGB(color.red), linearSRGB(color.green), linearSRGB(color.blue))
    let cones = Self.product(Self.conesFromLight, light)
    parts = Self.product(Self.labFromCones, SIMD3(cbrt(cones.x), cbrt(cones.y), cbrt(cones.z)))
  }

  private init(parts: SIMD3<Double>) { self.parts = parts }

  /// Lightness and the two hue axes.
  var components: SIMD3<Double> { parts }

  init(components: SIMD3<Double>) { parts = components }

  /// The colour at a fraction `share` in 0…1 of the way to another.
  func mixed(_ other: Oklab, _ share: Double) -> Oklab {
    Oklab(parts: parts + (other.parts - parts) * share)
  }

  /// The colour in sRGB, clamped to its gamut.
  func color(opacity: Double) -> ResolvedColor {
    let roots = Self.product(Self.conesFromLab, parts)
    let light = Self.product(Self.lightFromCones, roots * roots * roots)
    return ResolvedColor(
      red: encodedSRGB(light.x), green: encodedSRGB(light.y), blue: encodedSRGB(light.z),
      opacity: opacity)
  }

  private typealias Rows = (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

  private static func product(_ rows: Rows, _ vector: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3((rows.0 * vector).sum(), (rows.1 * vector).sum(), (rows.2 * vector).sum())
  }

  private static let conesFromLight: Rows = (
    SIMD3(0.412_221_470_8, 0.536_332_536_3, 0.051_445_992_9),
    SIMD3(0.211_903_498_2, 0.680_699_545_1, 0.107_396_956_6),
    SIMD3(0.088_302_461_9, 0.281_718_837_6, 0.629_978_700_5)
  )
  private static let labFromCones: Rows = (
    SIMD3(0.210_454_255_3, 0.793_617_785_0, -0.004_072_046_8),
    SIMD3(1.977_998_495_1, -2.428_592_205_0, 0.450_593_709_9),
    SIMD3(0.025_904_037_1, 0.782_771_766_2, -0.808_675_766_0)
  )
  private static let conesFromLab: Rows = (
    SIMD3(1, 0.396_337_777_4, 0.215_803_757_3),
    SIMD3(1, -0.105_561_345_8, -0.063_854_172_8),
    SIMD3(1, -0.089_484_177_5, -1.291_485_548_0)
  )
  private static let lightFromCones: Rows = (
    SIMD3(4.076_741_662_1, -3.307_711_591_3, 0.230_969_929_2),
    SIMD3(-1.268_438_004_6, 2.609_757_401_1, -0.341_319_396_5),
    SIMD3(-0.004_196_086_3, -0.703_418_614_7, 1.707_614_701_0)
  )
}
