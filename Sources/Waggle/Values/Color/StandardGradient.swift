import Foundation

extension Color {
  /// The standard gradient of the colour: from a lighter one, as saturated, to the colour itself; one that is too light for
  /// that, such as yellow, gets darker (C464).
  public var gradient: AnyGradient {
    var gradient = AnyGradient(Gradient(colors: [self, self]))
    gradient.isStandard = true
    return gradient
  }
}

extension ResolvedColor {
  /// The colours at the top and the bottom of the standard gradient (C464).
  var standardGradient: (ResolvedColor, ResolvedColor) {
    lightness > 81 ? (self, darkened) : (lightened, self)
  }

  /// Fitted to ten pairs of SwiftUI's colours within 6 of 255 levels: each component rises by the share of it that is
  /// missing, and less in saturated colours. The lightness rises by 13.4 at most.
  private var lightened: ResolvedColor {
    let saturation = max(red, green, blue) - min(red, green, blue)
    let light = mapped { 0.8534 * $0 + 0.2186 - 0.0175 * saturation }
    let rise = light.lightness - lightness
    return rise > 13.4 ? Gradient.ColorSpace.device.mixed(self, light, 13.4 / rise) : light
  }

  private var darkened: ResolvedColor { mapped { 1.078 * $0 - 0.141 } }

  private func mapped(_ change: (Double) -> Double) -> ResolvedColor {
    ResolvedColor(red: change(red), green: change(green), blue: change(blue), opacity: opacity)
  }

  /// L* of CIE, from 0, black, to 100, white.
  private var lightness: Double {
    let light =
      0.2126 * linearSRGB(red) + 0.7152 * linearSRGB(green) + 0.0722 * linearSRGB(blue)
    return light > 0.008_856 ? 116 * cbrt(light) - 16 : 903.3 * light
  }
}
