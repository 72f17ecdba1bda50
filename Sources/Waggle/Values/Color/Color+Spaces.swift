import Foundation

/// The components of one colour.
typealias RGB = (red: Double, green: Double, blue: Double)

/// The sRGB transfer function, from linear to encoded; odd around 0, so that values outside 0…1 survive.
func encodedSRGB(_ linear: Double) -> Double {
  let size = abs(linear)
  let encoded = size <= 0.003_130_8 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
  return linear < 0 ? -encoded : encoded
}

/// The inverse of `encodedSRGB(_:)`: the linear value of an encoded component.
func linearSRGB(_ encoded: Double) -> Double {
  let size = abs(encoded)
  let linear = size <= 0.040_45 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
  return encoded < 0 ? -linear : linear
}

/// The sRGB transfer function in single precision, which resolved colours use (C164).
func encodedSRGB(_ linear: Float) -> Float {
  let size = abs(linear)
  let encoded = size <= 0.003_130_8 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
  return linear < 0 ? -encoded : encoded
}

/// The linear value of an encoded component in single precision, computed as in SwiftUI with one multiply-add under
/// the power (C164).
func linearSRGB(_ encoded: Float) -> Float {
  let size = abs(encoded)
  let linear =
    size <= 0.040_45 ? size * (1 / 12.92) : pow(size * (1 / 1.055) + 0.055 / 1.055, 2.4)
  return encoded < 0 ? -linear : linear
}

extension Color.RGBColorSpace {
  /// Converts components of this colour space to linear sRGB, in single precision.
  func light(_ red: Float, _ green: Float, _ blue: Float) -> SIMD3<Float> {
    switch self {
    case .sRGB: return SIMD3(linearSRGB(red), linearSRGB(green), linearSRGB(blue))
    case .sRGBLinear: return SIMD3(red, green, blue)
    case .displayP3:
      let light = (
        linearSRGB(Double(red)), linearSRGB(Double(green)), linearSRGB(Double(blue))
      )
      let color = resolvedFromP3(light)
      return SIMD3(Float(color.red), Float(color.green), Float(color.blue))
    }
  }

  /// Converts components of this colour space to encoded sRGB.
  func encodedSRGB(_ red: Double, _ green: Double, _ blue: Double) -> RGB {
    switch self {
    case .sRGB: (red, green, blue)
    case .sRGBLinear: encoded((red, green, blue))
    case .displayP3: encoded(sRGBFromP3((linearSRGB(red), linearSRGB(green), linearSRGB(blue))))
    }
  }
}

private func encoded(_ linear: RGB) -> RGB {
  (encodedSRGB(linear.red), encodedSRGB(linear.green), encodedSRGB(linear.blue))
}

/// Converts linear Display P3 to linear sRGB; both have the white point D65.
private func sRGBFromP3(_ p3: RGB) -> RGB {
  (
    1.224_940_2 * p3.red - 0.224_940_2 * p3.green,
    -0.042_056_9 * p3.red + 1.042_056_9 * p3.green,
    -0.019_637_6 * p3.red - 0.078_636_0 * p3.green + 1.098_273_6 * p3.blue
  )
}

/// The same with four decimals, as SwiftUI's resolved colours have it: 0.3 three times is #4D4C4C (C164).
private func resolvedFromP3(_ p3: RGB) -> RGB {
  (
    1.2249 * p3.red - 0.2247 * p3.green,
    -0.042 * p3.red + 1.0419 * p3.green,
    -0.0197 * p3.red - 0.0786 * p3.green + 1.0979 * p3.blue
  )
}

/// Converts HSB to RGB. Whole turns of the hue have no effect; a hue that is not a number counts as 0.
func rgb(hue: Double, saturation: Double, brightness: Double) -> RGB {
  let turn = hue.isFinite ? (hue - hue.rounded(.down)) * 6 : 0
  /// How far the component that peaks at `peak` sixths of a turn is below its peak, as a fraction of the
  /// saturation.
  func component(_ peak: Double) -> Double {
    let away = abs(turn - peak)
    let distance = min(away, 6 - away)
    return brightness * (1 - saturation * min(max(distance - 1, 0), 1))
  }
  return (component(0), component(2), component(4))
}
