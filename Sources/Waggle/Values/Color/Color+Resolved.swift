import Foundation

extension Color {
  /// A colour as it is drawn, with linear components, which animations interpolate (M054).
  public struct Resolved: Hashable, Sendable, BitwiseCopyable {
    /// Red in linear sRGB: 0…1, or outside of it for colours outside the gamut.
    public var linearRed: Float
    /// Green in linear sRGB.
    public var linearGreen: Float
    /// Blue in linear sRGB.
    public var linearBlue: Float
    /// 0 is transparent, 1 opaque; the other components are not premultiplied.
    public var opacity: Float

    /// Creates a colour from the components of a colour space.
    public init(
      colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      let light = colorSpace.light(red, green, blue)
      (linearRed, linearGreen, linearBlue) = (light.x, light.y, light.z)
      self.opacity = opacity
    }

    /// Red with the sRGB transfer function applied.
    public var red: Float {
      get { encodedSRGB(linearRed) }
      set { linearRed = linearSRGB(newValue) }
    }

    /// Green with the sRGB transfer function applied.
    public var green: Float {
      get { encodedSRGB(linearGreen) }
      set { linearGreen = linearSRGB(newValue) }
    }

    /// Blue with the sRGB transfer function applied.
    public var blue: Float {
      get { encodedSRGB(linearBlue) }
      set { linearBlue = linearSRGB(newValue) }
    }
  }

  /// Creates a colour that is the same in every colour scheme.
  public init(_ resolved: Resolved) {
    self.init(
      .sRGBLinear, red: Double(resolved.linearRed), green: Double(resolved.linearGreen),
      blue: Double(resolved.linearBlue), opacity: Double(resolved.opacity))
  }
}

extension Color.Resolved: CustomStringConvertible {
  /// The sRGB components as "#RRGGBBAA". They are computed back from the linear ones, so rounding may change the
  /// last bit: 0.3 four times is #4C4C4C4D (C164).
  public var description: String {
    "#" + [red, green, blue, opacity].map { hexByte(Double($0)) }.joined()
  }
}

extension Color.Resolved: Animatable {
  /// The linear components and the opacity, times 128 (M054, M056).
  public var animatableData:
    AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>>
  {
    get {
      let weight = Float(unitWeight)
      return AnimatablePair(
        linearRed * weight,
        AnimatablePair(
          linearGreen * weight, AnimatablePair(linearBlue * weight, opacity * weight)))
    }
    set {
      let weight = Float(unitWeight)
      linearRed = newValue.first / weight
      linearGreen = newValue.second.first / weight
      linearBlue = newValue.second.second.first / weight
      opacity = newValue.second.second.second / weight
    }
  }
}

extension ResolvedColor {
  package init(_ resolved: Color.Resolved) {
    self.init(
      red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
      opacity: Double(resolved.opacity))
  }
}

extension Color.Resolved {
  package init(_ color: ResolvedColor) {
    self.init(
      red: Float(color.red), green: Float(color.green), blue: Float(color.blue),
      opacity: Float(color.opacity))
  }
}
