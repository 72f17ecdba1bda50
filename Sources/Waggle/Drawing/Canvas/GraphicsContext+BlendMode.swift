extension GraphicsContext {
  /// How a drawing is combined with what is below it in its layer: the modes of SwiftUI's ``Waggle/BlendMode``, and
  /// none of those that erase beyond what is drawn, such as `copy`, which no renderer of Waggle has.
  public struct BlendMode: Equatable, Sendable {
    let mode: Waggle.BlendMode

    private init(_ mode: Waggle.BlendMode) { self.mode = mode }

    /// Covers what is below.
    public static let normal = BlendMode(.normal)
    /// Multiplies the colours.
    public static let multiply = BlendMode(.multiply)
    /// Multiplies the inverses of the colours.
    public static let screen = BlendMode(.screen)
    /// Multiplies dark colours below and screens light ones.
    public static let overlay = BlendMode(.overlay)
    /// The darker of each two components.
    public static let darken = BlendMode(.darken)
    /// The lighter of each two components.
    public static let lighten = BlendMode(.lighten)
    /// Brightens what is below.
    public static let colorDodge = BlendMode(.colorDodge)
    /// Darkens what is below.
    public static let colorBurn = BlendMode(.colorBurn)
    /// Darkens or lightens softly.
    public static let softLight = BlendMode(.softLight)
    /// Multiplies with dark colours and screens with light ones.
    public static let hardLight = BlendMode(.hardLight)
    /// The distance between the colours.
    public static let difference = BlendMode(.difference)
    /// As `difference`, with less contrast.
    public static let exclusion = BlendMode(.exclusion)
    /// The hue with the saturation and luminosity of what is below.
    public static let hue = BlendMode(.hue)
    /// The saturation with the hue and luminosity of what is below.
    public static let saturation = BlendMode(.saturation)
    /// The hue and saturation with the luminosity of what is below.
    public static let color = BlendMode(.color)
    /// The luminosity with the hue and saturation of what is below.
    public static let luminosity = BlendMode(.luminosity)
    /// Covers only where something is below.
    public static let sourceAtop = BlendMode(.sourceAtop)
    /// Draws below the rest of the layer.
    public static let destinationOver = BlendMode(.destinationOver)
    /// Removes what is below where the drawing is opaque.
    public static let destinationOut = BlendMode(.destinationOut)
    /// Adds the colours.
    public static let plusLighter = BlendMode(.plusLighter)
  }
}
