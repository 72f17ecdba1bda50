import WaggleGraph

extension View {
  /// Makes this view brighter: 0 changes nothing, 1 makes it white.
  @inlinable
  public nonisolated func brightness(_ amount: Double) -> some View {
    modifier(_BrightnessEffect(amount: amount))
  }

  /// Changes the contrast of this view: 1 changes nothing, 0 makes it grey, a negative amount inverts it.
  @inlinable
  public nonisolated func contrast(_ amount: Double) -> some View {
    modifier(_ContrastEffect(amount: amount))
  }

  /// Inverts the colours of this view.
  @inlinable
  public nonisolated func colorInvert() -> some View { modifier(_ColorInvertEffect()) }

  /// Multiplies the colours of this view by a colour: white changes nothing, black makes it black.
  @inlinable
  public nonisolated func colorMultiply(_ color: Color) -> some View {
    modifier(_ColorMultiplyEffect(color: color))
  }

  /// Changes the saturation of this view: 1 changes nothing, 0 makes it grey.
  @inlinable
  public nonisolated func saturation(_ amount: Double) -> some View {
    modifier(_SaturationEffect(amount: amount))
  }

  /// Takes colour away from this view: 0 changes nothing, 1 makes it grey.
  @inlinable
  public nonisolated func grayscale(_ amount: Double) -> some View {
    modifier(_GrayscaleEffect(amount: amount))
  }

  /// Turns the hues of this view by an angle; greys stay as they are.
  @inlinable
  public nonisolated func hueRotation(_ angle: Angle) -> some View {
    modifier(_HueRotationEffect(angle: angle))
  }

  /// Makes this view black, as opaque as its colours were light: a mask from a picture.
  @inlinable
  public nonisolated func luminanceToAlpha() -> some View { modifier(_LuminanceToAlphaEffect()) }
}
