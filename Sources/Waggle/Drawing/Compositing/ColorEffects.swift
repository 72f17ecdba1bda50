import WaggleGraph

extension View {
  /// Makes this view brighter: 0 changes nothing, 1 makes it white.
  @inlinable
  public nonisolated func brightness(_ amount: Double) -> some View {
    modifier(_ColorEffect(.brightness, amount))
  }

  /// Changes the contrast of this view: 1 changes nothing, 0 makes it grey, a negative amount inverts it.
  @inlinable
  public nonisolated func contrast(_ amount: Double) -> some View {
    modifier(_ColorEffect(.contrast, amount))
  }

  /// Inverts the colours of this view.
  @inlinable
  public nonisolated func colorInvert() -> some View { modifier(_ColorEffect(.inversion)) }

  /// Multiplies the colours of this view by a colour: white changes nothing, black makes it black.
  @inlinable
  public nonisolated func colorMultiply(_ color: Color) -> some View {
    modifier(_ColorMultiplyEffect(color: color))
  }

  /// Changes the saturation of this view: 1 changes nothing, 0 makes it grey.
  @inlinable
  public nonisolated func saturation(_ amount: Double) -> some View {
    modifier(_ColorEffect(.saturation, amount))
  }

  /// Takes colour away from this view: 0 changes nothing, 1 makes it grey.
  @inlinable
  public nonisolated func grayscale(_ amount: Double) -> some View {
    modifier(_ColorEffect(.grayscale, amount))
  }

  /// Turns the hues of this view by an angle; greys stay as they are.
  @inlinable
  public nonisolated func hueRotation(_ angle: Angle) -> some View {
    modifier(_ColorEffect(.hueRotation, angle.radians))
  }

  /// Makes this view black, as opaque as its colours were light: a mask from a picture.
  @inlinable
  public nonisolated func luminanceToAlpha() -> some View {
    modifier(_ColorEffect(.luminanceToAlpha))
  }
}
